// The words of the page, in English and Korean.

const EN = {
  title: 'A maze as a map',
  goTo: 'Cell',
  go: 'Go',
  from: 'From',
  to: 'To',
  route: 'Route',
  map: 'Map. Arrow keys move it, + and - zoom, Enter chooses the cell in the middle.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  start: 'Choose two cells of the map, and see the way between them.',
  next: (cell) => `From ${cell}. Now choose where to.`,
  searching: 'Searching …',
  found: (length) => `${length} steps.`,
  cells: (count, isOne) => (isOne ? `${count} cell` : `${count} cells`),
  notCell: 'A cell is two whole numbers, such as 20, 30.',
  outside: (last) => `Both numbers of a cell of this world are from 0 to ${last}.`,
  tooFar: 'That way is too long: choose cells that are nearer to each other.',
  noTile: 'A part of the map did not arrive.',
  failed: (sentence) => `That did not work: ${sentence}`,
};

const KO = {
  title: '지도로 보는 미로',
  goTo: '칸',
  go: '이동',
  from: '출발',
  to: '도착',
  route: '길 찾기',
  map: '지도. 화살표 키로 움직이고 +와 -로 확대·축소하며, Enter 키로 가운데 칸을 고릅니다.',
  zoomIn: '확대',
  zoomOut: '축소',
  start: '지도에서 두 칸을 고르면 그 사이의 길을 그립니다.',
  next: (cell) => `출발은 ${cell}. 이제 도착할 칸을 고르세요.`,
  searching: '찾는 중…',
  found: (length) => `${length}걸음입니다.`,
  cells: (count) => `${count}칸`,
  notCell: '칸은 20, 30처럼 정수 두 개로 적습니다.',
  outside: (last) => `이 세계에서 칸의 두 수는 0부터 ${last}까지입니다.`,
  tooFar: '길이 너무 깁니다. 더 가까운 두 칸을 고르세요.',
  noTile: '지도의 일부를 불러오지 못했습니다.',
  failed: (sentence) => `잘되지 않았습니다: ${sentence}`,
};

export const language = navigator.language.startsWith('ko') ? 'ko' : 'en';
export const texts = language === 'ko' ? KO : EN;

const numbers = new Intl.NumberFormat(language);
const roundNumbers = new Intl.NumberFormat(language, { notation: 'compact' });
/** A number as one reads it. */
export const written = (number) => numbers.format(number);
/** A round number in few characters. */
export const short = (number) => roundNumbers.format(number);

/** Writes the words into the page: data-text names those of an element. */
export function translate() {
  document.documentElement.lang = language;
  document.title = texts.title;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = texts[element.dataset.text];
  }
}
