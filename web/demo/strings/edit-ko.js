/** The texts of the view in which mazes are changed by hand, loaded with it. @type {typeof import('./edit-en.js').editEn} */
export const editKo = {
  'edit.tools': '고칠 것',
  'edit.start': '출발',
  'edit.end': '도착',
  'edit.cells': '칸',
  'edit.walls': '벽',
  'edit.start.about': '출발할 칸을 누르세요. 키보드로는 화살표와 Enter를 씁니다.',
  'edit.end.about': '도착할 칸을 누르세요. 키보드로는 화살표와 Enter를 씁니다.',
  'edit.cells.about':
    '칸을 누르거나 끌어서 빼고, 다시 누르면 되돌립니다. 키보드로는 화살표와 Enter를 씁니다.',
  'edit.walls.about':
    '칸의 변을 눌러 벽을 열거나 닫습니다. 키보드로는 화살표, 그리고 Shift와 화살표를 씁니다.',
  'edit.pairs.about':
    '두 칸 사이의 변을 누르면 표시하고, 다시 누르면 지웁니다. 키보드로는 화살표, 그리고 Shift와 화살표를 씁니다.',
  'edit.path.about':
    '출발에서 도착까지 지나갈 칸을 끌어서 그립니다. 키보드로는 Enter로 시작하고 Shift와 화살표로 이으며, Delete로 지웁니다.',
  'edit.moved':
    '변형이 미로를 돌리거나 자르거나 늘어놓았습니다. 격자의 칸을 고르려면 그 변형을 꺼 주세요.',
  'edit.wish': '정할 조건 …',
  'edit.done': '완료',
  'edit.large': '{most}칸까지의 미로만 직접 고칠 수 있습니다.',
  'edit.dungeon': '던전의 벽은 타일에 따라 정해져서 직접 고칠 수 없습니다.',
  'edit.last': '칸이 하나는 남아야 합니다.',
  'edit.crossing': '대각선 통로는 서로 교차할 수 없습니다.',
  'edit.at': '가로 {x}, 세로 {y}.',
  'edit.out': '뺀 칸입니다.',
  'edit.sides': '열린 쪽: {sides}.',
  'edit.closed': '모든 쪽이 막혔습니다.',
  'edit.label': '고칠 미로. 화살표 키로 표시를 옮기고 Enter로 그 칸을 고칩니다.',
};
