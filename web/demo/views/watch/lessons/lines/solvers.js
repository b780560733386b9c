/** Pseudocode of solvers. @type {import('../../lines.js').LineTexts} */
export const SOLVER_LINES = {
  bfs: `
    start           | queue = [the start]                                  | 큐 = [출발점]
                    | while the queue is not empty:                        | 큐가 비지 않은 동안:
    ahead elsewhere |   cell = first of the queue; visit it                |   칸 = 큐의 첫 칸; 살펴본다
                    |   if it is the goal: stop                            |   도착점이면: 멈춘다
                    |   add its unreached neighbours to the queue          |   아직 닿지 않은 이웃을 큐에 넣는다
    path            | follow the parents back from the goal                | 도착점에서 부모를 따라 되짚는다
    end             | return the path                                      | 경로를 돌려준다
  `,
  dfs: `
    start     | stack = [the start]                                        | 스택 = [출발점]
              | while the top of the stack is not the goal:                | 스택의 맨 위가 도착점이 아닌 동안:
              |   if it has an unreached neighbour:                        |   닿지 않은 이웃이 있으면:
    ahead     |     visit the first one; push it                           |     첫째 이웃을 살펴보고 스택에 넣는다
              |   otherwise: pop the cell (go back)                        |   없으면: 칸을 뺀다 (되돌아간다)
    elsewhere |     until a cell has one: visit it; push it                |     이웃이 남은 칸에 닿으면: 살펴보고 넣는다
    path      | the stack is the path                                      | 스택이 곧 경로다
    end       | return the path                                            | 경로를 돌려준다
  `,
  dijkstra: `
    start           | cost of the start = 0; heap = [the start]            | 출발점의 비용 = 0; 힙 = [출발점]
                    | while the heap is not empty:                         | 힙이 비지 않은 동안:
    ahead elsewhere |   cell = the cheapest one of the heap; visit it      |   칸 = 힙에서 가장 싼 칸; 살펴본다
                    |   if it is the goal: stop                            |   도착점이면: 멈춘다
                    |   for each neighbour that it makes cheaper:          |   더 싸진 이웃마다:
                    |     set its cost and its parent; add it to the heap  |     비용과 부모를 적고 힙에 넣는다
    path            | follow the parents back from the goal                | 도착점에서 부모를 따라 되짚는다
    end             | return the path                                      | 경로를 돌려준다
  `,
  aStar: `
    start           | open set = [the start]                               | 열린 집합 = [출발점]
                    | while the open set is not empty:                     | 열린 집합이 비지 않은 동안:
                    |   cell = the one with the least                      |   칸 = 다음 값이 가장 작은 칸:
    ahead elsewhere |     cost so far + distance to the goal; visit it     |     온 비용 + 도착점까지 거리; 살펴본다
                    |   if it is the goal: stop                            |   도착점이면: 멈춘다
                    |   for each neighbour that it makes cheaper:          |   더 싸진 이웃마다:
                    |     set its parent; add it to the open set           |     부모를 적고 열린 집합에 넣는다
    path            | follow the parents back from the goal                | 도착점에서 부모를 따라 되짚는다
    end             | return the path                                      | 경로를 돌려준다
  `,
  greedy: `
    start           | open set = [the start]                               | 열린 집합 = [출발점]
                    | while the open set is not empty:                     | 열린 집합이 비지 않은 동안:
                    |   cell = the one that would be nearest               |   칸 = 벽이 없다면 도착점에
    ahead elsewhere |     to the goal without walls; visit it              |     가장 가까울 칸; 살펴본다
                    |   if it is the goal: stop                            |   도착점이면: 멈춘다
                    |   add its unreached neighbours to the open set       |   아직 닿지 않은 이웃을 넣는다
    path            | follow the parents back from the goal                | 도착점에서 부모를 따라 되짚는다
    end             | return the path                                      | 경로를 돌려준다
  `,
  bidirectional: `
    start           | two heaps: [the start] and [the goal]                | 힙 둘: [출발점]과 [도착점]
                    | until the two searches have met on a best path:      | 두 탐색이 가장 좋은 길에서 만날 때까지:
                    |   side = the one whose next cell is cheaper          |   쪽 = 다음 칸이 더 싼 쪽
    ahead elsewhere again |   cell = its cheapest one; visit it                  |   칸 = 그쪽의 가장 싼 칸; 살펴본다
                    |   for each neighbour that it makes cheaper:          |   더 싸진 이웃마다:
                    |     add it to the heap; is it on the other side too? |     힙에 넣고, 반대쪽도 닿았는지 본다
    path            | join the two halves where they met                   | 만난 곳에서 두 길을 잇는다
    end             | return the path                                      | 경로를 돌려준다
  `,
  deadEndFilling: `
    start           | for each cell:                                       | 칸마다:
                    |   while it is a dead end, not the start or the goal: |   출발점도 도착점도 아닌 막다른 칸인 동안:
    dead            |     look at the cell                                 |     그 칸을 본다
    discard         |     fill it; go on to its only neighbour             |     메우고, 하나뿐인 이웃으로 간다
    ahead elsewhere | search what is left, breadth first                   | 남은 곳을 너비 우선으로 탐색한다
    path            | follow the parents back from the goal                | 도착점에서 부모를 따라 되짚는다
    end             | return the path                                      | 경로를 돌려준다
  `,
  collision: `
    start                | flood the maze from the start                   | 출발점에서 물을 흘린다
                         | while water flows:                              | 물이 흐르는 동안:
    ahead elsewhere dead |   the next cell, in order of distance, is flooded | 거리 순서대로 다음 칸에 물이 찬다
                         | for each flooded cell, the last one first:      | 물이 찬 칸마다, 마지막 칸부터:
                         |   if no water flows on from it to the goal:     |   거기서 도착점으로 흐르는 물이 없으면:
    discard              |     discard it                                  |     버린다
    path                 | the cells that remain are the shortest paths    | 남은 칸들이 최단 경로들이다
    end                  | return the first of them                        | 그 가운데 첫 경로를 돌려준다
  `,
  allShortest: `
    start           | queue = [the start]                                  | 큐 = [출발점]
                    | until the goal is visited:                           | 도착점을 살펴볼 때까지:
    ahead elsewhere |   cell = first of the queue; visit it                |   칸 = 큐의 첫 칸; 살펴본다
                    |   add its unreached neighbours, one step farther     |   닿지 않은 이웃을 한 걸음 먼 칸으로 넣는다
                    | from the goal back, paths of a cell = the sum        | 도착점부터 거꾸로, 칸의 경로 수 =
                    |   of those of the cells that follow it               |   뒤따르는 칸들의 경로 수를 더한 것
    path            | follow the first of the shortest paths               | 최단 경로 가운데 첫째를 따라간다
    end             | return the number and the paths                      | 경로의 수와 경로들을 돌려준다
  `,
  chain: `
    start | line = a shortest path without walls                           | 선 = 벽이 없다면 가장 짧은 길
          | until the goal is reached:                                     | 도착점에 닿을 때까지:
          |   if the line is free:                                         |   선이 트여 있으면:
    ahead again |     go along the line                                          |     선을 따라간다
          |   otherwise: send two robots along the wall                    |   막히면: 로봇 둘을 벽을 따라 보낸다
    apart |     each goes a step, in turn                                  |     번갈아 한 걸음씩 간다
          |     follow the first one that is back on the line              |     먼저 선으로 돌아온 쪽을 따라간다
    path  | leave out the detours                                          | 돌아간 길을 뺀다
    end   | return the path                                                | 경로를 돌려준다
  `,
  wallFollower: `
    start | put one hand on a wall                                         | 한 손을 벽에 댄다
          | until the goal is reached:                                     | 도착점에 닿을 때까지:
          |   side = the first open one from the hand on                   |   쪽 = 손에서부터 처음으로 트인 쪽
    ahead |   step there, into a new cell                                  |   그리로, 새 칸에 들어간다
    again |   or back into a cell where it was before                      |   또는 왔던 칸으로 되돌아간다
          |   if the first step would be repeated: give up                 |   첫걸음을 되풀이하게 되면: 포기한다
    path  | leave out the detours                                          | 돌아간 길을 뺀다
    end   | return the path                                                | 경로를 돌려준다
  `,
  pledge: `
    start | choose a direction; turns = 0                                  | 방향을 하나 정한다; 회전 = 0
          | until the goal is reached:                                     | 도착점에 닿을 때까지:
          |   if turns = 0 and the way ahead is open: go straight on       |   회전 = 0이고 앞이 트였으면: 곧장 간다
          |   otherwise: follow the wall, one hand on it;                  |   아니면: 한 손을 벽에 대고 따라가며
          |     turns = turns + each turn, left or right                   |     왼쪽·오른쪽 회전을 더한다
    ahead |   step into a new cell                                         |   새 칸에 들어간다
    again |   or into a cell where it was before                           |   또는 왔던 칸에 들어간다
    path  | leave out the detours                                          | 돌아간 길을 뺀다
    end   | return the path                                                | 경로를 돌려준다
  `,
  tremaux: `
    start | stand at the start; no passage has a mark                      | 출발점에 선다; 표시한 통로는 없다
          | until the goal is reached:                                     | 도착점에 닿을 때까지:
          |   old cell by a new passage: turn back                         |   새 통로로 왔던 칸에 오면: 되돌아간다
          |   otherwise choose a passage without a mark,                   |   아니면 표시 없는 통로를 고르고,
          |     or, if there is none, the one with a single mark           |     없으면 표시가 하나인 통로를 고른다
    ahead |   mark it and go, into a new cell                              |   표시하고 새 칸으로 간다
    again |   or back into a cell where it was before                      |   또는 왔던 칸으로 되돌아간다
    path  | the passages with a single mark are the path                   | 표시가 하나인 통로들이 경로다
    end   | return the path                                                | 경로를 돌려준다
  `,
  randomMouse: `
    start | stand at the start                                             | 출발점에 선다
          | until the goal is reached, or too many steps:                  | 도착하거나 걸음이 너무 많아질 때까지:
          |   choices = the passages but the one it came by                |   후보 = 온 통로를 뺀 통로들
          |   in a dead end: the one it came by                            |   막다른 칸이면: 온 통로
    ahead |   take a random one, into a new cell                           |   무작위로 골라 새 칸으로 간다
    again |   or into a cell where it was before                           |   또는 왔던 칸으로 간다
    path  | leave out the detours                                          | 돌아간 길을 뺀다
    end   | return the path                                                | 경로를 돌려준다
  `,
};
