const WORDS = {
  en: {
    head: 'A snowman of bodies: sphere(x, y, z, radius, color) and the others stand at a place.',
    body: 'Three balls of snow, white',
    face: 'Eyes, and a nose',
    scarf: 'A scarf: a ring that lies flat',
    hat: 'A hat: a ring with a cube in it',
    arms: 'Arms: boxes of 1 x 4 x 1',
    names: { sphere: 'sphere', circle: 'circle', bigCube: 'bigCube', box: 'box' },
  },
  ko: {
    head: '도형으로 만드는 눈사람입니다. 구(x, y, z, 반지름, 색)처럼 자리와 크기와 색을 줍니다.',
    body: '하얀 눈덩이 세 개',
    face: '눈과 코',
    scarf: '목도리: 납작하게 놓인 원',
    hat: '모자: 원 위에 정육면체',
    arms: '팔: 가로 1, 세로 4, 높이 1인 직육면체',
    names: { sphere: '구', circle: '원', bigCube: '정육면체', box: '직육면체' },
  },
};

/** Bodies at places. @param {'en' | 'ko'} language */
export function snowman(language) {
  const { names, ...words } = WORDS[language];
  return `// ${words.head}
// ${words.body}
${names.sphere}(0, 0, 4, 4, 15);
${names.sphere}(0, 0, 10, 3, 15);
${names.sphere}(0, 0, 15, 2, 15);

// ${words.face}
cube(2, -1, 16, 0);
cube(2, 1, 16, 0);
cube(3, 0, 15, 12);

// ${words.scarf}
${names.circle}(0, 0, 13, 2, 4);

// ${words.hat}
${names.circle}(0, 0, 17, 2, 0);
${names.bigCube}(-1, -1, 17, 3, 0);

// ${words.arms}
${names.box}(0, 4, 11, 1, 4, 1, 6);
${names.box}(0, -7, 11, 1, 4, 1, 6);
`;
}
