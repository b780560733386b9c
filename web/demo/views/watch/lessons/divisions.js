/** Lessons of algorithms that divide, and of dungeons. @type {import('../lessons.js').Lessons} */
export const DIVISIONS = {
  recursiveDivision: {
    phases: ['start', 'open setup', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open: the whole space is one room.',
      'A straight line divides the room into two.',
      'Along the line all passages close but one, the door between the two halves.',
      'Each half was divided in the same way until it was too narrow: long straight walls remain.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '모든 통로가 열려 있어, 전체가 하나의 방입니다.',
      '곧은 선이 방을 둘로 나눕니다.',
      '선을 따라 통로를 모두 닫고, 두 쪽을 잇는 문 하나만 남깁니다.',
      '나뉜 쪽을 더 나눌 수 없을 때까지 되풀이해서, 긴 직선 벽이 남습니다.',
    ],
  },
  blobbyDivision: {
    phases: ['start', 'open setup', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open: the whole space is one region.',
      'Two random cells of a region each grow a blob until they share it.',
      'Along the border of the blobs all passages close but one.',
      'Both blobs were divided again, and so on: the walls wind as the borders did.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '모든 통로가 열려 있어, 전체가 하나의 구역입니다.',
      '구역의 무작위 두 칸에서 덩어리가 자라나 구역을 나눠 가집니다.',
      '두 덩어리의 경계에서 통로를 하나만 남기고 모두 닫습니다.',
      '두 덩어리를 다시 나누기를 되풀이해서, 벽이 경계를 따라 구불구불합니다.',
    ],
  },
  voronoiDivision: {
    phases: ['start', 'open setup', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open: the whole space is one region.',
      'Two random cells divide the region: each cell belongs to the nearer of the two.',
      'Along the line halfway between them all passages close but one.',
      'Both parts were divided in the same way: long slanted walls remain.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '모든 통로가 열려 있어, 전체가 하나의 구역입니다.',
      '무작위 두 칸이 구역을 나눕니다. 칸은 둘 가운데 가까운 쪽에 속합니다.',
      '두 칸의 한가운데를 지나는 선에서 통로를 하나만 남기고 모두 닫습니다.',
      '나뉜 쪽을 같은 방법으로 계속 나눠서, 길고 비스듬한 벽이 남습니다.',
    ],
  },
  stickToppling: {
    phases: ['start', 'open setup', '', 'close', 'end'],
    en: [
      'It builds walls instead of opening passages.',
      'All passages are open, and a stick stands on every corner between four cells.',
      'The sticks fall row by row, never onto one that already lies.',
      'A stick that has fallen is a wall. Only those of the first row may fall up.',
      'Every wall hangs together with the border, so there is one way between any two cells.',
    ],
    ko: [
      '통로를 여는 대신 벽을 세웁니다.',
      '통로가 모두 열려 있고, 네 칸이 만나는 모서리마다 막대가 서 있습니다.',
      '막대는 한 줄씩 쓰러집니다. 이미 쓰러진 막대 위로는 쓰러지지 않습니다.',
      '쓰러진 막대는 벽이 됩니다. 위로 쓰러질 수 있는 것은 첫 줄의 막대뿐입니다.',
      '벽이 모두 테두리까지 이어지므로, 어느 두 칸 사이에도 길은 하나입니다.',
    ],
  },
  bspDungeon: {
    phases: ['start', 'split', 'room corridor', 'pair grow jump join', 'end'],
    en: [
      'The whole map is rock, and one rectangle.',
      'Lines split rectangles in two until the parts are small enough.',
      'In each part a room is dug, and corridors from room to room.',
      'Floor cells next to each other are connected, so one can walk over them.',
      'The splits decided what lies where: rooms never overlap.',
    ],
    ko: [
      '지도 전체가 바위이고, 하나의 직사각형입니다.',
      '충분히 작아질 때까지 선이 직사각형을 둘로 나눕니다.',
      '나뉜 곳마다 방을 파고, 방과 방 사이에 복도를 팝니다.',
      '맞닿은 바닥 칸을 이어서 걸어 다닐 수 있게 합니다.',
      '나누는 선이 자리를 정하므로 방이 서로 겹치지 않습니다.',
    ],
  },
};
