/** The texts of the panel with the rules of the game, loaded with it. @type {typeof import('./rules-en.js').rulesEn} */
export const rulesKo = {
  'rules.game': '상대가 하는 일',
  'rules.game.race': '함께 출발합니다. 도착점에 먼저 닿는 쪽이 이깁니다.',
  'rules.game.chase': '조금 앞서가면 출발점에서 뒤쫓아 옵니다. 잡히기 전에 도착점에 닿으세요.',
  'rules.game.flee': '멀리 숨어 있다가 달아납니다. 모두 잡으세요.',
  'rules.opponents': '상대',
  'rules.who': '누가 상대할까',
  'rules.opponent': '상대 {place}',
  'rules.opponents.more': '상대 하나 더',
  'rules.opponents.fewer': '상대 하나 빼기',
  'rules.maps': '상대의 지도',
  'rules.maps.about': '미로를 모르는 상대가 지금까지 본 칸을 보여 줍니다.',
  'rules.level': '난이도',
  'rules.level.easy': '쉬움',
  'rules.level.normal': '보통',
  'rules.level.hard': '어려움',
  'rules.level.about':
    'AI는 1초에 {steps}칸씩 움직이고, 1인칭에서는 그 3분의 1로 느려집니다. 힌트는 이동 {moves}번으로 칩니다.',
  'rules.fog': '안개',
  'rules.fog.about': '가까운 통로와 지나온 길만 보입니다.',
  'rules.living': '움직이는 미로',
  'rules.living.about':
    '한 걸음마다 벽이 움직이지만 나가는 길은 늘 있습니다. AI와 겨룰 수는 없습니다.',
  'rules.sound': '소리',
  'rules.sound.about': '움직일 때, 벽에 부딪힐 때, 힌트를 볼 때, 도착할 때 짧은 소리가 납니다.',
  'rules.daily': '오늘의 미로',
  'rules.daily.about': '모두에게 같은 미로입니다. UTC 자정(한국 시각 오전 9시)에 바뀝니다.',
  'rules.gamepad':
    '게임패드로도 할 수 있습니다. 스틱이나 십자 버튼으로 움직이고, A는 힌트, X는 AI와 겨루기, Start는 처음부터입니다. 미로를 누르면 다음 갈림길까지 걸어갑니다.',
};
