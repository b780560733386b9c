const WORDS = {
  en: {
    head: 'A maze of the library: any algorithm, any seed. The same seed makes the same maze.',
    walls: 'Its walls as cubes',
    path: 'The shortest path, from start to end, on the ground',
    log: 'steps to the exit',
  },
  ko: {
    head: '라이브러리로 만드는 미로입니다. 시드가 같으면 미로도 같습니다.',
    walls: '벽을 블록으로 쌓습니다.',
    path: '출발점에서 도착점까지의 최단 경로를 바닥에 그립니다.',
    log: '출구까지의 걸음 수',
  },
};

/** `maze()` and `mw`: the package in a script. @param {'en' | 'ko'} language */
export function libraryMaze(language) {
  const words = WORDS[language];
  return `// ${words.head}
var mazes = mw.catalog.generators.filter(function (row) { return row.kind == 'maze'; });
var row = mazes[Math.floor(Math.random() * mazes.length)];
var options = { algorithm: row.id, width: 16, height: 16, seed: 'castle' };
var problem = mw.check(options);
var m = problem ? maze({ width: 16, height: 16 }) : maze(options);
console.log(row.title);

// ${words.walls}
cubes(m.blocks({ height: 2, color: 6 }));

// ${words.path}
var path = m.solve().path;
for (var i = 0; i < path.length; i++) {
  var here = m.tileOf(path[i]), last = m.tileOf(path[Math.max(0, i - 1)]);
  cube(here.y, here.x, 0, 12);
  cube((here.y + last.y) / 2, (here.x + last.x) / 2, 0, 12);
}
console.log('${words.log}', path.length - 1);
`;
}
