/** Graphs of missions: a locked boss, a ring, a star of locks, a long chain, all pairs of four rooms. */
const rooms = (count, size) => Array.from({ length: count }, (_, i) => `room${i}: ${size(i)}`);

export const missionGraphs = {
  vault: `start: 6x5
hall: 9x4
vault: @
#######
#.....#
/..T..#
#.###.#
#.#K#.#
#.#.#.#
#..M..#
###/###

boss: 8x8
start - hall
hall + vault
hall =1= boss
key 1 in vault
boss in boss
treasure in boss
entrance in start
exit in boss`,
  ring: [
    ...rooms(5, () => '4x4'),
    'room0 - room1',
    'room1 + room2',
    'room2 ? room3',
    'room3 - room4',
    'room4 =7= room0',
    'key 7 in room2',
    'exit in room2',
  ].join('\n'),
  star: `hub: 9x7
첫째: 4x4
둘째: 1x3
셋째: 2x2
넷째: 5x3
다섯째: 3x5
hub - 첫째
둘째 + hub
hub =1= 셋째
넷째 =2= hub
hub =3= 다섯째
key 1 in 첫째
key 2 in 셋째
key 3 in 넷째
exit in 다섯째
monster in hub
monster in hub`,
  chain: [
    ...rooms(14, (i) => `${4 + (i % 5)}x${3 + (i % 4)}`),
    ...Array.from({ length: 13 }, (_, i) => `room${i} - room${i + 1}`),
    'entrance in room7',
  ].join('\n'),
  pairs: [
    ...rooms(4, () => '5x5'),
    ...[0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3].filter((b) => b > a).map((b) => `room${a} + room${b}`),
    ),
  ].join('\n'),
};
