const WORDS = {
  en: {
    head: 'The turtle builds a castle. s steps forward and places a cube, u steps up,',
    more: 'L and R turn, [ keeps the place and ] returns to it.',
    wall: 'A piece of wall: two steps, with a merlon on the first',
    corner: 'A tower at the corner; its [ stays open',
    roof: 'The roof begins at the top, and ] leads back down',
  },
  ko: {
    head: '거북이가 성을 쌓습니다. s는 앞으로 가며 블록을 놓고, u는 위로 가며 놓습니다.',
    more: 'L과 R은 방향을 돌리고, [는 자리를 기억하고, ]는 그 자리로 돌아갑니다.',
    wall: '성벽 한 토막: 두 걸음을 가고, 첫 칸 위에 하나를 더 올립니다.',
    corner: '모퉁이의 탑. [는 아직 닫지 않습니다.',
    roof: '지붕은 탑 꼭대기에서 시작하고, ]로 아래로 돌아갑니다.',
  },
};

/** The letters of the turtle. @param {'en' | 'ko'} language */
export function castle(language) {
  const words = WORDS[language];
  return `// ${words.head}
// ${words.more}
var wall = 's[uuu]s[uu]'; // ${words.wall}
var tower = 's[uuuuuu'; // ${words.corner}
var roof = 'u[s][t][R[s][t]]u]'; // ${words.roof}

for (var side = 0; side < 4; side++) {
  doit(wall.repeat(6), 7);
  doit(tower, 6);
  doit(roof, 12);
  doit('R');
}
`;
}
