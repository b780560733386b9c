/** Lessons of dungeons that are not divided. @type {import('../lessons.js').Lessons} */
export const DUNGEONS = {
  digger: {
    phases: ['start', 'room', 'corridor', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock.',
      'A room is dug where it fits behind a wall of what is there.',
      'A corridor is dug in the same way: straight on, and never into an old tunnel.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'Every piece was dug from another one: all of the map can be reached.',
    ],
    ko: [
      '지도 전체가 바위입니다.',
      '이미 판 곳의 벽 너머에 자리가 있으면 방을 팝니다.',
      '복도도 똑같이 곧게 파 나가며, 이미 있는 굴을 뚫지 않습니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '모두 이미 판 곳에서 이어 팠으므로, 어디든 갈 수 있습니다.',
    ],
  },
  rogue: {
    phases: ['start', 'room', 'corridor', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock, divided into rows and columns.',
      'Each part gets a room; some get only a junction.',
      'Corridors join each part to neighbours until all are joined.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'The rows and columns can still be seen, as in the game that began it.',
    ],
    ko: [
      '지도 전체가 바위이고, 가로세로로 나뉘어 있습니다.',
      '나뉜 곳마다 방을 하나씩 둡니다. 갈림길만 두는 곳도 있습니다.',
      '모두 이어질 때까지 이웃한 곳끼리 복도로 잇습니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '이 방식을 처음 쓴 게임처럼 가로세로 줄이 그대로 보입니다.',
    ],
  },
  scatteredRooms: {
    phases: ['start', 'room', 'corridor', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock.',
      'Rooms are dug at random places where they overlap no other one.',
      'Corridors follow the shortest tree over neighbouring rooms, and some edges more for loops.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'Rooms lie anywhere, and no corridor is longer than it has to be.',
    ],
    ko: [
      '지도 전체가 바위입니다.',
      '서로 겹치지 않는 무작위 자리에 방을 팝니다.',
      '이웃한 방들을 가장 짧은 나무로 잇고, 복도를 몇 개 더 내서 고리를 만듭니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '방은 아무 데나 있지만, 복도는 쓸데없이 길지 않습니다.',
    ],
  },
  caves: {
    phases: ['start', 'corridor', 'rock', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock.',
      'Tiles become floor: at random first, then where most tiles around are floor.',
      'Tiles become rock where most tiles around are rock.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'A few rounds turned noise into caves, and tunnels joined them.',
    ],
    ko: [
      '지도 전체가 바위입니다.',
      '처음에는 무작위로, 그다음에는 둘레에 바닥이 많은 칸이 바닥이 됩니다.',
      '둘레에 바위가 많은 칸은 바위가 됩니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '몇 번 되풀이하면 무늬 없던 칸들이 동굴이 되고, 굴이 동굴들을 잇습니다.',
    ],
  },
  drunkard: {
    phases: ['start', 'corridor', '', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock, and a walker stands in the middle.',
      'The walker staggers on at random and digs wherever it goes.',
      'Another walker begins where there is floor already, until the share is dug.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'All floor hangs together, because every step began on floor.',
    ],
    ko: [
      '지도 전체가 바위이고, 한가운데에 누가 서 있습니다.',
      '비틀비틀 아무 데로나 걸으며, 가는 곳마다 팝니다.',
      '정해진 만큼 팔 때까지, 이미 판 곳에서 또 다른 이가 걷기 시작합니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '늘 바닥에서 걸음을 떼므로, 바닥은 모두 이어져 있습니다.',
    ],
  },
  roomsAndMazes: {
    phases: ['start', 'room', 'corridor', 'pair grow jump join', 'end rock'],
    en: [
      'The whole map is rock.',
      'Rooms are dug where they overlap no other one.',
      'Mazes fill the rest, and openings join them to the rooms.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'Dead ends were filled with rock by a share; the rest leads from room to room.',
    ],
    ko: [
      '지도 전체가 바위입니다.',
      '서로 겹치지 않는 자리에 방을 팝니다.',
      '남은 곳을 미로로 채우고, 트인 곳을 내서 방과 잇습니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '막다른 길 일부를 바위로 메우고 나면, 남은 길은 방에서 방으로 이어집니다.',
    ],
  },
  wfc: {
    phases: ['start', 'room', 'corridor door', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock, and at first every place could be anything that was drawn as a sample.',
      'The place with fewest choices is decided: here it becomes the floor of a room.',
      'Neighbours lose what no longer fits, until a place can only be a corridor.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'Every small square of tiles, or every tile that was given, is as it was drawn.',
    ],
    ko: [
      '지도 전체가 바위이고, 처음에는 어느 자리든 그려 둔 견본의 무엇이나 될 수 있습니다.',
      '고를 수 있는 것이 가장 적은 자리부터 정합니다. 여기서는 방의 바닥이 됩니다.',
      '둘레의 자리는 맞지 않게 된 것을 버리다가, 복도일 수밖에 없게 되기도 합니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '작은 네모 하나하나가, 타일을 주었다면 타일 하나하나가 모두 그려 둔 모양입니다.',
    ],
  },
  mission: {
    phases: ['start', 'room', 'corridor door', 'pair grow jump join', 'end place'],
    en: [
      'The whole map is rock, and a list says which rooms there are and which of them are joined.',
      'Each room is dug near one that it is joined with, and touches no other.',
      'Corridors go round the rooms, without crossing, and end at doors.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'The map has the rooms, doors and keys of the list, and every key lies before its lock.',
    ],
    ko: [
      '지도 전체가 바위이고, 어떤 방이 있고 어느 방끼리 이어지는지 목록에 적혀 있습니다.',
      '방마다 이어질 방 가까이에, 다른 방과 닿지 않게 팝니다.',
      '복도는 방을 돌아서 서로 엇갈리지 않게 나아가 문에서 끝납니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '목록에 있는 방과 문과 열쇠가 모두 있고, 열쇠는 모두 자물쇠보다 먼저 얻을 수 있습니다.',
    ],
  },
};
