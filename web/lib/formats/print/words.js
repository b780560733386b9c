/** @typedef {import('../../options/types.js').Role} Role */

/** @param {number} count @param {string} one @param {string} [many] */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const FEET = 5;

/** The texts that are printed, in English. */
const en = {
  maze: 'Maze',
  dungeon: 'Dungeon',
  notes: {
    marks: 'From the hollow square to the full one.',
    startMark: 'Start at the hollow square.',
    endMark: 'The full square is the finish.',
    bridges:
      'Paths cross over and under each other: a path that ends at a bridge goes on behind it.',
    oneWays: 'Where an arrow stands, you may only go the way it points.',
    storeys:
      'Triangles are stairs: pointing up, to the same place one storey up; pointing down, one down.',
    cylinder: 'A path that leaves on the left comes back on the right.',
    torus: 'A path that leaves at one edge comes back at the opposite edge.',
    moebius: 'A path that leaves on the left comes back on the right, with top and bottom swapped.',
    globe: 'This is the map of a globe: a path that leaves it on the left comes back on the right.',
    cube: 'Cut out this net and fold it into a cube: paths go on across its edges.',
  },
  bookTitle: 'Maze Book',
  mazes: (/** @type {number} */ count) => plural(count, 'maze'),
  answers: 'Answers',
  name: 'Name',
  date: 'Date',
  owner: 'This book belongs to',
  rooms: 'Rooms',
  inside: 'What is inside',
  corridors: 'Corridors',
  symbols: 'Symbols',
  scale: (/** @type {string} */ shape) =>
    `One ${shape === 'hex' ? 'hex' : 'square'} is ${FEET} ft (1.5 m)`,
  size: (/** @type {number} */ width, /** @type {number} */ height) =>
    `${width * FEET} × ${height * FEET} ft`,
  storey: (/** @type {number} */ level) => `Storey ${level + 1}`,
  /** @type {Record<Role, (count: number, lock?: number) => string>} */
  things: {
    entrance: () => 'entrance',
    exit: () => 'exit',
    boss: () => 'boss',
    key: (_, lock) => (lock === undefined ? 'key' : `key ${lock}`),
    treasure: (count) => (count === 1 ? 'treasure' : `${count} treasures`),
    monster: (count) => (count === 1 ? 'monster' : `${count} monsters`),
  },
  secretDoors: (/** @type {number} */ count) => plural(count, 'secret door'),
  lockedDoor: (/** @type {number | undefined} */ lock) =>
    lock === undefined ? 'locked door' : `locked door (key ${lock})`,
  symbol: {
    open: 'open door',
    closed: 'closed door',
    secret: 'secret door',
    locked: 'locked door, with the number of its key',
    stairsUp: 'stairs up',
    stairsDown: 'stairs down',
    entrance: 'entrance',
    exit: 'exit',
    boss: 'boss',
    key: 'key',
    treasure: 'treasure',
    monster: 'monster',
  },
};

/** The same in Korean. @type {typeof en} */
const ko = {
  maze: '미로',
  dungeon: '던전',
  notes: {
    marks: '속이 빈 네모에서 출발해 속이 찬 네모로 가세요.',
    startMark: '속이 빈 네모에서 출발합니다.',
    endMark: '속이 찬 네모가 도착점입니다.',
    bridges: '길이 다리 위아래로 엇갈립니다. 다리 앞에서 끊긴 길은 다리 너머로 이어집니다.',
    oneWays: '화살표가 있는 곳은 화살표 방향으로만 지나갈 수 있습니다.',
    storeys:
      '세모는 계단입니다. 위를 가리키면 한 층 위, 아래를 가리키면 한 층 아래의 같은 자리로 갑니다.',
    cylinder: '왼쪽으로 나간 길은 오른쪽으로 들어옵니다.',
    torus: '한쪽 가장자리로 나간 길은 맞은편 가장자리로 들어옵니다.',
    moebius: '왼쪽으로 나간 길은 위아래가 뒤집혀 오른쪽으로 들어옵니다.',
    globe: '지구본을 펼친 지도입니다. 왼쪽으로 나간 길은 오른쪽으로 들어옵니다.',
    cube: '전개도를 오려 정육면체로 접으세요. 길이 모서리를 넘어 이어집니다.',
  },
  bookTitle: '미로 찾기',
  mazes: (count) => `미로 ${count}개`,
  answers: '정답',
  name: '이름',
  date: '날짜',
  owner: '이 책의 주인',
  rooms: '방',
  inside: '던전에 있는 것',
  corridors: '복도',
  symbols: '기호',
  scale: () => `한 칸은 ${FEET}피트 (1.5 m)`,
  size: (width, height) => `${width * FEET} × ${height * FEET}피트`,
  storey: (level) => `${level + 1}층`,
  things: {
    entrance: () => '입구',
    exit: () => '출구',
    boss: () => '우두머리',
    key: (_, lock) => (lock === undefined ? '열쇠' : `열쇠 ${lock}`),
    treasure: (count) => (count === 1 ? '보물' : `보물 ${count}개`),
    monster: (count) => (count === 1 ? '괴물' : `괴물 ${count}마리`),
  },
  secretDoors: (count) => (count === 1 ? '비밀 문' : `비밀 문 ${count}개`),
  lockedDoor: (lock) => (lock === undefined ? '잠긴 문' : `잠긴 문 (열쇠 ${lock})`),
  symbol: {
    open: '열린 문',
    closed: '닫힌 문',
    secret: '비밀 문',
    locked: '잠긴 문과 맞는 열쇠의 번호',
    stairsUp: '올라가는 계단',
    stairsDown: '내려가는 계단',
    entrance: '입구',
    exit: '출구',
    boss: '우두머리',
    key: '열쇠',
    treasure: '보물',
    monster: '괴물',
  },
};

export const WORDS = { en, ko };

/** @typedef {typeof en} Words */
