/** What is to be spoken of doors and things, worked out from the maze and the state of its game alone. */

const WORDS = {
  en: {
    names: {
      open: 'open door',
      closed: 'closed door',
      locked: 'locked door',
      secret: 'secret door',
    },
    roles: {},
    key: (lock) => `key ${lock}`,
    owned: (lock) => `you have key ${lock}`,
    missing: (lock) => `key ${lock} is missing`,
    ways: 'Ways on: ',
  },
  ko: {
    names: { open: '열린 문', closed: '닫힌 문', locked: '잠긴 문', secret: '비밀 문' },
    roles: {
      entrance: '입구',
      exit: '출구',
      treasure: '보물',
      monster: '괴물',
      boss: '우두머리',
    },
    key: (lock) => `${lock}번 열쇠`,
    owned: (lock) => `${lock}번 열쇠 있음`,
    missing: (lock) => `${lock}번 열쇠 필요`,
    ways: '갈 수 있는 방향: ',
  },
};

/** The door of a step: on the tile that it enters, or between both cells. */
export const doorOf = (maze, doors, from, to) =>
  doors.find(({ cell, direction }) => {
    if (direction === undefined) return cell === to;
    const other = maze.neighbour(cell, direction);
    return (cell === from && other === to) || (cell === to && other === from);
  });

/** Words in a language. @param {'en' | 'ko'} language */
export function wordsFor(language) {
  const { names, roles, key, owned, missing } = WORDS[language];
  return {
    names,
    door({ state, lock }, keys) {
      if (state !== 'locked' || lock === undefined) return names[state];
      return `${names[state]}, ${keys.includes(lock) ? owned(lock) : missing(lock)}`;
    },
    thing: ({ role, lock }) => (role === 'key' ? key(lock) : (roles[role] ?? role)),
  };
}

/** The words in brackets after the ways on of a text, sorted. @param {string} text @param {'en' | 'ko'} language */
export const waysSpoken = (text, language) =>
  [...(text.split(WORDS[language].ways)[1] ?? '').matchAll(/\(([^)]*)\)/g)]
    .map(([, more]) => more)
    .sort();

/** The words that belong into these brackets, from the game. @param {import('mazewright/dungeons').Game} game @param {'en' | 'ko'} language */
export function waysWords(game, language) {
  const { maze, position, keys, things } = game;
  const { door: doorWords, thing } = wordsFor(language);
  const ways = maze.directions.flatMap((_, side) => {
    if (!maze.isOpen(position, side)) return [];
    const to = maze.neighbour(position, side);
    const door = doorOf(maze, maze.doors ? game.doors.list : [], position, to);
    const more = (things ?? []).filter(({ cell }) => cell === to).map(thing);
    const all = [...(door ? [doorWords(door, keys)] : []), ...more];
    return all.length > 0 ? [all.join(', ')] : [];
  });
  return ways.sort();
}
