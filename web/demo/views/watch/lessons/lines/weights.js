/** Pseudocode of algorithms by costs and of random walks. @type {import('../../lines.js').LineTexts} */
export const WEIGHT_LINES = {
  kruskal: `
    start               | give each passage a random cost                  | 통로마다 무작위 비용을 매긴다
                        | each cell is a set of its own                    | 칸마다 집합을 하나씩 만든다
                        | for each passage, the cheapest first:            | 통로마다, 싼 것부터 차례로:
                        |   if its two cells are in different sets:        |   두 칸의 집합이 서로 다르면:
    pair grow jump join |     open it; join the two sets                   |     통로를 열고 두 집합을 합친다
    reject              |   otherwise: leave it closed                     |   같으면: 닫힌 채로 둔다
    end                 | return the maze                                  | 미로 완성
  `,
  boruvka: `
    start               | give each passage a random cost                  | 통로마다 무작위 비용을 매긴다
                        | each cell is a component of its own              | 칸마다 성분을 하나씩 만든다
                        | while there are several components:              | 성분이 둘 이상인 동안:
                        |   each finds its cheapest passage to another one |   성분마다 다른 성분으로 가는 가장 싼 통로를 찾는다
                        |   for each passage that was found:               |   찾은 통로마다:
    pair grow jump join |     open it; join the two components             |     통로를 열고 두 성분을 합친다
    reject              |     nothing if the other side has opened it      |     반대쪽이 이미 열었으면 그대로 둔다
    end                 | return the maze                                  | 미로 완성
  `,
  reverseDelete: `
    start  | give each passage a random cost                               | 통로마다 무작위 비용을 매긴다
    open setup | open all passages                                         | 통로를 모두 연다
           | for each passage, the most expensive first:                   | 통로마다, 비싼 것부터 차례로:
           |   if its cells are connected another way round:               |   두 칸이 다른 길로도 이어져 있으면:
    close  |     close it                                                  |     닫는다
    reject |   otherwise: leave it open                                    |   아니면: 열린 채로 둔다
    end    | return the maze                                               | 미로 완성
  `,
  prim: `
    start     | give each passage a random cost                            | 통로마다 무작위 비용을 매긴다
              | maze = [the first cell]; heap = its passages               | 미로 = [첫 칸]; 힙 = 그 칸의 통로들
              | while cells are missing:                                   | 빠진 칸이 있는 동안:
              |   remove the cheapest passage from the heap                |   힙에서 가장 싼 통로를 뺀다
              |   if it leads to a cell outside the maze:                  |   미로 밖의 칸으로 가면:
    pair grow |     open it (at the newest cell)                           |     통로를 연다 (가장 새 칸에서)
    jump      |     open it (elsewhere along the border)                   |     통로를 연다 (경계의 다른 곳에서)
              |     add the passages of the new cell to the heap           |     새 칸의 통로들을 힙에 넣는다
    reject    |   otherwise: leave it closed                               |   아니면: 닫힌 채로 둔다
    end       | return the maze                                            | 미로 완성
  `,
  'prim original': `
    start     | give each passage a random cost                            | 통로마다 무작위 비용을 매긴다
              | heap = [the first cell, for 0]                             | 힙 = [첫 칸, 비용 0]
              | while cells are missing:                                   | 빠진 칸이 있는 동안:
              |   cell = the cheapest one of the heap; remove it           |   칸 = 힙에서 가장 싼 칸; 뺀다
              |   if it is in the maze already: go on                      |   이미 미로에 있으면: 건너뛴다
    pair grow |   open the passage to its parent (the cell before)         |   부모 칸으로 통로를 연다 (바로 앞의 칸)
    jump      |   open the passage to its parent (another cell)            |   부모 칸으로 통로를 연다 (다른 칸)
              |   for each neighbour that it makes cheaper:                |   더 싸진 이웃마다:
              |     parent = cell; add the neighbour to the heap           |     부모 = 칸; 이웃을 힙에 넣는다
    end       | return the maze                                            | 미로 완성
  `,
  primCellCost: `
    start     | give each cell a random cost                               | 칸마다 무작위 비용을 매긴다
              | list = [a random cell]                                     | 목록 = [무작위 칸]
              | while the list is not empty:                               | 목록이 비지 않은 동안:
              |   cell = the cheapest one of the list                      |   칸 = 목록에서 가장 싼 칸
              |   if it has unvisited neighbours:                          |   방문하지 않은 이웃이 있으면:
    pair grow |     open to the cheapest one (at the cell before)          |     가장 싼 이웃으로 연다 (바로 앞의 칸에서)
    jump      |     open to the cheapest one (at another cell)             |     가장 싼 이웃으로 연다 (다른 칸에서)
              |     add it to the list                                     |     그 이웃을 목록에 넣는다
              |   otherwise: remove the cell from the list                 |   없으면: 칸을 목록에서 뺀다
    end       | return the maze                                            | 미로 완성
  `,
  aldousBroder: `
    start           | cell = a random cell; mark it as visited             | 칸 = 무작위 칸; 방문
                    | while there are unvisited cells:                     | 방문하지 않은 칸이 있는 동안:
    walk erase done |   step to a random neighbour                         |   무작위 이웃으로 간다
                    |   if it is unvisited:                                |   방문하지 않은 칸이면:
    pair grow jump  |     open the passage of the step; visit the cell     |     지나온 통로를 열고 방문한다
    end             | return the maze                                      | 미로 완성
  `,
  wilson: `
    start          | maze = [a random cell]                                | 미로 = [무작위 칸]
                   | for each cell that is not in the maze:                | 미로에 없는 칸마다:
                   |   walk = [the cell]                                   |   걸은 길 = [그 칸]
                   |   until the walk reaches the maze:                    |   미로에 닿을 때까지:
    walk           |     step to a random neighbour                        |     무작위 이웃으로 간다
    erase          |     if the walk was there: erase the loop since then  |     걸은 길을 만나면: 그 뒤의 고리를 지운다
    pair grow jump join |   open the passages along the walk                 |   걸은 길을 따라 통로를 연다
    done           |   its cells are in the maze; forget the walk          |   그 칸들은 미로에 든다; 길을 잊는다
    end            | return the maze                                       | 미로 완성
  `,
  houston: `
    start          | cell = a random cell; mark it as visited              | 칸 = 무작위 칸; 방문
                   | while too few cells are visited:                      | 방문한 칸이 모자라는 동안:
    roam           |   step to a random neighbour                          |   무작위 이웃으로 간다
    reach          |   unvisited: open the passage of the step             |   방문하지 않은 칸이면 통로를 연다
                   | for each cell that is not in the maze:                | 미로에 없는 칸마다:
    walk erase     |   walk at random; erase its loops                     |   무작위로 걷고, 고리는 지운다
    pair grow jump join done |   open the passages along the walk            |   걸은 길을 따라 통로를 연다
    end            | return the maze                                       | 미로 완성
  `,
  originShift: `
    start          | origin = a random cell                               | 원점 = 무작위 칸
    setup          | begin with a tree whose links all lead to the origin | 연결이 모두 원점으로 향하는 나무에서 시작한다
                   | repeat many times:                                   | 여러 번 되풀이:
                   |   next = a random neighbour of the origin            |   다음 칸 = 원점의 무작위 이웃
    close          |   remove the link of the next cell                   |   다음 칸의 연결을 끊는다
    grow join pair jump |   link the origin to the next cell               |   원점을 다음 칸에 잇는다
                   |   origin = next                                      |   원점 = 다음 칸
    end            | return the maze                                      | 미로 완성
  `,
};
