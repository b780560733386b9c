const WORDS = {
  en: {
    head: 'A maze by depth-first search, as text and as cubes',
    carve: 'Walk to a random unvisited neighbour; where there is none, go back.',
    text: 'One character per wall and per passage, entrance at the top, exit at the bottom',
    build: 'Two cubes on top of each other for each wall',
    log: 'walls',
  },
  ko: {
    head: '깊이 우선 탐색으로 미로를 만들어 글자로 보이고 블록으로 쌓습니다.',
    carve: '방문하지 않은 이웃 칸 가운데 하나를 골라 갑니다. 없으면 되돌아갑니다.',
    text: '벽과 통로를 글자로 나타냅니다. 입구는 위, 출구는 아래에 있습니다.',
    build: '벽마다 블록을 두 개씩 쌓습니다.',
    log: '벽 수',
  },
};

/** The first example: what the turtlecraft program of the five original programs does. @param {'en' | 'ko'} language */
export function depthFirstMaze(language) {
  const words = WORDS[language];
  return `// ${words.head}
var rows = 10, columns = 10;

// ${words.carve}
function carve(rows, columns) {
  var open = {}, visited = {};
  var path = [[Math.floor(Math.random() * rows), Math.floor(Math.random() * columns)]];
  visited[path[0]] = true;
  while (path.length > 0) {
    var here = path[path.length - 1];
    var next = [[1, 0], [0, 1], [-1, 0], [0, -1]]
      .map(function (step) { return [here[0] + step[0], here[1] + step[1]]; })
      .filter(function (cell) {
        return cell[0] >= 0 && cell[0] < rows && cell[1] >= 0 && cell[1] < columns && !visited[cell];
      });
    if (next.length == 0) {
      path.pop();
      continue;
    }
    var cell = next[Math.floor(Math.random() * next.length)];
    visited[cell] = true;
    open[[here[0] + cell[0] + 1, here[1] + cell[1] + 1]] = true;
    path.push(cell);
  }
  return open;
}

// ${words.text}
function draw(open, rows, columns) {
  var lines = [];
  for (var i = 0; i <= 2 * rows; i++) {
    var line = '';
    for (var j = 0; j <= 2 * columns; j++) {
      var isCell = i % 2 == 1 && j % 2 == 1;
      var isDoor = (i == 0 && j == 1) || (i == 2 * rows && j == 2 * columns - 1);
      line += isCell || isDoor || open[[i, j]] ? ' ' : '#';
    }
    lines.push(line);
  }
  return lines;
}

// ${words.build}
function build(lines) {
  var walls = 0;
  for (var x = 0; x < lines.length; x++) {
    for (var y = 0; y < lines[x].length; y++) {
      if (lines[x][y] != '#') continue;
      cube(x, y, 1, 9);
      cube(x, y, 2, 9);
      walls++;
    }
  }
  return walls;
}

var lines = draw(carve(rows, columns), rows, columns);
console.log(lines.join('\\n'));
console.log('${words.log}', build(lines));
`;
}
