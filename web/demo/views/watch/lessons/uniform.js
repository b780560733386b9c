/** Why an algorithm makes every perfect maze with the same probability, by its id. @type {Record<string, { en: string, ko: string }>} */
export const UNIFORM = {
  aldousBroder: {
    en: 'Let the walk go on for ever and note in which direction it left each cell last: that is a tree, too, and a step changes only its root. From every tree as many steps lead away as lead to it, so no tree comes more often than another. Seen backwards in time, the last ways out are the first ways in.',
    ko: '끝없이 걸으면서, 칸마다 처음이 아니라 마지막으로 떠난 방향을 적으면 그것도 나무이고, 한 걸음마다 뿌리만 바뀝니다. 어느 나무든 나가는 걸음과 들어오는 걸음의 수가 같아서 더 자주 나오는 나무가 없습니다. 시간을 거꾸로 보면 마지막으로 나간 길이 처음 들어온 길입니다.',
  },
  wilson: {
    en: 'Imagine a pile of random arrows on every cell. A walk follows the top arrows, and a loop that is erased takes them away. Whichever cell begins, the same loops go and the same arrows are left on top: the maze. Its probability is that of one arrow per cell, which is the same for every maze.',
    ko: '칸마다 무작위 화살표가 쌓여 있다고 해 봅시다. 맨 위 화살표를 따라 걷고, 고리를 지우면 그 화살표들을 걷어 냅니다. 어느 칸에서 시작하든 같은 고리가 지워지고 같은 화살표가 맨 위에 남아 미로가 됩니다. 그 확률은 칸마다 화살표 하나의 확률을 곱한 것이므로 어느 미로나 같습니다.',
  },
  originShift: {
    en: 'Every move turns one tree into another one. From each tree as many moves lead away as lead to it, so in the long run no tree comes more often than another. Cells that the origin has not visited by the end are joined by going on with its walk, so that nothing of the first tree is left.',
    ko: '한 번 옮길 때마다 나무 하나가 다른 나무로 바뀝니다. 어느 나무든 나가는 걸음과 들어오는 걸음의 수가 같아서, 오래 옮기면 더 자주 나오는 나무가 없습니다. 끝까지 원점이 지나지 않은 칸은 걷기를 이어서 잇기 때문에 처음 나무의 흔적이 남지 않습니다.',
  },
};
