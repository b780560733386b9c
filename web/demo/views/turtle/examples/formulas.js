const WORDS = {
  en: {
    head: 'Shapes by a condition: every place of a box is tried, and the condition chooses.',
    sphere: 'A hollow sphere: the distance from its middle is close to its radius.',
    wave: 'The sea: the height is a function of the place.',
  },
  ko: {
    head: '조건으로 만드는 도형입니다. 상자 안의 모든 자리 가운데 조건에 맞는 곳에만 블록을 놓습니다.',
    sphere: '속이 빈 공: 중심까지의 거리가 반지름에 가까운 곳입니다.',
    wave: '바다: 자리마다 높이를 식으로 정합니다.',
  },
};

/** Sets by a condition. @param {'en' | 'ko'} language */
export function formulas(language) {
  const words = WORDS[language];
  return `// ${words.head}
var radius = 9;

// ${words.sphere}
for (var x = -radius; x <= radius; x++) {
  for (var y = -radius; y <= radius; y++) {
    for (var z = -radius; z <= radius; z++) {
      var distance = Math.sqrt(x * x + y * y + z * z);
      var open = x > 2 && Math.abs(y) < 5;
      if (Math.abs(distance - radius) < 0.6 && !open) cube(x, y, z + 12, z > 3 ? 15 : 12);
    }
  }
}

// ${words.wave}
for (var x = -20; x <= 20; x++) {
  for (var y = -20; y <= 20; y++) {
    var height = Math.round(Math.sin(x / 3) + Math.cos(y / 4));
    for (var z = -2; z <= height; z++) cube(x, y, z, z == height ? 9 : 1);
  }
}
`;
}
