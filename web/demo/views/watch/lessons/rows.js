/** Lessons of algorithms that work row by row, or along one path. @type {import('../lessons.js').Lessons} */
export const ROWS = {
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
    phases: ['start', 'pair', 'grow jump join', '', 'end'],
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
    phases: ['start', 'pair', 'grow jump join', '', 'end'],
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
};
