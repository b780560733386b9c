/** Lessons of solvers. @type {import('../lessons.js').Lessons} */
export const SOLVERS = {
  bfs: {
    phases: ['start', 'ahead elsewhere', 'path end'],
    en: [
      'The search begins at the start, and spreads like water.',
      'Cells are visited in the order in which they were reached: all cells one step away, then all that are two steps away.',
      'The first way that reaches the goal is a shortest one, because all nearer cells were visited before.',
    ],
    ko: [
      '출발점에서 시작해 물처럼 퍼집니다.',
      '먼저 닿은 칸부터 살펴봅니다. 한 걸음 떨어진 칸을 모두 본 다음 두 걸음 떨어진 칸을 봅니다.',
      '더 가까운 칸을 모두 먼저 살펴보았으므로, 처음 도착한 길이 최단 경로입니다.',
    ],
  },
  dfs: {
    phases: ['start', 'ahead', 'elsewhere', 'path end'],
    en: [
      'The search begins at the start and remembers the way to where it stands.',
      'It follows one passage as far as it leads.',
      'In a dead end it goes back to the last cell with a way that it has not tried.',
      'The way that it remembers is a path; with loops it need not be a shortest one.',
    ],
    ko: [
      '출발점에서 시작하고, 지금 칸까지 온 길을 기억합니다.',
      '한 통로를 갈 수 있는 데까지 따라갑니다.',
      '막다른 곳에서는 아직 안 가 본 길이 있는 마지막 칸으로 되돌아갑니다.',
      '기억하고 있는 길이 경로입니다. 고리가 있으면 최단 경로가 아닐 수 있습니다.',
    ],
  },
  dijkstra: {
    phases: ['start', 'ahead elsewhere', 'path end'],
    en: [
      'The cost of a cell is that of the cheapest way found to it so far.',
      'The cheapest cell comes next; its cost is final. Where every step costs the same, this is breadth first.',
      'No cheaper way to the goal can be left, because all cheaper cells were visited.',
    ],
    ko: [
      '칸의 비용은 지금까지 찾은 가장 싼 길의 비용입니다.',
      '가장 싼 칸이 다음이고, 그 비용은 더 바뀌지 않습니다. 걸음마다 비용이 같으면 너비 우선과 같습니다.',
      '더 싼 칸을 모두 살펴보았으므로, 도착점까지 더 싼 길은 없습니다.',
    ],
  },
  aStar: {
    phases: ['start', 'ahead elsewhere', 'path end'],
    en: [
      'It knows how far the goal is without walls, which is never more than the way through the maze.',
      'A cell comes next if its way so far and its distance to the goal add up to the least.',
      'The path is a shortest one, and cells that lead away from the goal were often left alone.',
    ],
    ko: [
      '벽이 없을 때 도착점까지의 거리를 압니다. 실제 길은 그보다 짧을 수 없습니다.',
      '온 길과 남은 거리를 더한 값이 가장 작은 칸이 다음입니다.',
      '경로는 최단 경로이고, 도착점에서 멀어지는 칸은 대개 살펴보지 않습니다.',
    ],
  },
  greedy: {
    phases: ['start', 'ahead elsewhere', 'path end'],
    en: [
      'It looks only at how far the goal would be without walls.',
      'The cell that seems nearest to the goal comes next, however long the way to it is.',
      'It often arrives after few cells; the path need not be a shortest one.',
    ],
    ko: [
      '벽이 없을 때 도착점까지의 거리만 봅니다.',
      '온 길이 얼마나 길든, 도착점에 가장 가까워 보이는 칸이 다음입니다.',
      '적은 칸만 보고 도착할 때가 많지만, 최단 경로가 아닐 수 있습니다.',
    ],
  },
  bidirectional: {
    phases: ['start', 'ahead elsewhere again', 'path end'],
    en: [
      'Two searches begin, one at the start and one at the goal.',
      'The search whose next cell is nearer to its end takes a step.',
      'Where the two met, the halves of a shortest path join; each search had only half of the way to spread.',
    ],
    ko: [
      '출발점과 도착점에서 두 탐색이 함께 시작됩니다.',
      '다음 칸이 자기 끝에 더 가까운 탐색이 한 걸음 나아갑니다.',
      '둘이 만난 곳에서 최단 경로의 두 쪽이 이어집니다. 저마다 절반까지만 퍼지면 됩니다.',
    ],
  },
  deadEndFilling: {
    phases: ['start', 'dead discard', 'ahead elsewhere', 'path end'],
    en: [
      'It sees the whole maze and looks for dead ends.',
      'No path leads through a dead end: it is filled, back to the next junction.',
      'No dead end is left; what remains is searched breadth first.',
      'Without loops exactly the path remains.',
    ],
    ko: [
      '미로 전체를 보고 막다른 칸을 찾습니다.',
      '막다른 칸을 지나는 경로는 없으므로, 갈림길이 나올 때까지 메웁니다.',
      '막다른 칸이 남지 않았습니다. 남은 곳을 너비 우선으로 탐색합니다.',
      '고리가 없는 미로에서는 경로만 남습니다.',
    ],
  },
  collision: {
    phases: ['start', 'ahead elsewhere dead', 'discard', 'path end'],
    en: [
      'Water flows into the maze at the start.',
      'It reaches all cells at one distance at the same time, also where there are loops.',
      'A cell from which no water flows on towards the goal is on no shortest path.',
      'All shortest paths remain, and no other cell.',
    ],
    ko: [
      '출발점에서 미로로 물이 흘러듭니다.',
      '거리가 같은 칸에는 동시에 닿습니다. 고리가 있어도 그렇습니다.',
      '거기서 도착점 쪽으로 물이 흐르지 않는 칸은 어느 최단 경로에도 없습니다.',
      '최단 경로에 있는 칸만 모두 남습니다.',
    ],
  },
  allShortest: {
    phases: ['start', 'ahead elsewhere', 'path end'],
    en: [
      'The search begins as breadth first does.',
      'A cell may be reached by several shortest ways; each of them counts.',
      'The paths are counted from the goal back; one of them is shown.',
    ],
    ko: [
      '너비 우선 탐색처럼 시작합니다.',
      '한 칸에 이르는 최단 경로가 여럿일 수 있고, 모두 셉니다.',
      '도착점부터 거꾸로 경로의 수를 셉니다. 그 가운데 하나를 보여 줍니다.',
    ],
  },
  chain: {
    phases: ['start', 'apart', 'ahead again', 'path end'],
    en: [
      'A line leads to the goal as if there were no walls.',
      'A wall blocks the line: two robots follow the wall, one to each side.',
      'Where the line is free, it is followed.',
      'The path is the walk without its detours; it need not be a shortest one.',
    ],
    ko: [
      '벽이 없는 것처럼 도착점까지 선을 긋습니다.',
      '벽이 선을 막으면 로봇 둘이 벽을 따라 양쪽으로 갑니다.',
      '선이 트인 곳에서는 선을 따라갑니다.',
      '걸은 길에서 돌아간 곳을 뺀 것이 경로입니다. 최단 경로가 아닐 수 있습니다.',
    ],
  },
  wallFollower: {
    phases: ['start', 'ahead', 'again', 'path end'],
    en: [
      'It knows nothing of the maze but what is around it, and keeps one hand on the wall.',
      'The hand never leaves the wall, so it follows every corner of it.',
      'From a dead end the same wall leads it out again, along the other side.',
      'Without loops all walls hang together, so it passes every cell until the goal.',
    ],
    ko: [
      '둘레밖에 모르지만, 한 손을 벽에서 떼지 않습니다.',
      '손을 떼지 않으므로 벽의 모든 굽이를 따라갑니다.',
      '막다른 곳에서는 같은 벽을 따라 반대쪽으로 되돌아 나옵니다.',
      '고리가 없으면 벽이 모두 이어져 있어, 언젠가 도착점을 지납니다.',
    ],
  },
  pledge: {
    phases: ['start', 'ahead', 'again', 'path end'],
    en: [
      'It keeps a direction, as with a compass, and counts its turns.',
      'It goes straight on, or along a wall while its turns do not add up to none.',
      'Around a wall it may come to a cell where it was before; its count of turns tells the two visits apart.',
      'From inside a flat maze it finds every way out; an end inside it may miss.',
    ],
    ko: [
      '나침반처럼 한 방향을 지키고, 도는 횟수를 셉니다.',
      '곧장 가다가 벽을 만나면, 회전을 더한 값이 0이 될 때까지 벽을 따라갑니다.',
      '벽을 돌다가 왔던 칸에 다시 올 수 있지만, 센 회전이 달라 헷갈리지 않습니다.',
      '평면 미로에서 밖으로 나가는 길은 반드시 찾지만, 안쪽의 도착점은 놓칠 수 있습니다.',
    ],
  },
  tremaux: {
    phases: ['start', 'ahead', 'again', 'path end'],
    en: [
      'It explores on foot and has a piece of chalk.',
      'It goes into passages without a mark, as long as there are any.',
      'Otherwise it goes back by the passage with a single mark, which has two then.',
      'It went through no passage more than twice; single marks show the way.',
    ],
    ko: [
      '분필 하나를 들고 걸어서 탐험합니다.',
      '표시 없는 통로가 있으면 그리로 갑니다.',
      '없으면 표시가 하나인 통로로 되돌아갑니다. 그 통로의 표시는 둘이 됩니다.',
      '어느 통로도 두 번 넘게 지나지 않았습니다. 표시가 하나인 통로가 길입니다.',
    ],
  },
  randomMouse: {
    phases: ['start', 'ahead', 'again', 'path end'],
    en: [
      'A mouse without a memory.',
      'At every junction it takes a passage by chance, but never turns round in the middle of a way.',
      'It comes to the same places again and again, and does not know it.',
      'It arrives only by chance; the path is its walk without the detours.',
    ],
    ko: [
      '기억이 없는 쥐입니다.',
      '갈림길마다 아무 통로나 고르지만, 길 한가운데에서 돌아서지는 않습니다.',
      '같은 곳에 몇 번이고 다시 오면서도 알지 못합니다.',
      '우연히 도착할 뿐입니다. 걸은 길에서 돌아간 곳을 뺀 것이 경로입니다.',
    ],
  },
};
