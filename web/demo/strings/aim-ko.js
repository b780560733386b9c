/** The texts of the panel that makes mazes to order, loaded with it. @type {typeof import('./aim-en.js').aimEn} */
export const aimKo = {
  'aim.about':
    '항목과 범위를 고르세요. 여러 시드로 만들어 보고 벽도 옮겨 가며 가장 가까운 미로를 찾습니다.',
  'aim.difficulty': '난이도',
  'aim.least': '{figure}: 최소',
  'aim.most': '{figure}: 최대',
  'aim.tries': '만들어 볼 미로 수',
  'aim.go': '이런 미로 찾기',
  'aim.none': '항목을 하나 이상 골라 주세요.',
  'aim.hit': '찾았습니다. 만들어 본 미로: {tried}개',
  'aim.near': '꼭 맞는 미로가 없어 가장 가까운 것을 보여 줍니다. 만들어 본 미로: {tried}개',
  'aim.result': '찾은 결과',
  'aim.wanted': '바란 값',
  'aim.reached': '이 미로',
  'aim.missed': '{value} (벗어남)',
};
