/** Pseudocode of algorithms that work row by row, or along one path. @type {import('../../lines.js').LineTexts} */
export const ROW_LINES = {
  binaryTree: `
    start  | choose a corner of the bias, such as south-east         | 치우칠 모서리를 정한다 (예: 남동쪽)
           | for each cell, row by row:                              | 한 줄씩 모든 칸에 대해:
           |   choices = the neighbours south and east that exist    |   후보 = 남쪽과 동쪽 이웃 가운데 있는 것
           |   if there are two: toss a coin                         |   둘 다 있으면: 동전을 던져 고른다
    along  |   open the passage along the row,                       |   줄을 따라가는 통로를 열거나
    across |   or the one to the other row                           |   다른 줄로 가는 통로를 연다
           |   if there is none: nothing (only in the corner)        |   없으면: 열지 않는다 (모서리 칸뿐)
    end    | return the maze                                         | 미로 완성
  `,
  sidewinder: `
    start  | begin with the first row                                | 첫 줄에서 시작한다
           | for each row but the last:                              | 마지막 줄을 뺀 모든 줄에 대해:
           |   run = []                                              |   토막 = []
           |   for each cell of the row:                             |   줄의 칸마다 차례로:
           |     add the cell to the run                             |     칸을 토막에 넣는다
    along  |     heads: open the passage to the next cell            |     앞면이면: 다음 칸으로 통로를 연다
    across |     tails, or the row ends: open down from a random cell of the run | 뒷면이거나 줄 끝이면: 토막의 무작위 칸에서 아래로 연다
           |       run = []                                          |       토막 = []
    last   | join all cells of the last row                          | 마지막 줄은 모두 잇는다
    end    | return the maze                                         | 미로 완성
  `,
  eller: `
    start  | each cell of the first row is a set of its own          | 첫 줄의 칸마다 집합을 하나씩 만든다
           | for each row but the last:                              | 마지막 줄을 뺀 모든 줄에 대해:
           |   for each pair of neighbours in different sets:        |   집합이 다른 이웃한 두 칸마다:
    along  |     heads: open the passage; join the two sets          |     앞면이면: 통로를 열고 두 집합을 합친다
           |   for each set of the row:                              |   줄의 집합마다:
    across |     open at least one passage down                      |     아래로 가는 통로를 하나 이상 연다
           |   cells below without a passage are new sets            |   통로가 없는 아래 칸은 새 집합이 된다
    last   | in the last row, join all sets that differ              | 마지막 줄에서는 서로 다른 집합을 모두 잇는다
    end    | return the maze                                         | 미로 완성
  `,
  unicursal: `
    start  | tree = a small maze, a cell per block of 2 x 2          | 나무 = 2 × 2 묶음마다 칸 하나인 작은 미로
    pair   | begin in the first cell, beside the tree                | 첫 칸에서, 나무 옆에 서서 시작한다
           | until the walk is back at the first cell:               | 첫 칸으로 돌아올 때까지:
           |   if the neighbour block is joined in the tree:         |   나무에서 이웃 묶음과 이어져 있으면:
           |     step into that block                                |     그 묶음으로 나간다
           |   otherwise: step along the wall within the block       |   아니면: 묶음 안에서 벽을 따라간다
    grow   |   open the passage of the step                          |   지나온 통로를 연다
    end    | return the circuit                                      | 한 바퀴 도는 길 완성
  `,
  spiral: `
    start  | choose a corner and a hand for the wall                 | 모서리와 벽을 짚을 손을 정한다
    pair   | begin in the corner, along the border                   | 모서리에서 가장자리를 따라 출발한다
           | while there are unvisited cells:                        | 방문하지 않은 칸이 있는 동안:
           |   if a neighbour is unvisited:                          |   방문하지 않은 이웃이 있으면:
           |     turn towards the wall as far as possible            |     벽 쪽으로 돌 수 있는 만큼 돈다
    grow jump join |     open the passage ahead and step            |     앞의 통로를 열고 나아간다
           |   otherwise: step back to a cell that has one           |   없으면: 그런 이웃이 있는 칸까지 되돌아간다
    end    | return the maze                                         | 미로 완성
  `,
  serpentine: `
    start  | choose a corner, and rows or columns                    | 모서리를 고르고, 가로줄로 갈지 세로줄로 갈지 정한다
    pair   | begin in the corner                                     | 모서리에서 출발한다
           | while there are unvisited cells:                        | 방문하지 않은 칸이 있는 동안:
           |   ahead = the next cell of the row;                     |   앞 칸 = 줄의 다음 칸,
           |     at its end the cell of the next row                 |     줄 끝이면 다음 줄의 칸
    grow jump join |   open the passage ahead and step              |   앞의 통로를 열고 나아간다
           |   if cut off: step back to a cell that can go on        |   막히면: 나아갈 수 있는 칸까지 되돌아간다
    end    | return the maze                                         | 미로 완성
  `,
};
