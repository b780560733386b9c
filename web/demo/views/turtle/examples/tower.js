const WORDS = {
  en: {
    head: 'A stepped tower. x goes down, y right, z up; colours are 0 to 15.',
    floor: 'A square ring of cubes, with a stair at the front',
    log: "'a tower of ' + (z + 2) + ' floors'",
  },
  ko: {
    head: '계단식 탑입니다. x는 아래로, y는 오른쪽으로, z는 위로 커집니다. 색은 0에서 15까지입니다.',
    floor: '네모난 테두리를 쌓고, 앞쪽에 계단을 냅니다.',
    log: "(z + 2) + '층 탑입니다.'",
  },
};

/** Loops and functions. @param {'en' | 'ko'} language */
export function tower(language) {
  const words = WORDS[language];
  return `// ${words.head}
var stones = [6, 14, 12, 4];
var size = 25, z = 1;

// ${words.floor}
function floor(size, z, color) {
  var low = (25 - size) / 2, high = 24 - low;
  for (var x = low; x <= high; x++) {
    for (var y = low; y <= high; y++) {
      var rim = x == low || y == low || x == high || y == high;
      var stair = x == high && Math.abs(y - 12) < 2;
      if (rim) cube(x, y, z, stair ? 15 : color);
    }
  }
}

while (size > 0) {
  for (var i = 0; i < 3; i++) floor(size, z++, stones[z % 4]);
  for (var rim = size; rim > size - 5 && rim > 0; rim -= 2) floor(rim, z - 1, 6);
  size -= 4;
}

for (var i = 0; i < 3; i++) cube(12, 12, z + i, i < 2 ? 9 : 14);
console.log(${words.log});
`;
}
