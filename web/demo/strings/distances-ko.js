/** The texts of the view of distances from a cell, loaded with it. @type {typeof import('./distances-en.js').distancesEn} */
export const distancesKo = {
  'distances.about':
    '칸을 누르거나 화살표 키로 옮기면, 그 칸에서 다른 칸까지의 거리를 색으로 보여 줍니다.',
  'distances.here': '기준 칸',
  'distances.far': '가장 먼 칸',
  'distances.pointer': '마우스 위치',
  'distances.done': '완료',
  'distances.label': '거리를 색으로 보여 줍니다. 화살표 키로 거리를 재는 칸을 옮깁니다.',
  'distances.said': '{place}: 가장 먼 칸까지 {far}걸음입니다.',
};
