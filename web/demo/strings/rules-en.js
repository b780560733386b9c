/** The texts of the panel with the rules of the game, loaded with it. */
export const rulesEn = {
  'rules.game': 'What they do',
  'rules.game.race': 'They start with you. Whoever is at the finish first wins.',
  'rules.game.chase':
    'They follow you from the start, once you are some moves ahead. Be at the finish before they catch you.',
  'rules.game.flee': 'They hide far away and run from you. Catch them all.',
  'rules.opponents': 'Opponents',
  'rules.who': 'Who they are',
  'rules.opponent': 'Opponent {place}',
  'rules.opponents.more': 'One more opponent',
  'rules.opponents.fewer': 'One opponent fewer',
  'rules.maps': 'Their maps',
  'rules.maps.about': 'Shows what opponents without a map of the maze have seen.',
  'rules.level': 'Difficulty',
  'rules.level.easy': 'Easy',
  'rules.level.normal': 'Normal',
  'rules.level.hard': 'Hard',
  'rules.level.about':
    'The AI makes {steps} moves per second, a third of that in first person. A hint counts as {moves} moves.',
  'rules.fog': 'Fog',
  'rules.fog.about': 'You see only the passages near you and where you have been.',
  'rules.living': 'Living maze',
  'rules.living.about':
    'Walls move with every step, but there is always a way out. The AI does not race here.',
  'rules.sound': 'Sound',
  'rules.sound.about': 'Short tones for moves, walls, hints and the finish.',
  'rules.daily': 'Daily maze',
  'rules.daily.about': 'The same maze for everybody. A new one comes at midnight UTC.',
  'rules.gamepad':
    'A gamepad plays too: the stick or the cross moves, A gives a hint, X races the AI, Start starts over. A click walks to the next junction.',
};
