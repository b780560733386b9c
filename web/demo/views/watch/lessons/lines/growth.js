/** Pseudocode of algorithms that grow from one cell or several. @type {import('../../lines.js').LineTexts} */
export const GROWTH_LINES = {
  recursiveBacktracker: `
    start     | stack = [a random cell]; mark it as visited           | 스택 = [무작위 칸]; 그 칸을 방문
              | while the stack is not empty:                         | 스택이 비지 않은 동안:
              |   cell = top of the stack                             |   칸 = 스택의 맨 위
              |   if the cell has unvisited neighbours:               |   방문하지 않은 이웃이 있으면:
    pair grow |     open the passage to a random one; push it         |     하나를 무작위로 골라 통로를 열고 스택에 넣는다
              |   otherwise: pop the cell (step back)                 |   없으면: 칸을 스택에서 뺀다 (되돌아간다)
    jump      |     until a cell has one: open it and push it         |     이웃이 남은 칸에 닿으면: 열고 넣는다
    end       | return the maze                                       | 미로 완성
  `,
  'recursiveBacktracker original': `
    start          | search(a random cell)                            | 탐색(무작위 칸)
                   | search(cell):                                    | 탐색(칸):
                   |   mark the cell as visited                       |   칸을 방문
                   |   for each direction, in random order:           |   방향마다, 무작위 순서로:
                   |     if the neighbour there is unvisited:         |     그쪽 이웃을 방문하지 않았으면:
    pair           |       search(neighbour), down to a dead end;     |       탐색(이웃), 막다른 곳까지 들어가고
    grow join      |       then, on the way back: open the passage    |       되돌아오면서 통로를 연다
    end            | return the maze                                  | 미로 완성
  `,
  huntAndKill: `
    start     | cell = a random cell; mark it as visited              | 칸 = 무작위 칸; 방문
              | repeat:                                               | 되풀이:
              |   while the cell has unvisited neighbours:            |   방문하지 않은 이웃이 있는 동안:
    pair grow |     open the passage to a random one; cell = that one |     하나를 무작위로 골라 통로를 열고 그리로 간다
              |   hunt, row by row, for an unvisited cell             |   한 줄씩 훑으며, 미로와 맞닿은
              |     that is adjacent to the maze                      |     방문하지 않은 칸을 찾는다
    jump      |   open a passage to the maze; cell = that one         |   미로로 통로를 열고 거기서 다시 걷는다
              |   if there is none: stop                              |   없으면: 끝낸다
    end       | return the maze                                       | 미로 완성
  `,
  growingTree: `
    start     | list = [a random cell]                                | 목록 = [무작위 칸]
              | while the list is not empty:                          | 목록이 비지 않은 동안:
              |   choose a cell of the list: newest, random ...       |   목록에서 칸을 고른다: 가장 새 칸, 무작위 칸 …
              |   if it has unvisited neighbours:                     |   방문하지 않은 이웃이 있으면:
    pair grow |     open to a random one (chosen: the newest cell)    |     무작위 이웃으로 연다 (고른 칸: 가장 새 칸)
    jump      |     open to a random one (chosen: another cell)       |     무작위 이웃으로 연다 (고른 칸: 다른 칸)
              |     add it to the list                                |     그 이웃을 목록에 넣는다
              |   otherwise: remove the cell from the list            |   없으면: 칸을 목록에서 뺀다
    end       | return the maze                                       | 미로 완성
  `,
  growingForest: `
    start     | choose several cells; each begins a tree              | 칸을 여럿 골라 나무를 하나씩 시작한다
              | while a tree can still work:                          | 일할 나무가 남은 동안:
              |   tree = a random one; cell = one of its list         |   무작위 나무와, 그 목록의 칸을 고른다
              |   if the cell has unvisited neighbours:               |   방문하지 않은 이웃이 있으면:
    pair      |     open to a random one (first of its tree)          |     무작위 이웃으로 연다 (나무의 첫 통로)
    grow jump |     open to a random one, which joins the tree        |     무작위 이웃으로 열고, 그 칸은 나무에 든다
              |   otherwise: remove the cell from the list            |   없으면: 칸을 목록에서 빼고,
    join      |     open to each adjacent tree not joined yet         |     맞닿은, 아직 안 이어진 나무마다 연다
    end       | return the maze                                       | 미로 완성
  `,
  growingBinaryTree: `
    start     | list = [a random cell]                                | 목록 = [무작위 칸]
              | while the list is not empty:                          | 목록이 비지 않은 동안:
              |   remove a random cell from the list                  |   무작위 칸을 목록에서 뺀다
              |   twice, if it has unvisited neighbours:              |   방문하지 않은 이웃이 있으면, 두 번까지:
    pair grow |     open to a random one (at the cell before)         |     무작위 이웃으로 연다 (바로 앞의 칸에서)
    jump      |     open to a random one (at another cell)            |     무작위 이웃으로 연다 (다른 칸에서)
              |     add it to the list                                |     그 이웃을 목록에 넣는다
              | cells that remain join by a third passage             | 남은 칸은 세 번째 통로로 잇는다
    end       | return the maze                                       | 미로 완성
  `,
  parallelBacktracker: `
    start     | choose several cells, a walker and a stack for each   | 칸을 여럿 골라 워커와 스택을 하나씩 둔다
              | while a stack is not empty, each walker in turn:      | 스택이 남은 동안, 워커마다 번갈아:
              |   if its cell has unvisited neighbours:               |   방문하지 않은 이웃이 있으면:
    pair      |     open to a random one (its first passage)          |     무작위 이웃으로 연다 (첫 통로)
    grow jump |     open to a random one; push it                     |     무작위 이웃으로 열고 스택에 넣는다
              |   otherwise: pop the cell (step back),                |   없으면: 칸을 스택에서 빼고 (되돌아가고),
    join      |     open to each adjacent tree not joined yet         |     맞닿은, 아직 안 이어진 나무마다 연다
    end       | return the maze                                       | 미로 완성
  `,
  randomBfs: `
    start     | queue = [a random cell]                               | 큐 = [무작위 칸]
              | while the queue is not empty:                         | 큐가 비지 않은 동안:
              |   cell = first of the queue; remove it                |   칸 = 큐의 첫 칸; 큐에서 뺀다
              |   for each unvisited neighbour, in random order:      |   방문하지 않은 이웃마다, 무작위 순서로:
    pair grow |     open the passage (at the cell before)             |     통로를 연다 (바로 앞의 칸에서)
    jump      |     open the passage (the wave goes on elsewhere)     |     통로를 연다 (물결이 다른 곳에서 이어진다)
              |     add it to the end of the queue                    |     큐의 끝에 넣는다
    end       | return the maze                                       | 미로 완성
  `,
  primFrontierEdge: `
    start     | maze = [a random cell]                                | 미로 = [무작위 칸]
              | frontier = its edges to other cells                   | 경계 = 그 칸에서 밖으로 가는 통로들
              | while the frontier is not empty:                      | 경계가 비지 않은 동안:
              |   remove a random edge from the frontier              |   경계에서 무작위 통로를 뺀다
              |   if its outer cell is still unvisited:               |   바깥 칸을 아직 방문하지 않았으면:
    pair grow |     open it (at the newest cell)                      |     통로를 연다 (가장 새 칸에서)
    jump      |     open it (elsewhere)                               |     통로를 연다 (다른 곳에서)
              |     add the edges of the new cell to the frontier     |     새 칸의 통로들을 경계에 넣는다
    end       | return the maze                                       | 미로 완성
  `,
  primFrontierCell: `
    start     | maze = [a random cell]                                | 미로 = [무작위 칸]
              | frontier = its unvisited neighbours                   | 경계 = 방문하지 않은 이웃들
              | while the frontier is not empty:                      | 경계가 비지 않은 동안:
              |   remove a random cell from the frontier              |   경계에서 무작위 칸을 뺀다
    pair grow |   open to a random neighbour in the maze (the newest) |   미로 안의 무작위 이웃으로 연다 (가장 새 칸)
    jump      |   open to a random neighbour in the maze (elsewhere)  |   미로 안의 무작위 이웃으로 연다 (다른 칸)
              |   add its unvisited neighbours to the frontier        |   방문하지 않은 이웃들을 경계에 넣는다
    end       | return the maze                                       | 미로 완성
  `,
  primActiveCell: `
    start     | list = [a random cell]                                | 목록 = [무작위 칸]
              | while the list is not empty:                          | 목록이 비지 않은 동안:
              |   cell = a random one of the list                     |   칸 = 목록의 무작위 칸
              |   if it has unvisited neighbours:                     |   방문하지 않은 이웃이 있으면:
    pair grow |     open to a random one (the newest cell was drawn)  |     무작위 이웃으로 연다 (가장 새 칸이 뽑힘)
    jump      |     open to a random one (another cell was drawn)     |     무작위 이웃으로 연다 (다른 칸이 뽑힘)
              |     add it to the list                                |     그 이웃을 목록에 넣는다
              |   otherwise: remove the cell from the list            |   없으면: 칸을 목록에서 뺀다
    end       | return the maze                                       | 미로 완성
  `,
};
