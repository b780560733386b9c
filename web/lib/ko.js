/**
 * The catalog's texts in Korean: titles, descriptions, labels, costs and sources, by table and id; and the sentences
 * of problems. An entry of its own because few need it: in the catalog it was 3.6 KB of every download.
 * @module
 */

import { sentenceOf } from './korean/problems.js';
import { describe } from './util/describe.js';
import { fail } from './util/error.js';

/** @typedef {import('./options/types.js').CatalogTexts} CatalogTexts */
/** @typedef {import('./options/types.js').ParamTexts} ParamTexts */
/** @typedef {import('./options/types.js').RowTexts} RowTexts */
/** @typedef {import('./util/error.js').ErrorCode} ErrorCode */
/** @typedef {import('./util/error.js').Problem} Problem */

/** Weights of the cells that a growing tree grows from. */
const ages = {
  newest: { title: '가장 새로운 칸의 비중' },
  oldest: { title: '가장 오래된 칸의 비중' },
  middle: { title: '가운데 칸의 비중' },
  random: { title: '무작위 칸의 비중' },
};

/** Bias of walks: straight on, along rows, along columns. */
const bias = {
  straightness: { title: '직진 성향' },
  horizontal: { title: '가로 방향 비중' },
  vertical: { title: '세로 방향 비중' },
};

/** Random edge costs. */
const costs = {
  costRange: { title: '비용 범위' },
  horizontal: { title: '가로 통로 비용 배수' },
  vertical: { title: '세로 통로 비용 배수' },
};

/** Outline of a flat shape. */
const outline = {
  outline: { title: '윤곽', labels: ['전체', '삼각형', '육각형', '원', '별'] },
};

/** Of all formats of pictures. */
const PICTURE_PARAMS = {
  cell: { title: '칸 크기 (px)' },
  stroke: { title: '선 굵기 (px)' },
  color: { title: '벽 색' },
  floor: { title: '바닥 색' },
  background: { title: '배경 색' },
  exits: { title: '입구와 출구 열기' },
  marks: {
    title: '출발과 도착 표시',
    labels: ['뚫린 입구나 출구가 없을 때', '항상', '표시하지 않음'],
  },
  solution: { title: '풀이 표시' },
  solutionColor: { title: '풀이 색' },
  title: { title: '제목' },
};

