/** Dungeons. @type {import('../lessons.js').Lessons} */
export const DUNGEONS = {
  digger: {
    phases: ['start', 'room', '', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock.',
      'A room is dug in the middle, then from a random wall a corridor with a room at its end.',
      'What would touch anything else is not dug; another wall is tried.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'Enough of the rock is gone, or no wall has space behind it: no corridor ends in rock.',
    ],
    ko: [
      '지도 전체가 바위입니다.',
      '가운데에 방을 판 다음, 아무 벽에서나 복도와 그 끝의 방을 파 나갑니다.',
      '다른 굴과 닿을 곳은 파지 않고, 다른 벽에서 다시 시도합니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '바위를 충분히 팠거나 더 팔 자리가 없습니다. 바위로 끝나는 복도는 없습니다.',
    ],
  },
  rogue: {
    phases: ['start', '', 'room', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock, and a grid of fields.',
      'A random walk from field to field decides which neighbours will be joined.',
      'Each field gets a room or a junction, then corridors join what was chosen.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'All rooms can be reached, and a few further corridors make loops.',
    ],
    ko: [
      '지도 전체가 바위이고, 바둑판처럼 나뉜 자리들입니다.',
      '자리에서 자리로 무작위로 걸으며 어느 이웃을 이을지 정합니다.',
      '자리마다 방이나 복도가 만나는 곳을 파고, 정해진 이웃을 복도로 잇습니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '어느 방에나 갈 수 있고, 더 놓인 복도 몇 개로 돌아갈 길도 생깁니다.',
    ],
  },
};
