/** The texts of the games, loaded with their dialog. @type {typeof import('./games-en.js').gamesEn} */
export const gamesKo = {
  'games.title': '이 라이브러리로 만든 게임',
  'games.about': '게임마다 따로 열립니다. 열 때마다 새 던전이 나옵니다.',
  'games.play': '게임하기',
  'games.code': '코드',
  'games.roguelike.title': '횃불 아래',
  'games.roguelike.about':
    '캔버스로 그린 로그라이크입니다. 횃불과 안개, 문과 열쇠, 쫓아오는 몬스터가 있고 모두 3층입니다.',
  'games.phaser.title': '금고',
  'games.phaser.about':
    'Phaser 타일맵 게임입니다. 벽 타일은 autotile로 고르고, 안개와 잠긴 문과 열쇠가 있습니다.',
  'games.first-person.title': '지하실',
  'games.first-person.about':
    'three.js로 만든 1인칭 던전 탐험입니다. 한 칸씩 걷고 90도씩 돌며, 문은 위로 열리고 지도가 그려집니다.',
};