/** @type {CatalogTexts} */
export const ko = {
  generators: {
    binaryTree: {
      title: '이진 트리',
      about:
        '칸마다 정해진 두 방향 중 하나를 엽니다. 두 변에 곧은 복도가 생기고 대각선으로 강하게 치우칩니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: {
        bias: {
          title: '치우치는 쪽',
          labels: ['왼쪽 위', '오른쪽 위', '왼쪽 아래', '오른쪽 아래'],
        },
        horizontal: { title: '가로 통로의 비율' },
      },
    },
    sidewinder: {
      title: '사이드와인더',
      about:
        '행을 구간으로 나누고 구간마다 아래로 통로를 하나 냅니다. 맨 아래 행은 곧은 복도가 됩니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: { run: { title: '한 구간이 계속될 확률' } },
    },
    eller: {
      title: '엘러',
      about:
        '한 행씩 만듭니다. 이웃한 칸을 무작위로 잇고, 이어진 무리마다 아래로 통로를 적어도 하나 냅니다.',
      cost: 'O(칸 수)',
      source: 'Marlin Eller, 1982; Jamis Buck, Mazes for Programmers, 2015',
      params: {
        run: { title: '행 안의 이웃을 이을 확률' },
        down: { title: '아래로 통로를 낼 확률' },
      },
    },
    recursiveBacktracker: {
      title: '재귀 백트래커',
      about:
        '방문하지 않은 이웃으로 무작위로 걷다가 막히면 되돌아갑니다. 복도가 길고 구불구불하며 막다른 길이 적습니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: bias,
    },
    huntAndKill: {
      title: '헌트 앤 킬',
      about:
        '막힐 때까지 걸은 뒤, 미로와 맞닿은 방문하지 않은 칸을 찾아 다시 걷습니다. 복도가 길고 막다른 길이 적습니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: {
        hunt: { title: '찾는 순서', labels: ['한 행씩', '무작위 칸', '행을 지그재그로'] },
        ...bias,
      },
    },
    growingTree: {
      title: '성장 트리',
      about:
        '가장 새로운 칸, 가장 오래된 칸, 가운데 칸, 무작위 칸 중에서 골라 자랍니다. 비중에 따라 긴 복도부터 짧은 가지까지 달라집니다.',
      cost: 'O(칸 수), 무작위 칸이나 가운데 칸을 고르면 O(칸 수 × log 칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: { ...ages, ...bias },
    },
    growingForest: {
      title: '성장 숲',
      about: '여러 성장 트리가 동시에 자라다가 만나는 곳에서 이어집니다.',
      cost: 'O(칸 수), 무작위 칸이나 가운데 칸을 고르면 O(칸 수 × log 칸 수)',
      source: 'Walter D. Pullen, Think Labyrinth의 미로 알고리즘',
      params: { trees: { title: '트리 수' }, ...ages, ...bias },
    },
    growingBinaryTree: {
      title: '성장 이진 트리',
      about: '칸마다 가능하면 두 이웃으로 갈라집니다. 사거리가 드물고 짧은 가지가 많습니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, github.com/jamis/csmazes, 2011',
      params: bias,
    },
    parallelBacktracker: {
      title: '병렬 백트래커',
      about:
        '여러 백트래커가 동시에 걷다가 만나는 곳에서 이어집니다. 걷는 점마다 긴 복도로 된 구역이 하나씩 생깁니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, github.com/jamis/csmazes, 2017',
      params: { walkers: { title: '걷는 점의 수' }, ...bias },
    },
    aldousBroder: {
      title: '올더스-브로더',
      about:
        '모든 칸을 방문할 때까지 무작위로 걸으며, 처음 닿은 칸마다 통로를 냅니다. 치우침이 없어 모든 완전 미로가 같은 확률로 나옵니다.',
      cost: '평균 O(칸 수 × log² 칸 수)',
      source: 'A. Broder, FOCS 1989; D. J. Aldous, SIAM Journal on Discrete Mathematics 3, 1990',
      params: {},
    },
    wilson: {
      title: '윌슨',
      about:
        '고리를 지운 무작위 보행을 하나씩 미로에 잇습니다. 치우침이 없어 모든 완전 미로가 같은 확률로 나옵니다.',
      cost: '평평한 격자에서 평균 O(칸 수 × log 칸 수)',
      source: 'D. B. Wilson, STOC 1996',
      params: {},
    },
    houston: {
      title: '휴스턴',
      about: '일부 칸은 올더스-브로더로, 나머지는 윌슨으로 만듭니다. 조금 치우칩니다.',
      cost: '평평한 격자에서 평균 O(칸 수 × log 칸 수)',
      source: 'Robin Houston의 방법, Jamis Buck이 설명, github.com/jamis/csmazes, 2011',
      params: { share: { title: '무작위로 먼저 걷는 칸의 비율' } },
    },
    originShift: {
      title: '원점 이동',
      about:
        '완전 미로의 뿌리가 무작위로 옮겨 다니며 한 번에 통로 하나를 바꿉니다. 치우침이 없어질 때까지 되풀이합니다.',
      cost: '평균 O(칸 수 × log² 칸 수)',
      source: 'CaptainLuma, New Maze Generating Algorithm, github.com, 2024; A. Broder, FOCS 1989',
      params: { stepsPerCell: { title: '칸당 단계 수 (0: 치우침이 없을 때까지)' } },
    },
    kruskal: {
      title: '크루스칼',
      about: '가장 싼 통로부터, 서로 다른 두 조각을 이을 때만 엽니다. 프림과 같은 미로가 됩니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'J. B. Kruskal, Proceedings of the American Mathematical Society 7, 1956',
      params: costs,
    },
    boruvka: {
      title: '보루프카',
      about:
        '라운드마다 조각들이 저마다 다른 조각으로 가는 가장 싼 통로를 엽니다. 프림과 같은 미로가 됩니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'O. Boruvka, Prace Moravske prirodovedecke spolecnosti 3, 1926',
      params: costs,
    },
    reverseDelete: {
      title: '역삭제',
      about:
        '모든 통로를 열고 시작해, 고리에 놓인 통로를 비싼 것부터 닫습니다. 프림과 같은 미로가 됩니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'J. B. Kruskal, Proceedings of the American Mathematical Society 7, 1956',
      params: costs,
    },
    prim: {
      title: '프림 (간선 비용)',
      about:
        '무작위 간선 비용으로 만든 최소 신장 트리입니다. 짧은 막다른 길이 많고 고르게 퍼집니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'R. C. Prim, Bell System Technical Journal 36, 1957',
      params: costs,
    },
    primFrontierEdge: {
      title: '프림 (경계 간선)',
      about:
        '단계마다 미로와 방문하지 않은 칸 사이의 무작위 간선을 하나 엽니다. 시작점 둘레에 짧은 가지가 생깁니다.',
      cost: 'O(칸 수)',
      source: 'Walter D. Pullen, Think Labyrinth의 미로 알고리즘',
      params: {},
    },
    primFrontierCell: {
      title: '프림 (경계 칸)',
      about:
        '단계마다 미로와 맞닿은 무작위 칸 하나를 미로에 잇습니다. 짧은 막다른 길이 아주 많습니다.',
      cost: 'O(칸 수)',
      source: "Jamis Buck, Maze Generation: Prim's Algorithm, weblog.jamisbuck.org, 2011",
      params: {},
    },
    primActiveCell: {
      title: '프림 (활성 칸)',
      about:
        '단계마다 미로의 무작위 칸에서 방문하지 않은 이웃으로 한 칸 자랍니다. 시작점에서 고르게 퍼집니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: bias,
    },
    primCellCost: {
      title: '프림 (칸 비용)',
      about: '칸마다 무작위 비용을 주고 가장 싼 칸부터 자랍니다. 거의 절반이 막다른 길입니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: {},
    },
    randomBfs: {
      title: '무작위 너비 우선 탐색',
      about:
        '한 칸에서 고르게 퍼지며, 그 칸에서 어느 칸으로 가든 최단 경로가 됩니다. 복도가 방사형으로 뻗고 막다른 길이 아주 적습니다.',
      cost: 'O(칸 수)',
      source: '가장 오래된 칸을 고르는 성장 트리, Jamis Buck, Mazes for Programmers, 2015',
      params: {},
    },
    recursiveDivision: {
      title: '재귀 분할',
      about:
        '공간을 벽으로 나누고 벽마다 문을 하나 냅니다. 벽이 길고 곧으며, 방을 남길 수 있습니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: { roomSize: { title: '방의 가장 긴 변 (칸)' } },
    },
    blobbyDivision: {
      title: '덩어리 분할',
      about:
        '공간을 무작위 덩어리로 나누고 경계의 벽마다 문을 하나 냅니다. 벽이 구불구불하고, 방을 남길 수 있습니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'Jamis Buck, A Better Recursive Division Algorithm, weblog.jamisbuck.org, 2015',
      params: { roomSize: { title: '방 하나의 칸 수' } },
    },
    voronoiDivision: {
      title: '보로노이 분할',
      about:
        '구역을 무작위 두 칸의 가운데에서 나누고 벽마다 문을 하나 냅니다. 벽이 길고 비스듬하며, 방을 남길 수 있습니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: '보로노이 다이어그램의 경계를 따라 하는 재귀 분할',
      params: { roomSize: { title: '방 하나의 칸 수' } },
    },
    stickToppling: {
      title: '막대 쓰러뜨리기',
      about:
        '안쪽 모서리마다 세운 막대가 한쪽으로 쓰러져 벽이 됩니다. 위로 쓰러지는 것은 첫 줄의 막대뿐입니다.',
      cost: 'O(칸 수)',
      source: '일본의 막대 쓰러뜨리기(棒倒し法), sasataro.hateblo.jp, 2014',
      params: {},
    },
    unicursal: {
      title: '외길 미궁',
      about:
        '모든 칸을 한 번씩 지나는, 갈림길 없는 구불구불한 길입니다. 너비와 높이가 짝수여야 합니다.',
      cost: 'O(칸 수)',
      source: 'Walter D. Pullen, Think Labyrinth의 미로 알고리즘',
      params: { open: { title: '고리를 한 곳에서 끊기' } },
    },
    spiral: {
      title: '나선',
      about: '안쪽으로 감겨 들어가는 복도 하나입니다. 시드가 시작 구석과 감는 방향을 고릅니다.',
      cost: 'O(칸 수)',
      source: '정해진 무늬인 네모난 나선',
      params: {},
    },
    serpentine: {
      title: '지그재그',
      about: '한 행씩 오가며 이어지는 복도 하나입니다. 시드가 시작 구석과 축을 고릅니다.',
      cost: 'O(칸 수)',
      source: '정해진 무늬인 지그재그(부스트로페돈)',
      params: {},
    },
    bspDungeon: {
      title: 'BSP 던전',
      about:
        '이진 공간 분할로 나눈 방들을 복도로 잇습니다. 원래 예제 그대로 만들면 지도 셋 중 하나는 끊겨 있습니다.',
      cost: 'O(칸 수)',
      source: '직사각형의 이진 공간 분할, 처음 C++ 프로그램과 같음',
      params: {
        depth: { title: '나누는 깊이' },
        minLeaf: { title: '나눌 구역의 최소 크기' },
        ratioLow: { title: '분할 위치의 최솟값 (10분의 몇)' },
        ratioHigh: { title: '분할 위치의 최댓값 (10분의 몇)' },
        margin: { title: '방 둘레의 여백' },
        minRoom: { title: '방 한 변의 최소 길이' },
        maxLeaf: { title: '나누지 않을 구역의 최대 길이' },
        minFill: { title: '구역에서 방이 차지하는 최소 비율' },
        maxFill: { title: '구역에서 방이 차지하는 최대 비율' },
        aspect: { title: '방의 짧은 변에 대한 긴 변의 최대 배수' },
        jitter: { title: '방이 구역 가운데에서 벗어나는 정도' },
        corridor: { title: '복도 너비' },
      },
    },
    digger: {
      title: '굴착',
      about:
        '이미 판 곳의 벽에서 방과 복도를 하나씩 파 나갑니다. 새로 판 곳이 다른 굴과 부딪치지 않습니다.',
      cost: 'O(칸 수)',
      source: 'M. Anderson, Dungeon-building algorithm; O. Zara, rot.js',
      params: {
        dug: { title: '팔 칸의 최대 비율' },
        minWidth: { title: '방의 최소 너비' },
        maxWidth: { title: '방의 최대 너비' },
        minHeight: { title: '방의 최소 높이' },
        maxHeight: { title: '방의 최대 높이' },
        minCorridor: { title: '복도의 최소 길이' },
        maxCorridor: { title: '꺾이기 전까지 복도의 최대 길이' },
        turns: { title: '꺾이는 복도의 비율' },
        tries: { title: '한 자리에서 시도하는 횟수' },
      },
    },
    rogue: {
      title: '로그',
      about:
        '가로세로로 늘어선 방들을 이웃끼리 잇습니다. 몇몇 방은 복도가 만나는 자리로만 남습니다.',
      cost: 'O(칸 수)',
      source: 'M. D. Hughes, Game Design: Roguelike Dungeon Generation; Rogue, 1980',
      params: {
        columns: { title: '한 줄의 최대 방 수' },
        rows: { title: '최대 줄 수' },
        minRoom: { title: '방 한 변의 최소 길이' },
        minFill: { title: '방이 자리에서 차지하는 최소 비율' },
        gone: { title: '복도가 만나는 자리로 남는 방의 비율' },
        loops: { title: '더 이어지는 이웃의 비율' },
        corridor: { title: '복도 너비' },
      },
    },
    caves: {
      title: '동굴',
      about:
        '무작위로 흩뿌린 바닥을 세포 자동자로 다듬어 동굴을 만듭니다. 동굴들을 가장 짧은 굴로 잇거나 가장 큰 동굴만 남깁니다.',
      cost: 'O(타일 수)',
      source: 'Johnson, Yannakakis, Togelius, PCGames 2010',
      params: {
        floor: { title: '처음 바닥의 비율' },
        births: { title: '바위가 바닥이 되는 이웃 바닥 수' },
        survivals: { title: '바닥이 남는 이웃 바닥 수' },
        rounds: { title: '자동자를 돌리는 횟수' },
        smallest: { title: '동굴의 최소 크기' },
        join: { title: '잇는 방법', labels: ['가장 짧은 굴로', '가장 큰 동굴만'] },
      },
    },
    drunkard: {
      title: '술꾼 걸음',
      about:
        '술꾼들이 가운데에서 비틀거리며 바위를 파 나갑니다. 바닥이 정확히 정한 비율이 되면 멈춥니다.',
      cost: '바닥의 비율이 1보다 작으면 평균 O(타일 수 × log 타일 수), 타일마다 많아야 64걸음',
      source: 'RogueBasin, Random Walk Cave Generation',
      params: {
        floor: { title: '바닥의 비율' },
        straightness: { title: '곧게 걷는 정도' },
        walkers: { title: '술꾼 수' },
      },
    },
    roomsAndMazes: {
      title: '방과 미로',
      about:
        '방들을 놓고 남은 자리를 원하는 알고리즘의 미로로 채운 뒤 문으로 잇습니다. 막다른 길은 정한 비율만큼 메웁니다.',
      cost: 'O(타일 수)에 미로 알고리즘의 비용을 더함',
      source: 'Bob Nystrom, Rooms and Mazes, 2014',
      params: {
        rooms: { title: '방이 차지하는 비율' },
        minRoom: { title: '방 한 변의 최소 길이' },
        maxRoom: { title: '방 한 변의 최대 길이' },
        corridor: { title: '복도 너비' },
        maze: {
          title: '방 사이의 미로',
          labels: [
            '엘러',
            '재귀 백트래커',
            '헌트 앤 킬',
            '성장 트리',
            '성장 숲',
            '성장 이진 트리',
            '병렬 백트래커',
            '올더스-브로더',
            '윌슨',
            '휴스턴',
            '원점 이동',
            '크루스칼',
            '보루프카',
            '역삭제',
            '프림 (간선 비용)',
            '프림 (경계 간선)',
            '프림 (경계 칸)',
            '프림 (활성 칸)',
            '프림 (칸 비용)',
            '무작위 너비 우선 탐색',
            '재귀 분할',
            '덩어리 분할',
            '보로노이 분할',
            '나선',
            '지그재그',
          ],
        },
        loops: { title: '문을 더 내는 비율' },
        trim: { title: '막다른 길을 메우는 비율' },
      },
    },
    scatteredRooms: {
      title: '흩어진 방',
      about:
        '무작위로 놓은 방들을 들로네 삼각분할의 최소 신장 트리와 나머지 변의 일부를 따라 복도로 잇습니다.',
      cost: 'O(타일 수 + 방 수 × √방 수)',
      source: 'A. Adonaac, Procedural Dungeon Generation Algorithm, 2015',
      params: {
        rooms: { title: '방이 차지하는 비율' },
        minRoom: { title: '방 한 변의 최소 길이' },
        maxRoom: { title: '방 한 변의 최대 길이' },
        corridor: { title: '복도 너비' },
        gap: { title: '방 사이에 들어갈 복도 수' },
        loops: { title: '복도를 더 내는 비율' },
      },
    },
    mission: {
      title: '임무',
      about:
        '방과 문의 그래프대로 방을 놓습니다. 그래프는 직접 쓰거나, 시작과 열쇠와 자물쇠, 보스와 보물이 있는 것을 자동으로 짭니다.',
      cost: 'O(타일 수 + 시도 수 × 두 방 둘레의 타일 수)',
      source:
        '임무는 J. Dormans, Adventures in level design, 2010; 그래프대로 방을 놓는 방법은 O. Nepozitek, Fast configurable 2D dungeon levels, 2018',
      params: {
        graph: { title: '방과 복도와 물건 (비우면 자동으로 짬)' },
        rooms: { title: '최대 방 수' },
        locks: { title: '최대 자물쇠 수' },
      },
    },
    wfc: {
      title: '파동 함수 붕괴',
      about:
        '직접 그린 견본을 닮은 던전입니다. 작은 네모 모양의 타일 무늬가 모두 견본에 있는 것입니다. 조각을 직접 그려 이어 붙일 수도 있습니다.',
      cost: 'O(칸 수 × 무늬 수)',
      source:
        'M. Gumin, WaveFunctionCollapse, 2016의 겹치는 모델; 바탕은 P. Merrell, Model Synthesis, 2007',
      params: {
        sample: { title: '견본 (# 바위, . 방, / 문, 쉼표 복도)' },
        pattern: { title: '무늬 한 변의 길이' },
        symmetry: {
          title: '무늬 돌리고 뒤집기',
          labels: ['그린 그대로', '좌우로 뒤집기', '돌리고 뒤집기'],
        },
        wrap: { title: '견본의 가장자리 이어 보기' },
        connected: { title: '바닥을 모두 잇기' },
        leastFloor: { title: '바닥의 최소 비율' },
        open: { title: '바닥이어야 하는 칸' },
        tiles: { title: '이어 붙일 조각 (견본 대신 씀)' },
      },
    },
  },
  shapes: {
    square: {
      title: '사각형',
      about: '이웃은 넷입니다. 가장자리를 이어 원기둥, 토러스, 뫼비우스 띠도 만들 수 있습니다.',
      params: {
        wrap: { title: '가장자리 잇기', labels: ['잇지 않음', '원기둥', '토러스', '뫼비우스 띠'] },
        ...outline,
      },
    },
    hex: {
      title: '육각형',
      about: '이웃은 여섯입니다. 한 행(또는 열) 걸러 반 칸씩 밀려 있습니다.',
      params: { orientation: { title: '방향', labels: ['꼭짓점이 위', '변이 위'] }, ...outline },
    },
    triangle: {
      title: '삼각형',
      about: '이웃은 셋입니다. 위를 향한 삼각형과 아래를 향한 삼각형이 번갈아 놓입니다.',
      params: outline,
    },
    brick: {
      title: '벽돌',
      about: '엇갈리게 쌓은 벽돌입니다. 이웃은 위아래로 둘씩, 양옆에 하나씩 모두 여섯입니다.',
      params: outline,
    },
    upsilon: {
      title: '팔각형과 사각형',
      about: '이웃이 여덟인 팔각형과, 그 사이에 놓인 이웃이 넷인 작은 사각형입니다.',
      params: outline,
    },
    cairo: {
      title: '카이로 오각형',
      about: '카이로의 보도블록 무늬처럼 놓인, 이웃이 다섯인 오각형입니다.',
      params: outline,
    },
    zeta: {
      title: '대각선 사각형',
      about: '이웃은 여덟까지입니다. 대각선 통로는 서로 교차하지 않습니다.',
      params: outline,
    },
    cube: {
      title: '여러 층',
      about:
        '사각형으로 된 층을 쌓습니다. 이웃은 여섯이고, 그중 둘은 계단으로 이어지는 위층과 아래층입니다.',
      params: outline,
    },
    polar: {
      title: '동심원',
      about: '가운데에서 바깥으로 고리를 두릅니다. 너비가 1이면 가운데가 둥근 칸 하나입니다.',
      params: { subdivide: { title: '넓은 칸 나누기' }, ...outline },
    },
    sphere: {
      title: '구',
      about:
        '위도를 따라 고리를 두릅니다. 극에 가까울수록 칸이 적고, 평면에는 세계 지도처럼 펼쳐 그립니다. 높이가 너비의 절반이고 너비를 여러 번 반으로 나눌 수 있으면 가장 고릅니다.',
      params: {},
    },
    cubeSurface: {
      title: '정육면체 겉면',
      about: '정사각형 면 여섯 개가 저마다 한 층입니다. 이웃은 넷이고, 모서리 너머로도 이어집니다.',
      params: {},
    },
    graph: {
      title: '그래프',
      about:
        '직접 정한 꼭짓점과 간선으로 만듭니다. 꼭짓점마다 간선은 8개까지이고, 위치를 정하지 않으면 원 위에 놓입니다.',
      params: {},
    },
  },
  passes: {
    wishes: {
      title: '조건 정하기',
      about: '미로에 꼭 있어야 할 통로와 벽, 정답 길을 정합니다.',
      cost: 'O(칸 수), 균일한 알고리즘에서는 평균 O(칸 수 × log 칸 수)',
      source: '균일한 알고리즘에서는 D. B. Wilson, 1996; 그 밖에는 크루스칼 알고리즘',
      params: {
        passages: { title: '이어져야 할 칸의 쌍' },
        walls: { title: '사이에 벽이 있어야 할 칸의 쌍' },
        path: { title: '시작부터 끝까지 정답 길의 칸' },
      },
    },
    texture: {
      title: '결',
      about:
        '알고리즘의 치우침을 칸마다 다르게 합니다. 어떤 곳에만 곧은 길이나 한쪽 방향의 길이 많아집니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Daedalus',
      params: { plane: { title: '칸마다 치우침의 세기(255면 모두)' } },
    },
    weave: {
      title: '엮기',
      about: '다리와 그 아래 굴을 놓아 통로가 서로 위아래로 엇갈리게 합니다.',
      cost: 'O(칸 수)',
      source: 'Jamis Buck, Mazes for Programmers, 2015',
      params: { share: { title: '다리로 바꿀 칸의 비율' } },
    },
    rooms: {
      title: '방 넣기',
      about: '미로 안에 문이 달린 방을 놓고, 나머지를 미로로 채웁니다.',
      cost: 'O(칸 수 + 방 수)',
      source: 'W. Pullen, Think Labyrinth의 방이 있는 완전 미로',
      params: {
        number: { title: '방의 최대 개수' },
        min: { title: '가장 작은 크기' },
        max: { title: '가장 큰 크기' },
        doors: { title: '방마다 문의 수' },
        spacing: { title: '방 사이의 최소 칸 수' },
      },
    },
    symmetry: {
      title: '대칭',
      about:
        '뒤집거나 돌려도 같은 미로를 만듭니다. 한가운데에 칸도 변도 없으면 고리가 하나 생깁니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Think Labyrinth의 대칭 미로',
      params: {
        kind: {
          title: '대칭 방식',
          labels: ['좌우 대칭', '상하 대칭', '좌우와 상하 대칭', '회전 대칭'],
        },
        parts: { title: '회전 대칭일 때 한 바퀴를 나누는 수' },
      },
    },
    nest: {
      title: '미로 속 미로',
      about: '작은 미로에 따라 큰 미로의 구역들을 잇습니다.',
      cost: 'O(칸 수)에 블록을 만드는 알고리즘의 비용을 더함',
      source: 'W. Pullen, Think Labyrinth의 프랙털 미로',
      params: { columns: { title: '가로 구역 수' }, rows: { title: '세로 구역 수' } },
    },
    braid: {
      title: '막다른 길 잇기',
      about: '막다른 길을 이웃 칸으로 열어 고리를 만듭니다.',
      cost: 'O(칸 수), 가까운 막다른 길이나 긴 고리를 고르면 O(칸 수 × log 칸 수)',
      source: 'W. Pullen, Think Labyrinth의 미로 분류',
      params: {
        share: { title: '없앨 막다른 길의 비율' },
        join: {
          title: '이을 칸',
          labels: ['이웃한 막다른 길이 있으면 그 칸', '아무 이웃', '가장 긴 고리를 만드는 이웃'],
        },
        first: { title: '먼저 없앨 막다른 길', labels: ['무작위', '다른 막다른 길과 가까운 것'] },
      },
    },
    sparsify: {
      title: '막다른 길 솎기',
      about: '막다른 길을 한 칸씩 없앱니다. 남은 칸은 이어져 있고 나머지는 바위가 됩니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Think Labyrinth의 미로 분류',
      params: {
        rounds: { title: '최대 반복 횟수' },
        keep: { title: '남길 칸의 최소 비율' },
      },
    },
    rotate: {
      title: '돌리기',
      about: '미로를 직각으로 돌립니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Daedalus의 회전',
      params: { turns: { title: '시계 방향 직각 회전 횟수' } },
    },
    flip: {
      title: '뒤집기',
      about: '미로를 뒤집습니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Daedalus의 뒤집기',
      params: { axis: { title: '맞바꿀 쪽', labels: ['왼쪽과 오른쪽', '위와 아래'] } },
    },
    crop: {
      title: '자르기',
      about: '미로에서 직사각형 하나를 잘라 냅니다. 남은 부분이 여러 조각일 수 있습니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Daedalus의 크기 바꾸기',
      params: {
        x: { title: '첫 열' },
        y: { title: '첫 행' },
        width: { title: '남길 열 수(0이면 끝까지)' },
        height: { title: '남길 행 수(0이면 끝까지)' },
      },
    },
    tile: {
      title: '늘어놓기',
      about: '같은 미로를 나란히 늘어놓고 서로 잇습니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Daedalus의 타일 놓기',
      params: { x: { title: '가로 개수' }, y: { title: '세로 개수' } },
    },
    perturb: {
      title: '벽 옮기기',
      about:
        '벽 몇 개를 다른 자리로 옮깁니다. 이어진 곳은 그대로 이어져 있고, 고리 없는 미로는 고리 없이 남습니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Daedalus',
      params: { share: { title: '옮길 통로의 비율' } },
    },
    repair: {
      title: '바로잡기',
      about: '가장 적게 고쳐서 완전한 미로로 만듭니다. 고리를 끊고 떨어진 곳을 잇습니다.',
      cost: 'O(칸 수)',
      source: 'J. B. Kruskal, On the shortest spanning subtree of a graph, 1956',
      params: {},
    },
    oneWay: {
      title: '일방통행',
      about:
        '일부 통로를 한쪽으로만 지나갈 수 있게 합니다. 그래도 모든 칸에 갈 수 있고, 어느 칸에서나 도착까지 갈 수 있습니다. 고리가 없는 미로에서는 정답 길의 통로만 일방통행이 됩니다.',
      cost: 'O(칸 수)',
      source: 'H. E. Robbins, American Mathematical Monthly 46, 1939',
      params: { share: { title: '가능한 통로 중 일방통행의 비율' } },
    },
    unicursal: {
      title: '외길 미궁',
      about:
        '모든 벽의 양쪽을 따라 도는 길을 만듭니다. 갈림길 없이 이어진 길 하나가 되고, 너비와 높이가 두 배가 됩니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Think Labyrinth의 외길 미궁',
      params: { open: { title: '고리를 한 곳에서 끊기' } },
    },
    tidy: {
      title: '다듬기',
      about:
        '나란히 난 문, 방의 벽을 따라 난 길, 나온 방으로 되돌아가는 길을 없애고, 막다른 길도 정한 비율만큼 없앱니다. 이어져 있던 던전은 그대로 이어져 있습니다.',
      cost: 'O(타일 수)',
      source: '통로가 둘뿐인 타일이 이어진 줄을 방과 갈림길 그래프의 간선으로 봄',
      params: { deadEnds: { title: '없앨 막다른 길의 비율' } },
    },
    widen: {
      title: '길 넓히기',
      about:
        '바위가 넉넉한 곳에서 길을 두세 칸 너비로 넓힙니다. 방이나 다른 길에는 닿지 않고, 문은 한 칸 너비로 남습니다.',
      cost: 'O(타일 수)',
      source: '디지털 위상수학의 단순점: T. Y. Kong, A. Rosenfeld, CVGIP 48, 1989',
      params: { width: { title: '길의 너비' } },
    },
    stairs: {
      title: '계단',
      about:
        '던전의 층을 잇습니다. 위아래 층이 모두 바닥인 칸에 계단을 놓고, 그런 칸이 없으면 짧은 굴을 팝니다.',
      cost: 'O(타일 수), 살펴보는 자리마다 O(계단 수)',
      source: 'M. Toy, G. Wichman, Rogue, 1980',
      params: {
        pairs: { title: '층 사이의 계단 수' },
        apart: { title: '계단 사이의 최소 거리' },
      },
    },
    doors: {
      title: '문',
      about:
        '방의 입구나 하나뿐인 길에 열린 문, 닫힌 문, 비밀 문을 답니다. 넓은 입구는 던전이 끊기지 않는 한 한 칸으로 좁힙니다.',
      cost: 'O(타일 수)',
      source: '길목을 찾는 방법은 R. Tarjan, SIAM J. Comput. 1, 1972',
      params: {
        where: {
          title: '문이 있는 곳',
          labels: ['문 없음', '방의 입구', '하나뿐인 길'],
        },
        share: { title: '문을 달 곳의 비율' },
        closed: { title: '닫힌 문의 비율' },
        secret: { title: '비밀 문의 비율' },
      },
    },
    things: {
      title: '배치',
      about:
        '역할에 따라 바닥에 배치합니다. 시작과 도착에 입구와 출구, 막다른 길과 외진 방에 보물, 거리와 방에 따라 괴물을 두고, 우두머리도 한 마리 둡니다.',
      cost: 'O(타일 수)',
      source: '거리와 방에 따라 놓기, Rogue(1980) 이래 로그라이크의 방식',
      params: {
        boss: {
          title: '우두머리',
          labels: ['없음', '출구 앞', '가장 먼 방'],
        },
        treasure: { title: '막다른 길과 외진 방 중 보물이 있는 비율' },
        monsters: { title: '방 칸 중 괴물이 있는 비율' },
        corridorMonsters: { title: '길 칸 중 괴물이 있는 비율' },
        danger: { title: '괴물이 입구에서 먼 곳에 몰리는 정도' },
        quiet: { title: '괴물이 없는 입구 둘레의 거리' },
      },
    },
    locksAndKeys: {
      title: '자물쇠와 열쇠',
      about:
        '문을 잠그고 열쇠를 둡니다. 열쇠는 모두 그 앞의 열쇠들로 갈 수 있는 곳에 있고, 도착은 되도록 마지막 자물쇠 뒤에 있습니다. 잠글 곳이 모자라면 자물쇠도 적어집니다.',
      cost: 'O(타일 수 + 자물쇠 수 × 문 수)',
      source: '자물쇠와 열쇠는 J. Dormans, "Adventures in level design", PCG 2010',
      params: { locks: { title: '자물쇠의 최대 수' } },
    },
  },
  solvers: {
    bfs: {
      title: '너비 우선',
      about: '최단 경로를 찾습니다. 가까운 칸부터 차례로 방문합니다.',
      cost: 'O(칸 수)',
      source: 'E. F. Moore, The shortest path through a maze, 1959',
      params: {},
    },
    dfs: {
      title: '깊이 우선',
      about: '한 갈래를 끝까지 가 본 뒤 다음 갈래로 갑니다.',
      cost: 'O(칸 수)',
      source: 'R. Tarjan, SIAM J. Comput. 1, 1972',
      params: {},
    },
    dijkstra: {
      title: '데이크스트라',
      about: '칸마다 비용이 다르면 비용이 가장 적은 경로를, 같으면 최단 경로를 찾습니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'E. W. Dijkstra, A note on two problems in connexion with graphs, 1959',
      params: {},
    },
    aStar: {
      title: 'A*',
      about: '비용이 가장 적은 경로를 찾습니다. 벽이 없다고 칠 때 도착에 가까운 칸부터 살펴봅니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'P. Hart, N. Nilsson, B. Raphael, IEEE Trans. SSC 4, 1968',
      params: {},
    },
    greedy: {
      title: '탐욕 최선 우선',
      about: '벽이 없다고 칠 때 도착에 가장 가까운 칸에서 늘 이어 갑니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'J. Doran, D. Michie, Proc. Royal Society A 294, 1966',
      params: {},
    },
    bidirectional: {
      title: '양방향',
      about: '비용이 가장 적은 경로를 찾습니다. 양 끝에서 함께 탐색하여 가운데에서 만납니다.',
      cost: 'O(칸 수 × log 칸 수)',
      source: 'I. Pohl, Bi-directional search, Machine Intelligence 6, 1971',
      params: {},
    },
    deadEndFilling: {
      title: '막다른 길 메우기',
      about:
        '막다른 길을 남김없이 메웁니다. 고리가 없으면 경로만 남고, 고리에서는 짧은 쪽을 고릅니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Think Labyrinth의 미로 풀이 알고리즘',
      params: {},
    },
    collision: {
      title: '물결 충돌',
      about: '미로 전체에 물을 흘려 물길끼리 부딪치는 곳에 벽을 세웁니다. 최단 경로들만 남습니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Think Labyrinth의 미로 풀이 알고리즘',
      params: {},
    },
    allShortest: {
      title: '모든 최단 경로',
      about: '최단 경로가 몇 가지인지 정확히 세고, 그 가운데 처음 몇 가지를 보여 줍니다.',
      cost: 'O(칸 수 × 경로 수의 자릿수)',
      source: 'U. Brandes, J. Mathematical Sociology 25, 2001',
      params: { count: { title: '보여 줄 최대 경로 수' } },
    },
    chain: {
      title: '사슬',
      about:
        '도착까지 곧은 선을 따라갑니다. 벽에 막히면 선으로 먼저 돌아오는 쪽으로 벽을 돌아갑니다. 다리가 없는 평평한 미로에서는 반드시 도착합니다.',
      cost: '만나는 벽마다 O(칸 수), 벽은 칸마다 많아야 하나',
      source: 'W. Pullen, Think Labyrinth의 미로 풀이 알고리즘',
      params: {},
    },
    wallFollower: {
      title: '벽 짚기',
      about:
        '한 손을 벽에 대고 걸으며, 어느 통로도 세 번은 지나지 않습니다. 고리가 있는 미로에서는 짚고 걷는 벽에서 떨어진 섬에 도착이 있으면 찾지 못합니다.',
      cost: 'O(칸 수)',
      source: 'W. Pullen, Think Labyrinth의 미로 풀이 알고리즘',
      params: { hand: { title: '벽을 짚는 손', labels: ['왼손', '오른손'] } },
    },
    pledge: {
      title: '플레지',
      about:
        '한 방향으로 곧장 걷다가, 벽을 만나면 돈 횟수의 합이 0이 될 때까지 벽을 따라 돕니다. 같은 길을 되풀이하게 되면 그만둡니다. 다리가 없는 평평한 미로라면 밖으로 나가는 길을 반드시 찾지만, 안쪽의 도착은 놓칠 수 있습니다. 정사각형, 육각형, 벽돌 격자에서 쓸 수 있습니다.',
      cost: '만나는 벽마다 O(칸 수), 벽은 칸마다 많아야 하나',
      source: 'H. Abelson, A. diSessa, Turtle Geometry, 1981',
      params: { hand: { title: '벽을 짚는 손', labels: ['왼손', '오른손'] } },
    },
    tremaux: {
      title: '트레모',
      about: '걸어 다니며 지나간 통로에 표시를 남깁니다. 어느 통로도 세 번은 지나지 않습니다.',
      cost: 'O(칸 수)',
      source: 'E. Lucas, Récréations mathématiques 1, 1882',
      params: {},
    },
    randomMouse: {
      title: '갈팡질팡 생쥐',
      about:
        '갈림길마다 아무 데로나 가고 아무것도 기억하지 않습니다. 정한 걸음 수가 차면 멈춥니다.',
      cost: 'O(걸음 제한)',
      source: 'W. Pullen, Think Labyrinth의 미로 풀이 알고리즘',
      params: { limit: { title: '최대 걸음 수' } },
    },
  },
  exits: {
    corners: {
      title: '양 끝 구석',
      about: '열린 첫 칸에서 출발해 마지막 칸에 도착합니다.',
      params: {},
    },
    farthest: {
      title: '가장 먼 두 칸',
      about: '서로 가장 먼 두 칸이 출발과 도착입니다.',
      params: {},
    },
    border: {
      title: '테두리에서 가장 먼 두 칸',
      about: '테두리에서 서로 가장 먼 두 칸이 출발과 도착입니다.',
      params: {},
    },
    original: {
      title: '탈출 게임',
      about: '첫 칸에서 출발해, 긴 변의 길이보다 멀리 있는 무작위 칸에 도착합니다.',
      params: {},
    },
    none: {
      title: '없음',
      about: '출발과 도착이 없고 윤곽이 닫혀 있습니다.',
      params: {},
    },
  },
  exports: {
    text: {
      title: '텍스트',
      about:
        '다섯 가지 형식의 글자 그림입니다. 층이 여럿이면 층마다 그립니다. ASCII 형식은 라이브러리가 다시 읽을 수 있습니다.',
      params: {
        style: {
          title: '형식',
          labels: ['ASCII 선', '괘선 문자', '네모 (한중일 글꼴용)', '숫자', '꽉 찬 블록'],
        },
        level: { title: '층 (-1은 모든 층)' },
      },
    },
    svg: {
      title: 'SVG',
      about:
        '벡터 그림입니다. 벽을 경로 하나로 그리고 계단과 화살표, 표시를 더합니다. 바닥과 배경, 풀이도 넣을 수 있습니다.',
      params: PICTURE_PARAMS,
    },
    png: {
      title: 'PNG',
      about: 'SVG와 옵션이 같은 픽셀 그림입니다. 색은 16진수 색 코드나 transparent로 적습니다.',
      params: PICTURE_PARAMS,
    },
  },
};

