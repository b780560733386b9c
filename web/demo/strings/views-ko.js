/** @type {typeof import('./views-en.js').viewsEn} */
export const viewsKo = {
  'load.failed': '화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  'load.retry': '다시 시도',
  'load.reload': '페이지 새로 고침',
};
