/** Pseudocode of dungeons. @type {import('../../lines.js').LineTexts} */
export const DUNGEON_LINES = {
  bspDungeon: `
    start    | all is rock; build(the whole map)                     | 모두 바위; 만들기(지도 전체)
             | build(region):                                        | 만들기(구역):
             |   if the region is large enough to cut:               |   나눌 만큼 크면:
    split    |     cut it in two at a random place                   |     무작위 자리에서 둘로 나눈다
             |     build(low half); build(high half)                 |     만들기(앞쪽); 만들기(뒤쪽)
    corridor |     dig a corridor across the cut                     |     나눈 선을 건너는 복도를 판다
    room     |   otherwise: dig a room within the region             |   아니면: 구역 안에 방을 판다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  digger: `
    start    | all is rock; dig a room in the middle                 | 모두 바위; 한가운데에 방을 판다
             | places = the walls of what is dug                     | 자리 = 판 곳의 벽들
             | until enough is dug:                                  | 충분히 팔 때까지:
             |   place = a random one of the places                  |   자리 = 무작위로 하나
    corridor |   where there is rock: dig a corridor,                |   바위뿐이면: 복도를 파고,
    room     |   and a room at its end                               |   그 끝에 방을 판다
             |   add the new walls to the places                     |   새 벽을 자리에 더한다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  rogue: `
    start    | all is rock; divide the map into fields               | 모두 바위; 지도를 밭처럼 나눈다
             | walk at random from field to field, joining them      | 이웃한 곳으로 무작위로 걸으며 잇는다
             | join each field that remains to a joined one          | 남은 곳은 이어진 곳에 잇는다
             | for each field:                                       | 나뉜 곳마다:
    room     |   dig a room, or only a junction                      |   방을 파거나 갈림길만 둔다
             | for each pair of joined fields:                       | 이어진 두 곳마다:
    corridor |   dig a corridor across the line between them         |   사이의 선을 건너는 복도를 판다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  scatteredRooms: `
    start    | all is rock                                           | 모두 바위
             | until rooms cover their share:                        | 방이 정한 만큼 찰 때까지:
    room     |   dig a room at a random place that is free           |   비어 있는 무작위 자리에 방을 판다
             | edges = Delaunay triangulation of the rooms           | 변 = 방들의 들로네 삼각분할
             | keep the shortest tree of them, and some for loops    | 그 가운데 가장 짧은 나무와, 고리로 쓸 몇 개를 남긴다
             | for each edge that is kept:                           | 남긴 변마다:
    corridor |   dig a corridor where there is rock                  |   바위인 곳에 복도를 판다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  roomsAndMazes: `
    start    | all is rock                                           | 모두 바위
             | until rooms cover their share:                        | 방이 정한 만큼 찰 때까지:
    room     |   dig a room at a random place that is free           |   비어 있는 무작위 자리에 방을 판다
    corridor | fill the rest with mazes; open doors to join all      | 나머지를 미로로 채우고, 문을 열어 모두 잇는다
             | while there are too many dead ends:                   | 막다른 길이 너무 많은 동안:
    rock     |   fill one with rock                                  |   하나를 바위로 메운다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  caves: `
    start    | all is rock                                           | 모두 바위
             | each tile becomes floor by the toss of a coin         | 칸마다 동전을 던져 바닥으로 바꾼다
             | for each round, all tiles at once:                    | 라운드마다, 모든 칸을 한꺼번에:
    corridor |   many floor tiles around it: floor                   |   둘레에 바닥이 많으면: 바닥
    rock     |   many rock tiles around it: rock                     |   둘레에 바위가 많으면: 바위
             | fill small caves with rock                            | 작은 동굴은 바위로 메운다
             | join the others by the shortest tunnels               | 나머지는 가장 짧은 굴로 잇는다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  drunkard: `
    start    | all is rock; walkers stand in the middle              | 모두 바위; 한가운데에 걷는 이들이 선다
             | until enough is floor, each walker in turn:           | 바닥이 충분할 때까지, 번갈아:
             |   step in a random direction, or straight on          |   무작위 방향이나 곧장 앞으로 간다
    corridor |   if there is rock: dig it                            |   바위면: 판다
    link     | connect all floor that is adjacent                    | 맞닿은 바닥을 모두 잇는다
    end      | return the dungeon                                    | 던전 완성
  `,
  mission: `
    start         | read the graph: rooms, doors, locks, keys        | 그래프를 읽는다: 방, 문, 자물쇠, 열쇠
                  | for each room of the graph:                      | 그래프의 방마다:
    room          |   dig it near a room that it is joined with      |   이어질 방 가까이에 판다
                  | for each pair of joined rooms:                   | 이어진 두 방마다:
    corridor door |   dig a corridor around the rooms, with doors    |   방을 돌아가는 복도를 파고 문을 단다
    place         | put keys and things into their rooms             | 열쇠와 물건을 방에 놓는다
    link          | connect all floor that is adjacent               | 맞닿은 바닥을 모두 잇는다
    end           | return the dungeon                               | 던전 완성
  `,
  wfc: `
    start              | each place may be any pattern of the sample | 자리마다 견본의 어느 무늬든 될 수 있다
                       | while a place has several choices:          | 고를 것이 여럿인 자리가 있는 동안:
                       |   choose the place with the fewest          |   가장 적은 자리를 고른다
    room corridor door |   decide it at random                       |   무작위로 정한다
                       |   remove what no longer fits around it      |   둘레에서 맞지 않게 된 것을 뺀다
                       |   if a place has none left: begin again     |   아무것도 안 남은 자리가 생기면: 다시 시작한다
    link               | connect all floor that is adjacent          | 맞닿은 바닥을 모두 잇는다
    end                | return the dungeon                          | 던전 완성
  `,
};