/** Titles of rows by their ids; an algorithm has that of its own before a pass of the same id. @type {Map<string, string>} */
const titles = new Map(
  Object.values(ko)
    .reverse()
    .flatMap((rows) =>
      Object.entries(rows).map(([id, { title }]) => /** @type {[string, string]} */ ([id, title])),
    ),
);

/** @param {unknown} problem @returns {Problem} */
function readProblem(problem) {
  try {
    const { code, field, message } = /** @type {Problem} */ (problem);
    if ([code, field, message].every((text) => typeof text === 'string')) {
      return { code, field, message };
    }
  } catch {
    // Refused below, as every other value that is no problem.
  }
  const want = 'a MazeError, or a problem that mw.check returned';
  return fail('problem', `problem must be ${want}; got ${describe(problem)}`);
}

/**
 * A sentence in Korean that says what is wrong and which values would work, for people who fill in a
 * form: without names of options. Cost: a few microseconds.
 * @param {Problem} problem a MazeError, or what `mw.check` returned
 * @returns {string}
 * @example
 * koreanProblem(mw.check({ algorithm: 'prim', width: 0, height: 9, seed: 1 })); // '1 이상의 정수를 써 주세요.'
 */
export function koreanProblem(problem) {
  return sentenceOf(readProblem(problem), (id) => titles.get(id) ?? id);
}
