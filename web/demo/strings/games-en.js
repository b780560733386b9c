/** The texts of the games, loaded with their dialog. */
export const gamesEn = {
  'games.title': 'Games made with it',
  'games.about': 'Each is a page of its own, with a new dungeon every time.',
  'games.play': 'Play',
  'games.code': 'Code',
  'games.roguelike.title': 'Torchlight',
  'games.roguelike.about':
    'A roguelike on a canvas: torch light and fog, doors, keys, monsters that chase, three floors.',
  'games.phaser.title': 'The vault',
  'games.phaser.about':
    'A tilemap in Phaser: walls chosen by autotile, fog, locked doors and keys.',
  'games.first-person.title': 'The cellars',
  'games.first-person.about':
    'A crawler in first person with three.js: steps and quarter turns, doors that slide up, a map.',
};
