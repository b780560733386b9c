const WORDS = {
  en: {
    head: 'A winding stair that grows while you watch: a timer places some cubes at a time.',
    log: 'the stair is finished',
  },
  ko: {
    head: '눈앞에서 자라는 나선 계단입니다. 타이머가 블록을 조금씩 놓습니다.',
    log: '계단이 완성되었습니다.',
  },
};

/** Timers. @param {'en' | 'ko'} language */
export function growingStair(language) {
  const words = WORDS[language];
  return `// ${words.head}
var step = 0;

var timer = setInterval(function () {
  for (var i = 0; i < 12; i++, step++) {
    var angle = step / 9, radius = 3 + step / 60;
    var x = Math.round(radius * Math.cos(angle)), y = Math.round(radius * Math.sin(angle));
    var z = 1 + Math.floor(step / 12);
    cube(x, y, z, [9, 11, 10, 14][Math.floor(step / 90) % 4]);
    cube(Math.round(x * 0.6), Math.round(y * 0.6), z, 15);
  }
  if (step < 720) return;
  clearInterval(timer);
  console.log('${words.log}');
}, 30);
`;
}
