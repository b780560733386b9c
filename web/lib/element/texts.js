/** What a `<maze-view>` says, in the languages of the package. */

/** @typedef {keyof typeof en} TextKey */

const en = {
  label: 'Maze, {width} by {height} cells.',
  graph: 'Maze, {count} cells.',
  dungeon: 'Dungeon, {width} by {height} cells.',
  keys: 'Arrow keys move the player.',
  ends: 'Start: {start}. End: {end}.',
  place: 'column {x}, row {y}',
  level: '{place}, floor {level}',
  exits: 'Ways on: {exits}.',
  wall: 'A wall: {direction}.',
  against: 'A one-way passage leads here: {direction}.',
  dead: 'Dead end.',
  here: 'Here: {things}.',
  holds: 'Doors and things: {things}.',
  blocked: '{what}: {direction}.',
  with: '{what} ({more})',
  count: '{what} {count}',
  missing: '{what}, key {lock} is missing',
  owned: '{what}, you have key {lock}',
  taken: 'Taken: {things}.',
  opened: 'The door opens.',
  unlocked: 'Key {lock} opens the door.',
  found: 'You found a secret door.',
  open: 'open door',
  closed: 'closed door',
  locked: 'locked door',
  secret: 'secret door',
  entrance: 'entrance',
  exit: 'exit',
  key: 'key {lock}',
  treasure: 'treasure',
  monster: 'monster',
  boss: 'boss',
  moves: '{moves} moves',
  solved: 'Solved in {moves} moves. The shortest path has {best}.',
  hint: 'Hint',
  hinted: 'Hint: {direction}.',
  again: 'Start over',
  play: 'Play',
  pause: 'Pause',
  film: 'Step of the film',
  step: '{position} of {length}',
  failed: 'The maze could not be loaded: {reason}',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  upLeft: 'up and left',
  upRight: 'up and right',
  downLeft: 'down and left',
  downRight: 'down and right',
  upstairs: 'up the stairs',
  downstairs: 'down the stairs',
};

/** @type {typeof en} */
const ko = {
  label: '미로, 가로 {width}칸 세로 {height}칸.',
  graph: '미로, 칸 {count}개.',
  dungeon: '던전, 가로 {width}칸 세로 {height}칸.',
  keys: '화살표 키로 움직입니다.',
  ends: '출발점: {start}. 도착점: {end}.',
  place: '{x}열 {y}행',
  level: '{level}층 {place}',
  exits: '갈 수 있는 방향: {exits}.',
  wall: '{direction}: 벽입니다.',
  against: '{direction}: 일방통행이라 이쪽으로만 들어올 수 있습니다.',
  dead: '막다른 길입니다.',
  here: '이 칸에 있는 것: {things}.',
  holds: '문과 물건: {things}.',
  blocked: '{direction}: {what}.',
  with: '{what}({more})',
  count: '{what} {count}개',
  missing: '{what}, {lock}번 열쇠 필요',
  owned: '{what}, {lock}번 열쇠 있음',
  taken: '얻은 것: {things}.',
  opened: '문이 열렸습니다.',
  unlocked: '{lock}번 열쇠로 문을 열었습니다.',
  found: '비밀 문을 찾았습니다.',
  open: '열린 문',
  closed: '닫힌 문',
  locked: '잠긴 문',
  secret: '비밀 문',
  entrance: '입구',
  exit: '출구',
  key: '{lock}번 열쇠',
  treasure: '보물',
  monster: '괴물',
  boss: '우두머리',
  moves: '{moves}번 이동',
  solved: '{moves}번 움직여 도착했습니다. 가장 짧은 길은 {best}번입니다.',
  hint: '힌트',
  hinted: '힌트: {direction}.',
  again: '처음부터',
  play: '재생',
  pause: '일시 정지',
  film: '재생 위치',
  step: '전체 {length}단계 중 {position}단계',
  failed: '미로를 불러오지 못했습니다: {reason}',
  up: '위쪽',
  down: '아래쪽',
  left: '왼쪽',
  right: '오른쪽',
  upLeft: '왼쪽 위',
  upRight: '오른쪽 위',
  downLeft: '왼쪽 아래',
  downRight: '오른쪽 아래',
  upstairs: '위층으로',
  downstairs: '아래층으로',
};

const TEXTS = { en, ko };

/** @typedef {keyof typeof TEXTS} Language */

/** The language of the page around an element, as its attributes `lang` say. @param {Element} element @returns {Language} */
export const languageOf = (element) => (element.matches(':lang(ko)') ? 'ko' : 'en');

/**
 * @param {Language} language
 * @returns {(key: TextKey, values?: Record<string, string | number>) => string}
 */
export const translator =
  (language) =>
  (key, values = {}) =>
    TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
