/** The texts of the panel that makes mazes to order, loaded with it. */
export const aimEn = {
  'aim.about':
    'Choose figures and their ranges. The page tries seeds, then moves walls, and shows the nearest maze.',
  'aim.difficulty': 'Difficulty',
  'aim.least': '{figure}: at least',
  'aim.most': '{figure}: at most',
  'aim.tries': 'Mazes tried, at most',
  'aim.go': 'Find such a maze',
  'aim.none': 'Choose at least one figure.',
  'aim.hit': 'Found. Mazes tried: {tried}',
  'aim.near': 'No maze fits; this is the nearest. Mazes tried: {tried}',
  'aim.result': 'What was found',
  'aim.wanted': 'Wanted',
  'aim.reached': 'Here',
  'aim.missed': '{value} (missed)',
};
