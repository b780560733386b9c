/** The texts of the list of passes, loaded with it. @type {typeof import('./passes-en.js').passesEn} */
export const passesKo = {
  'passes.about':
    '변형은 미로를 만들기 전에 격자를 바꾸거나, 만든 미로를 바꿉니다. 위에서부터 차례로 적용됩니다.',
  'passes.none': '아직 변형이 없습니다.',
  'passes.add': '변형 더하기',
  'passes.up': '위로 옮기기: {pass}',
  'passes.down': '아래로 옮기기: {pass}',
  'passes.remove': '없애기: {pass}',
  'passes.on': '적용: {pass}',
  'passes.left': '지금은 뺐습니다. {why}',
  'passes.moved': '{pass}: 이제 {all}개 가운데 {place}번째입니다.',
  'passes.added': '{place}번째로 더했습니다: {pass}',
  'passes.removed': '없앴습니다: {pass}',
  'passes.draw': '미로에 그리기',
  'passes.clear': '지우기',
  'passes.cells': '칸 {count}개',
  'passes.pairs': '{count}쌍',
  'planes.whole': '어디나 똑같이',
  'planes.east': '오른쪽으로 갈수록 강하게',
  'planes.south': '아래로 갈수록 강하게',
  'planes.inside': '가운데로 갈수록 강하게',
  'planes.own': '다른 무늬',
};
