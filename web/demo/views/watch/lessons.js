/**
 * What each algorithm does, in five sentences, and the phases of its film in which each of them is true
 * (see phase.js).
 * @type {Record<string, { phases: readonly string[], en: readonly string[], ko: readonly string[] }>}
 */
export const LESSONS = {
  binaryTree: {
    phases: ['start', 'pair', 'grow', 'jump join', 'end'],
    en: [
      'No cell has a passage yet, and the algorithm needs no memory: it looks at each cell once.',
      'A cell opens one of two fixed directions, such as north or west; here it meets a cell that had no passage.',
      'Cell after cell chooses by the toss of a coin, so short runs form along the rows.',
      'Every choice leads towards the same corner, which is why no loop can arise.',
      'Two sides have one straight corridor each, and all paths lean towards their corner.',
    ],
    ko: [
      '아직 통로가 없습니다. 칸마다 한 번씩만 보면 되므로 따로 기억할 것도 없습니다.',
      '칸은 북쪽이나 서쪽처럼 정해진 두 방향 가운데 하나를 엽니다. 지금은 통로가 없던 칸과 이어집니다.',
      '동전을 던지듯 칸마다 방향을 골라서, 줄을 따라 짧은 통로가 생깁니다.',
      '어떤 선택이든 같은 모서리로 향하므로 고리가 생길 수 없습니다.',
      '두 변에는 곧은 복도가 하나씩 있고, 모든 길이 그 모서리 쪽으로 기웁니다.',
    ],
  },
  sidewinder: {
    phases: ['start', 'pair', 'grow', 'jump join', 'end'],
    en: [
      'The maze is made row by row, and only the current row matters.',
      'A run of cells begins in the row.',
      'A coin decides at each cell whether the run goes on.',
      'Where a run ends, one of its cells opens a passage to the next row.',
      'One border row is a single corridor, because it has no next row to open to.',
    ],
    ko: [
      '미로를 한 줄씩 만들고, 지금 줄만 알면 됩니다.',
      '줄에서 새 토막이 시작됩니다.',
      '칸마다 동전을 던져 토막을 이어 갈지 정합니다.',
      '토막이 끝나면 그 가운데 한 칸에서 다음 줄로 통로를 엽니다.',
      '가장자리 한 줄은 이어질 다음 줄이 없어서 복도 하나가 됩니다.',
    ],
  },
  eller: {
    phases: ['start', 'pair', 'grow', 'jump', 'join end'],
    en: [
      'The maze is made row by row; each cell of the first row is a set of its own.',
      'Two neighbours of different sets may be joined; two of one set never are, as that would make a loop.',
      'Joined cells have one set from then on, which is shown by their colour.',
      'Every set opens at least one passage to the next row, so none is lost.',
      'The last row joins all sets that are left, and the maze is one.',
    ],
    ko: [
      '미로를 한 줄씩 만듭니다. 첫 줄의 칸은 저마다 하나의 집합입니다.',
      '집합이 다른 이웃은 이을 수 있습니다. 집합이 같은 이웃을 이으면 고리가 생기므로 잇지 않습니다.',
      '이어진 칸들은 한 집합이 되고, 같은 색으로 보입니다.',
      '집합마다 다음 줄로 통로를 하나 이상 열어, 끊기는 집합이 없습니다.',
      '마지막 줄에서 남은 집합을 모두 이으면 미로가 하나로 완성됩니다.',
    ],
  },
  recursiveBacktracker: {
    phases: ['start', 'pair', 'grow', 'jump join', 'end'],
    en: [
      'It begins at one cell and remembers the path to where it stands.',
      'It opens a passage to a random neighbour that was not visited and goes there.',
      'So it walks on and on, and long winding corridors arise.',
      'When every neighbour was visited, it steps back along its path to the last cell with an unvisited one.',
      'Back at the first cell, every cell was visited: few dead ends, long ways.',
    ],
    ko: [
      '한 칸에서 시작하고, 지금 칸까지 온 길을 기억합니다.',
      '방문하지 않은 이웃을 무작위로 골라 통로를 열고 그리로 갑니다.',
      '이렇게 계속 걸어가므로 길고 구불구불한 복도가 생깁니다.',
      '이웃을 모두 방문했다면, 방문하지 않은 이웃이 남은 칸까지 온 길을 되돌아갑니다.',
      '첫 칸까지 되돌아오면 끝입니다. 막다른 길이 적고 길이 깁니다.',
    ],
  },
  huntAndKill: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'It begins at one cell and, unlike the backtracker, remembers no path.',
      'It walks to a random neighbour that was not visited.',
      'The walk goes on until it is stuck.',
      'Then it hunts, row by row, for an unvisited cell next to the maze, joins it and walks on from there.',
      'When the hunt finds nothing more, the maze is finished.',
    ],
    ko: [
      '한 칸에서 시작하고, 백트래킹과 달리 온 길을 기억하지 않습니다.',
      '방문하지 않은 이웃으로 무작위로 걸어갑니다.',
      '더 갈 곳이 없을 때까지 계속 걷습니다.',
      '막히면 한 줄씩 훑으며 미로 옆의 방문하지 않은 칸을 찾아 잇고, 거기서 다시 걷습니다.',
      '더 찾을 칸이 없으면 미로가 완성됩니다.',
    ],
  },
  growingTree: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'It begins with a list of one cell.',
      'It takes a cell of the list, opens a passage to an unvisited neighbour and adds that to the list.',
      'Taking the newest cell makes long corridors, as the backtracker does.',
      'Taking a random or the oldest cell goes on somewhere else and makes many short branches.',
      'Cells without unvisited neighbours leave the list; when it is empty, the maze is finished.',
    ],
    ko: [
      '칸 하나가 든 목록으로 시작합니다.',
      '목록에서 칸을 골라 방문하지 않은 이웃으로 통로를 열고, 그 이웃을 목록에 넣습니다.',
      '가장 새로운 칸을 고르면 백트래킹처럼 긴 복도가 됩니다.',
      '무작위 칸이나 가장 오래된 칸을 고르면 다른 곳에서 이어져 짧은 가지가 많아집니다.',
      '방문하지 않은 이웃이 없는 칸은 목록에서 빠지고, 목록이 비면 완성됩니다.',
    ],
  },
  growingForest: {
    phases: ['start', 'pair', 'grow jump', 'join', 'end'],
    en: [
      'Several cells are chosen at once, and each begins a tree.',
      'A new tree opens its first passage.',
      'The trees take turns: each grows by a cell that no tree has.',
      'Where two different trees meet, one passage joins them; their colours become one.',
      'When all cells belong to one tree, the maze is finished.',
    ],
    ko: [
      '여러 칸을 한꺼번에 골라, 칸마다 나무를 하나씩 키우기 시작합니다.',
      '새 나무가 첫 통로를 엽니다.',
      '나무들이 번갈아 가며, 아직 어느 나무에도 없는 칸으로 자랍니다.',
      '다른 두 나무가 만나면 통로 하나로 이어지고 색도 하나가 됩니다.',
      '모든 칸이 한 나무에 들면 미로가 완성됩니다.',
    ],
  },
  growingBinaryTree: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'It begins with one cell.',
      'A cell opens passages to two unvisited neighbours, where it has as many.',
      'One branch goes on from here.',
      'Then another cell of the list branches, chosen as in the growing tree.',
      'No cell has more than three passages, so there are no crossings of four.',
    ],
    ko: [
      '칸 하나로 시작합니다.',
      '칸마다 방문하지 않은 이웃 둘로 통로를 엽니다. 그런 이웃이 모자라면 있는 만큼만 엽니다.',
      '여기서 가지 하나가 이어집니다.',
      '다음에는 목록의 다른 칸이 가지를 칩니다. 고르는 방법은 자라는 나무와 같습니다.',
      '어느 칸도 통로가 셋을 넘지 않아서 네거리가 없습니다.',
    ],
  },
  parallelBacktracker: {
    phases: ['start', 'pair', 'grow jump', 'join', 'end'],
    en: [
      'Several backtrackers begin at different cells.',
      'A walker opens its first passage.',
      'The walkers take turns, each with a path of its own that it steps back along.',
      'Where regions of two walkers meet, one passage joins them.',
      'Each walker filled a region of its own; few passages lead from one to another.',
    ],
    ko: [
      '여러 백트래커가 서로 다른 칸에서 출발합니다.',
      '한 워커가 첫 통로를 엽니다.',
      '워커들이 번갈아 움직이고, 막히면 저마다 자기가 온 길을 되돌아갑니다.',
      '두 워커의 구역이 만나면 통로 하나로 이어집니다.',
      '구역마다 한 워커가 채웠고, 구역 사이의 통로는 적습니다.',
    ],
  },
  aldousBroder: {
    phases: ['start', 'pair', 'grow jump', 'walk', 'end'],
    en: [
      'A walker stands on a random cell.',
      'It steps to a random neighbour, whether that was visited or not.',
      'The first step into a cell opens the passage it came through.',
      'Steps into visited cells open nothing, so the last cells take very long.',
      'Every perfect maze is equally likely: that is worth the wait.',
    ],
    ko: [
      '워커가 무작위로 고른 칸에 섭니다.',
      '방문했든 안 했든 무작위 이웃으로 한 칸 움직입니다.',
      '처음 들어가는 칸이면 지나온 자리에 통로를 엽니다.',
      '이미 방문한 칸에 들어가면 아무것도 열지 않으므로 마지막 몇 칸이 아주 오래 걸립니다.',
      '모든 완전 미로가 똑같은 확률로 나옵니다. 오래 기다린 보람입니다.',
    ],
  },
  wilson: {
    phases: ['start', 'walk', 'pair grow', 'jump join', 'end'],
    en: [
      'One random cell is the maze; all others are still outside.',
      'From a cell outside a random walk begins; whenever it crosses itself, the loop is erased.',
      'When the walk reaches the maze, its path opens, passage by passage.',
      'The path joins the maze, and the next walk begins at another cell outside.',
      'Every perfect maze is equally likely, and the last walks are the shortest.',
    ],
    ko: [
      '무작위 칸 하나만 미로이고, 나머지는 모두 미로 밖입니다.',
      '미로 밖의 칸에서 무작위로 걷습니다. 자기가 온 길과 만나면 그 고리를 지웁니다.',
      '미로에 닿으면 걸어온 길을 따라 통로를 하나씩 엽니다.',
      '그 길이 미로에 이어지고, 미로 밖의 다른 칸에서 다시 걷기 시작합니다.',
      '모든 완전 미로가 똑같은 확률로 나오고, 뒤로 갈수록 걷는 길이 짧아집니다.',
    ],
  },
  houston: {
    phases: ['start', 'pair', 'grow jump', 'walk join', 'end'],
    en: [
      'It begins as Aldous-Broder does: a walker on a random cell.',
      'The first step into a cell opens its passage.',
      'Cells join the maze one after the other while there are many left.',
      'Then it goes on as Wilson does: walks from outside, without their loops, until they reach the maze.',
      'It is faster than either, but not quite fair: some mazes are a little more likely.',
    ],
    ko: [
      '올더스-브로더처럼 무작위 칸에서 걷기 시작합니다.',
      '처음 들어가는 칸마다 통로를 엽니다.',
      '남은 칸이 많은 동안에는 칸이 차례로 미로에 들어옵니다.',
      '그다음에는 윌슨처럼, 미로 밖에서 고리를 지우며 미로에 닿을 때까지 걷습니다.',
      '둘보다 빠르지만 아주 공평하지는 않아서, 조금 더 자주 나오는 미로가 있습니다.',
    ],
  },
  originShift: {
    phases: ['start', 'pair grow jump', 'join', 'close', 'end'],
    en: [
      'It begins with a simple maze in which every cell points towards one cell, the origin.',
      'The origin moves to a random neighbour, and a passage opens between the two.',
      'For a moment the maze has a loop.',
      'The new origin needs no direction any more: its old passage closes, and the loop is gone.',
      'After many moves nothing of the simple maze is left, and at every moment it was perfect.',
    ],
    ko: [
      '모든 칸이 원점이라는 한 칸을 가리키는 단순한 미로에서 시작합니다.',
      '원점이 무작위 이웃으로 옮겨 가고, 둘 사이에 통로가 열립니다.',
      '이때 잠깐 고리가 생깁니다.',
      '새 원점은 방향이 필요 없으므로 원래 통로를 닫고, 고리도 사라집니다.',
      '여러 번 옮기면 처음 모습은 사라집니다. 그동안 미로는 늘 완전 미로였습니다.',
    ],
  },
  kruskal: {
    phases: ['start', 'pair', 'grow jump join', '', 'end'],
    en: [
      'Every passage gets a random cost, and every cell is a set of its own.',
      'The cheapest passage opens first, wherever it lies.',
      'A passage opens only between two sets, which become one and have one colour.',
      'Passages within a set stay closed for ever, as they would make a loop.',
      'When one set is left, the maze is the cheapest of all perfect ones.',
    ],
    ko: [
      '통로마다 무작위로 비용을 매기고, 칸마다 하나의 집합으로 둡니다.',
      '어디에 있든 가장 싼 통로부터 엽니다.',
      '서로 다른 두 집합 사이만 엽니다. 두 집합은 하나가 되고 색도 같아집니다.',
      '같은 집합 안의 통로는 고리를 만들기 때문에 끝까지 열지 않습니다.',
      '집합이 하나만 남으면, 모든 완전 미로 가운데 가장 싼 미로가 됩니다.',
    ],
  },
  boruvka: {
    phases: ['start', 'pair', 'grow jump', 'join', 'end'],
    en: [
      'Every passage gets a random cost, and every cell is a component of its own.',
      'In a round, each component finds its cheapest passage to another one.',
      'All these passages open.',
      'Components that met are one from then on; so at most half of them are left after each round.',
      'After a few rounds one component is left: the same maze as by Kruskal.',
    ],
    ko: [
      '통로마다 무작위로 비용을 매기고, 칸마다 하나의 성분으로 둡니다.',
      '라운드마다 각 성분이 다른 성분으로 가는 가장 싼 통로를 찾습니다.',
      '그 통로들을 모두 엽니다.',
      '만난 성분은 하나가 되므로, 라운드가 끝날 때마다 성분이 절반 아래로 줍니다.',
      '몇 라운드 만에 성분이 하나만 남고, 크루스칼과 같은 미로가 됩니다.',
    ],
  },
  reverseDelete: {
    phases: ['start', 'open', '', 'close', 'end'],
    en: [
      'Every passage gets a random cost.',
      'All passages are open, so there are loops everywhere.',
      'The passages are looked at from the most expensive one to the cheapest.',
      'A passage closes if its cells stay connected another way round.',
      'No loop is left: the same maze as by Kruskal, reached from the other end.',
    ],
    ko: [
      '통로마다 무작위로 비용을 매깁니다.',
      '모든 통로가 열려 있어 곳곳에 고리가 있습니다.',
      '가장 비싼 통로부터 싼 통로 순서로 살펴봅니다.',
      '닫아도 다른 길로 이어져 있는 통로만 닫습니다.',
      '고리가 남지 않습니다. 크루스칼과 같은 미로를 반대쪽에서 만든 셈입니다.',
    ],
  },
  prim: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'Every passage gets a random cost, and the maze is one cell.',
      'Of all passages that lead out of the maze, the cheapest one opens.',
      'The new cell may have the next cheapest one itself.',
      'Mostly it lies somewhere else along the border of the maze.',
      'When no passage leads out any more, the maze is the cheapest of all perfect ones.',
    ],
    ko: [
      '통로마다 무작위로 비용을 매기고, 칸 하나를 미로로 삼습니다.',
      '미로 밖으로 나가는 통로 가운데 가장 싼 것을 엽니다.',
      '다음으로 싼 통로가 방금 들어온 칸에 있을 수도 있습니다.',
      '대개는 미로 둘레의 다른 곳에 있습니다.',
      '밖으로 나가는 통로가 없으면, 모든 완전 미로 가운데 가장 싼 미로가 됩니다.',
    ],
  },
  primFrontierEdge: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'The maze is one cell; its frontier is the set of passages that lead out of it.',
      'A random passage of the frontier opens.',
      'The new cell brings its own passages into the frontier.',
      'The next one may lie anywhere around the maze; cells with many passages out are reached sooner.',
      'The frontier is empty: short branches all around the start.',
    ],
    ko: [
      '칸 하나가 미로이고, 미로 밖으로 나가는 통로들이 경계입니다.',
      '경계에서 무작위로 고른 통로를 엽니다.',
      '새로 들어온 칸의 통로들도 경계에 더해집니다.',
      '다음 통로는 미로 둘레 어디든 될 수 있고, 들어오는 통로가 많은 칸일수록 먼저 뽑힙니다.',
      '경계가 비었습니다. 출발한 칸 둘레로 짧은 가지가 퍼져 있습니다.',
    ],
  },
  primFrontierCell: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'The maze is one cell; its frontier is the set of cells next to it.',
      'A random cell of the frontier joins the maze.',
      'It opens a passage to a random neighbour in the maze, here to the cell before.',
      'Every cell of the frontier is equally likely, wherever it lies.',
      'The frontier is empty: very many short dead ends.',
    ],
    ko: [
      '칸 하나가 미로이고, 그 옆의 칸들이 경계입니다.',
      '경계에서 무작위로 고른 칸이 미로에 들어옵니다.',
      '그 칸은 미로 안의 이웃 하나로 통로를 엽니다. 여기서는 바로 앞의 칸입니다.',
      '경계의 칸은 어디에 있든 똑같은 확률로 뽑힙니다.',
      '경계가 비었습니다. 짧은 막다른 길이 아주 많습니다.',
    ],
  },
  primActiveCell: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'The maze is one cell, which is active.',
      'A random active cell opens a passage to an unvisited neighbour, which becomes active.',
      'Here the newest cell was drawn again.',
      'All active cells are equally likely, so the maze spreads evenly.',
      'Cells without unvisited neighbours are active no more; when none is left, the maze is finished.',
    ],
    ko: [
      '칸 하나가 미로이고, 이 칸이 활성 칸입니다.',
      '활성 칸을 무작위로 골라 방문하지 않은 이웃으로 통로를 열면, 그 이웃도 활성 칸이 됩니다.',
      '여기서는 방금 들어온 칸이 또 뽑혔습니다.',
      '활성 칸은 모두 똑같은 확률로 뽑히므로 미로가 고르게 퍼집니다.',
      '방문하지 않은 이웃이 없는 칸은 활성에서 빠지고, 활성 칸이 없으면 완성됩니다.',
    ],
  },
  primCellCost: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'Every cell gets a random cost, and the maze is one cell.',
      'The cheapest cell of the maze opens a passage to an unvisited neighbour.',
      'If the new cell is cheaper still, it goes on from there.',
      'If not, a cheaper cell elsewhere grows again: cheap cells get many branches.',
      'Expensive cells never grew: nearly half of all cells are dead ends.',
    ],
    ko: [
      '칸마다 무작위로 비용을 매기고, 칸 하나를 미로로 삼습니다.',
      '미로에서 가장 싼 칸이 방문하지 않은 이웃으로 통로를 엽니다.',
      '새 칸이 더 싸면 거기서 이어 갑니다.',
      '그렇지 않으면 다른 곳의 더 싼 칸이 다시 자라므로, 싼 칸에는 가지가 많아집니다.',
      '비싼 칸은 한 번도 자라지 못해서, 칸의 절반 가까이가 막다른 길입니다.',
    ],
  },
  randomBfs: {
    phases: ['start', 'pair', 'grow', 'jump', 'end'],
    en: [
      'It begins at one cell, as a wave does.',
      'The wave opens a passage to a cell that it has not reached.',
      'A cell of the wave hands on to its neighbours in random order.',
      'The wave goes round by round: first all cells one step away, then all that are two steps away.',
      'From the first cell every path is a shortest one; corridors look like rays.',
    ],
    ko: [
      '물결처럼 한 칸에서 시작합니다.',
      '물결이 아직 닿지 않은 칸으로 통로를 엽니다.',
      '물결의 칸은 무작위 순서로 이웃에게 번집니다.',
      '한 걸음 떨어진 칸을 모두 지난 뒤에 두 걸음 떨어진 칸으로, 한 바퀴씩 번집니다.',
      '첫 칸에서 어디로 가든 최단 경로이고, 복도가 햇살처럼 뻗습니다.',
    ],
  },
  recursiveDivision: {
    phases: ['start', 'open', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open: the whole space is one room.',
      'A straight line divides the room into two.',
      'Along the line all passages close but one, the door between the two halves.',
      'Each half was divided in the same way until it was too narrow: long straight walls remain.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '모든 통로가 열려 있어, 전체가 하나의 방입니다.',
      '곧은 선이 방을 둘로 나눕니다.',
      '선을 따라 통로를 모두 닫고, 두 쪽을 잇는 문 하나만 남깁니다.',
      '나뉜 쪽을 더 나눌 수 없을 때까지 되풀이해서, 긴 직선 벽이 남습니다.',
    ],
  },
  blobbyDivision: {
    phases: ['start', 'open', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open: the whole space is one region.',
      'Two random cells of a region each grow a blob until they share it.',
      'Along the border of the blobs all passages close but one.',
      'Both blobs were divided again, and so on: the walls wind as the borders did.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '모든 통로가 열려 있어, 전체가 하나의 구역입니다.',
      '구역의 무작위 두 칸에서 덩어리가 자라나 구역을 나눠 가집니다.',
      '두 덩어리의 경계에서 통로를 하나만 남기고 모두 닫습니다.',
      '두 덩어리를 다시 나누기를 되풀이해서, 벽이 경계를 따라 구불구불합니다.',
    ],
  },
  voronoiDivision: {
    phases: ['start', 'open', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open: the whole space is one region.',
      'Two random cells divide the region: each cell belongs to the nearer of the two.',
      'Along the line halfway between them all passages close but one.',
      'Both parts were divided in the same way: long slanted walls remain.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '모든 통로가 열려 있어, 전체가 하나의 구역입니다.',
      '무작위 두 칸이 구역을 나눕니다. 칸은 둘 가운데 가까운 쪽에 속합니다.',
      '두 칸의 한가운데를 지나는 선에서 통로를 하나만 남기고 모두 닫습니다.',
      '나뉜 쪽을 같은 방법으로 계속 나눠서, 길고 비스듬한 벽이 남습니다.',
    ],
  },
  unicursal: {
    phases: ['start', 'pair', 'grow', '', 'end'],
    en: [
      'A small perfect maze, of half the width and height, is made first and not shown.',
      'The walk begins next to one of its corridors.',
      'It follows the walls of the small maze as with a hand on them.',
      'Each corridor is walked on both of its sides, so no cell is left out.',
      'The walk comes back to its beginning: one way through every cell, without a branch.',
    ],
    ko: [
      '너비와 높이가 절반인 작은 완전 미로를 먼저 만들어 둡니다. 화면에는 보이지 않습니다.',
      '그 미로의 복도 옆에서 걷기 시작합니다.',
      '작은 미로의 벽을 한 손으로 짚은 듯이 따라갑니다.',
      '복도마다 양쪽을 모두 지나므로 빠지는 칸이 없습니다.',
      '처음 자리로 돌아옵니다. 갈림길 없이 모든 칸을 지나는 길 하나입니다.',
    ],
  },
  spiral: {
    phases: ['start', 'pair', 'grow', '', 'end'],
    en: [
      'The seed chooses a corner and a direction to turn.',
      'The corridor begins in that corner.',
      'It goes straight on along the border.',
      'Where the next cell was visited, it turns.',
      'The corridor ends in the middle: there is nothing to choose on the way.',
    ],
    ko: [
      '시드에 따라 모서리와 도는 방향이 정해집니다.',
      '그 모서리에서 복도가 시작됩니다.',
      '가장자리를 따라 곧게 나아갑니다.',
      '다음 칸이 이미 지나온 칸이면 방향을 꺾습니다.',
      '한가운데에서 끝납니다. 가는 동안 고를 것이 없습니다.',
    ],
  },
  serpentine: {
    phases: ['start', 'pair', 'grow', '', 'end'],
    en: [
      'The seed chooses a corner and an axis.',
      'The corridor begins in that corner.',
      'It goes straight to the other side.',
      'There it moves on by one row and comes back.',
      'One corridor fills all rows: the longest possible way from end to end.',
    ],
    ko: [
      '시드에 따라 모서리와 방향이 정해집니다.',
      '그 모서리에서 복도가 시작됩니다.',
      '반대쪽 끝까지 곧게 갑니다.',
      '끝에서 한 줄 옮겨 되돌아옵니다.',
      '복도 하나가 모든 줄을 채웁니다. 양 끝 사이의 길이 가장 깁니다.',
    ],
  },
  bspDungeon: {
    phases: ['start', 'split', 'room', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock, and one rectangle.',
      'Lines split rectangles in two until the parts are small enough.',
      'In each part a room is dug, and corridors from room to room.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'The splits decided what lies where: rooms never overlap.',
    ],
    ko: [
      '지도 전체가 바위이고, 하나의 직사각형입니다.',
      '충분히 작아질 때까지 선이 직사각형을 둘로 나눕니다.',
      '나뉜 곳마다 방을 파고, 방과 방 사이에 복도를 팝니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '나누는 선이 자리를 정하므로 방이 서로 겹치지 않습니다.',
    ],
  },
};

/**
 * Which of the five sentences is true in a phase: the index, or -1 if none names it.
 * @param {string} id of the generator
 * @param {import('./phase.js').Phase} phase
 */
export const sentenceOf = (id, phase) =>
  LESSONS[id]?.phases.findIndex((phases) => phases.split(' ').includes(phase)) ?? -1;
