/** The sixteen colours of turtlecraft, in the order of old home computers, in hues of the page. */
export const PALETTE = [
  '#2a2622',
  '#2f4d94',
  '#3f7d45',
  '#2f7f86',
  '#a5352b',
  '#7c4488',
  '#8d5d35',
  '#cbc3b4',
  '#736c61',
  '#4f86e0',
  '#8fc457',
  '#5cc6c2',
  '#e4572e',
  '#dd85bf',
  '#f2b134',
  '#f9f5ec',
];
