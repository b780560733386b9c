/**
 * The catalog's texts in Korean: titles, descriptions and labels, by table and id. An entry of its
 * own because few need it: in the catalog it was 3.6 KB of every download.
 * @module
 */

/** @typedef {import('./options/types.js').CatalogTexts} CatalogTexts */

/** Weights of the cells that a growing tree grows from. */
const ages = {
  newest: { title: '가장 새로운 칸의 비중' },
  oldest: { title: '가장 오래된 칸의 비중' },
  middle: { title: '가운데 칸의 비중' },
  random: { title: '무작위 칸의 비중' },
};

/** Bias of walks: straight on, along rows, along columns. */
const bias = {
  straightness: { title: '곧게 가는 성향' },
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

/** @type {CatalogTexts} */
export const ko = {
  generators: {
    binaryTree: {
      title: '이진 트리',
      about: '칸마다 정해진 두 방향 중 하나를 엽니다. 두 변이 곧은 복도가 되고 결이 비스듬합니다.',
      params: {
        bias: {
          title: '치우치는 구석',
          labels: ['왼쪽 위', '오른쪽 위', '왼쪽 아래', '오른쪽 아래'],
        },
        horizontal: { title: '가로로 여는 비율' },
      },
    },
    sidewinder: {
      title: '사이드와인더',
      about: '행을 토막으로 나누고 토막마다 아래로 한 번 엽니다. 맨 아래가 곧은 복도가 됩니다.',
      params: { run: { title: '토막이 이어질 확률' } },
    },
    eller: {
      title: '엘러',
      about:
        '한 행씩 만듭니다. 이웃을 확률에 따라 잇고, 이어진 무리마다 아래로 적어도 한 번 엽니다.',
      params: { run: { title: '행을 따라 이을 확률' }, down: { title: '아래로 열 확률' } },
    },
    recursiveBacktracker: {
      title: '재귀 백트래커',
      about: '막힐 때까지 걷고 되돌아갑니다. 길고 구불구불한 복도, 적은 막다른 길.',
      params: bias,
    },
    huntAndKill: {
      title: '헌트 앤 킬',
      about: '막힐 때까지 걷고 새 칸을 사냥합니다. 긴 물길, 적은 막다른 길.',
      params: {
        hunt: { title: '사냥 순서', labels: ['한 줄씩', '무작위 칸', '지그재그 줄'] },
        ...bias,
      },
    },
    growingTree: {
      title: '자라는 나무',
      about: '새 칸, 오래된 칸, 가운데 칸, 무작위 칸에서 자랍니다. 비중에 따라 결이 달라집니다.',
      params: { ...ages, ...bias },
    },
    growingForest: {
      title: '자라는 숲',
      about: '여러 나무가 함께 자라다가 만나는 곳에서 이어집니다.',
      params: { trees: { title: '나무 수' }, ...ages, ...bias },
    },
    growingBinaryTree: {
      title: '자라는 이진 트리',
      about: '칸마다 될 수 있으면 둘로 갈라집니다. 네거리는 드물고 짧은 가지가 많습니다.',
      params: bias,
    },
    parallelBacktracker: {
      title: '병렬 백트래커',
      about: '여러 백트래커가 함께 걷다가 만나는 곳에서 이어집니다. 긴 복도가 구역을 이룹니다.',
      params: { walkers: { title: '걷는 점의 수' }, ...bias },
    },
    aldousBroder: {
      title: '올더스-브로더',
      about: '모든 칸을 볼 때까지 무작위로 걷습니다. 치우침이 없어 모든 미로의 확률이 같습니다.',
      params: {},
    },
    wilson: {
      title: '윌슨',
      about:
        '고리를 지운 무작위 걸음을 미로에 잇습니다. 치우침이 없어 모든 미로의 확률이 같습니다.',
      params: {},
    },
    houston: {
      title: '휴스턴',
      about: '일부 칸을 무작위로 걸은 뒤 고리를 지운 걸음으로 잇습니다. 조금 치우칩니다.',
      params: { share: { title: '고리를 지우기 전에 걷는 비율' } },
    },
    originShift: {
      title: '원점 이동',
      about: '완전 미로의 뿌리가 돌아다니며 한 걸음씩 미로를 바꾸어 치우침을 없앱니다.',
      params: { stepsPerCell: { title: '칸당 걸음 수 (0: 치우침이 없을 때까지)' } },
    },
    kruskal: {
      title: '크루스칼',
      about: '어디서든 가장 싼 통로부터 두 조각을 이을 때만 엽니다. 프림과 같은 미로가 됩니다.',
      params: costs,
    },
    boruvka: {
      title: '보루프카',
      about: '조각마다 가장 싼 바깥 통로를 열며 라운드를 거듭합니다. 프림과 같은 미로가 됩니다.',
      params: costs,
    },
    reverseDelete: {
      title: '역삭제',
      about: '모두 열고 시작해, 돌아갈 길이 있는 동안 가장 비싼 통로부터 닫습니다.',
      params: costs,
    },
    prim: {
      title: '프림 (간선 비용)',
      about: '무작위 간선 비용의 최소 신장 트리. 짧은 막다른 길이 많고 결이 고릅니다.',
      params: costs,
    },
    primFrontierEdge: {
      title: '프림 (경계 간선)',
      about:
        '매번 미로에서 밖으로 나가는 무작위 간선을 엽니다. 시작점 둘레로 짧은 가지가 돋습니다.',
      params: {},
    },
    primFrontierCell: {
      title: '프림 (경계 칸)',
      about:
        '매번 미로 옆의 무작위 칸이 들어옵니다. 흔한 알고리즘 가운데 막다른 길이 가장 많습니다.',
      params: {},
    },
    primActiveCell: {
      title: '프림 (활성 칸)',
      about: '매번 미로의 무작위 칸이 한 칸 자랍니다. 시작점에서 고르게 퍼집니다.',
      params: bias,
    },
    primCellCost: {
      title: '프림 (칸 비용)',
      about: '무작위 비용이 가장 싼 칸이 자랍니다. 거의 절반이 막다른 길입니다.',
      params: {},
    },
    randomBfs: {
      title: '무작위 너비 우선 탐색',
      about:
        '한 칸에서 고르게 퍼지며 그곳에서 가는 길이 모두 최단입니다. 막다른 길이 아주 적습니다.',
      params: {},
    },
    recursiveDivision: {
      title: '재귀 분할',
      about: '공간을 벽으로 나누고 벽마다 문을 하나 냅니다. 긴 직선 벽, 원하면 방도 남깁니다.',
      params: { roomSize: { title: '방의 가장 긴 변' } },
    },
    blobbyDivision: {
      title: '얼룩 분할',
      about: '무작위 얼룩을 문 하나 있는 벽으로 나눕니다. 벽이 구불구불하고 방도 남길 수 있습니다.',
      params: { roomSize: { title: '방 하나의 칸 수' } },
    },
    voronoiDivision: {
      title: '보로노이 분할',
      about:
        '무작위 두 칸 사이로 구역을 나누고 벽마다 문을 하나 냅니다. 비스듬한 긴 벽이 생깁니다.',
      params: { roomSize: { title: '방 하나의 칸 수' } },
    },
    unicursal: {
      title: '외길 미궁',
      about: '모든 칸을 한 번씩 지나는 갈림길 없는 고리. 두 변이 짝수여야 합니다.',
      params: { open: { title: '한 곳을 끊어 두 끝을 만들기' } },
    },
    spiral: {
      title: '나선',
      about: '안쪽으로 감겨 드는 한 줄 복도. 시드는 시작 구석과 감는 방향만 고릅니다.',
      params: {},
    },
    serpentine: {
      title: '지그재그',
      about: '한 행씩 오가며 한 줄로 이어집니다. 시드는 시작 구석과 방향만 고릅니다.',
      params: {},
    },
    bspDungeon: {
      title: 'BSP 던전',
      about: '이진 공간 분할로 나눈 방들을 복도로 잇습니다.',
      params: {
        depth: { title: '나누는 깊이' },
        minLeaf: { title: '나눌 수 있는 최소 구역' },
        ratioLow: { title: '가장 낮은 분할 비율 (십분율)' },
        ratioHigh: { title: '가장 높은 분할 비율 (십분율)' },
        margin: { title: '방 둘레 여백' },
        minRoom: { title: '방의 최소 변' },
      },
    },
  },
  shapes: {
    square: {
      title: '사각형',
      about: '이웃이 넷. 평면이거나, 가장자리를 붙인 원기둥, 토러스, 뫼비우스 띠.',
      params: {
        wrap: { title: '곡면', labels: ['평면', '원기둥', '토러스', '뫼비우스 띠'] },
        ...outline,
      },
    },
    hex: {
      title: '육각형',
      about: '이웃이 여섯. 한 줄 걸러 반 칸씩 밀려 있습니다.',
      params: { orientation: { title: '방향', labels: ['꼭짓점이 위', '변이 위'] }, ...outline },
    },
    triangle: {
      title: '삼각형',
      about: '이웃이 셋. 위를 보는 삼각형과 아래를 보는 삼각형이 번갈아 놓입니다.',
      params: outline,
    },
    brick: {
      title: '벽돌',
      about: '어긋나게 쌓은 벽돌. 이웃이 위에 둘, 아래에 둘, 양옆에 하나씩 여섯.',
      params: outline,
    },
    upsilon: {
      title: '팔각형과 사각형',
      about: '이웃이 여덟인 팔각형, 그 사이에 이웃이 넷인 작은 사각형.',
      params: outline,
    },
    cairo: {
      title: '카이로 오각형',
      about: '카이로의 보도블록처럼 놓인, 이웃이 다섯인 오각형.',
      params: outline,
    },
    zeta: {
      title: '대각선 사각형',
      about: '이웃이 여덟. 대각선 통로는 서로 엇갈리지 않습니다.',
      params: outline,
    },
    cube: {
      title: '여러 층',
      about: '사각형 층을 겹쳐 쌓아, 위아래까지 이웃이 여섯. 층 사이는 계단으로 잇습니다.',
      params: outline,
    },
    polar: {
      title: '동심원',
      about: '가운데의 둥근 칸(너비 1)이나 너비만큼의 칸으로 된 첫 고리를 둘러싼 고리들.',
      params: { subdivide: { title: '넓은 칸 나누기' }, ...outline },
    },
    sphere: {
      title: '구',
      about:
        '위도를 따른 고리들로, 극에 가까울수록 칸이 적습니다. 평면 그림은 세계 지도처럼 펼친 것. 높이가 너비의 절반이고 너비를 여러 번 반으로 나눌 수 있으면 가장 고릅니다.',
      params: {},
    },
    cubeSurface: {
      title: '정육면체 겉면',
      about: '정사각형 여섯 면이 각각 한 층. 모서리를 넘어서도 이웃이 넷.',
      params: {},
    },
    graph: {
      title: '그래프',
      about: '직접 준 꼭짓점과 변. 꼭짓점마다 변이 여덟까지이고, 위치가 없으면 원 위에 놓입니다.',
      params: {},
    },
  },
  passes: {
    braid: {
      title: '막다른 길 잇기',
      about: '막다른 길을 이웃 칸과 이어 고리를 만듭니다.',
      params: {
        share: { title: '없앨 막다른 길의 비율' },
        join: { title: '이을 칸', labels: ['이웃한 막다른 길부터', '아무 이웃'] },
      },
    },
    sparsify: {
      title: '막다른 길 솎기',
      about: '막다른 길을 칸마다 지웁니다. 남은 칸은 이어져 있고 나머지는 바위가 됩니다.',
      params: {
        rounds: { title: '되풀이 횟수 (최대)' },
        keep: { title: '남길 칸의 비율 (최소)' },
      },
    },
  },
  solvers: {
    bfs: {
      title: '너비 우선',
      about: '최단 경로. 미로를 물결처럼 훑습니다.',
      params: {},
    },
    dfs: {
      title: '깊이 우선',
      about: '한 길을 끝까지 가 보고 다음 길을 찾습니다.',
      params: {},
    },
    dijkstra: {
      title: '데이크스트라',
      about: '칸마다 비용이 다를 때 가장 싼 길, 같으면 최단 경로.',
      params: {},
    },
    wallFollower: {
      title: '벽 짚기',
      about: '한 손을 벽에 대고 걷습니다. 고리 안쪽의 끝은 찾지 못할 수 있습니다.',
      params: { hand: { title: '벽을 짚는 손', labels: ['왼손', '오른손'] } },
    },
  },
  exits: {
    corners: {
      title: '양 끝 구석',
      about: '첫 칸에서 마지막 칸까지.',
      params: {},
    },
    farthest: {
      title: '가장 먼 두 칸',
      about: '가장 긴 길의 두 끝.',
      params: {},
    },
    border: {
      title: '테두리에서 가장 먼 두 칸',
      about: '테두리 칸 가운데 가장 먼 두 칸.',
      params: {},
    },
    original: {
      title: '탈출 게임',
      about: '첫 칸에서, 미로의 변보다 멀리 있는 무작위 칸까지.',
      params: {},
    },
    none: {
      title: '없음',
      about: '닫힌 미로.',
      params: {},
    },
  },
  exports: {
    text: {
      title: '텍스트',
      about: '글자로 그린 미로. ASCII 모양은 다시 읽을 수 있습니다.',
      params: { style: { title: '모양', labels: ['ASCII 선', '선 문자', '블록', '숫자'] } },
    },
    svg: {
      title: 'SVG',
      about: '벡터 그림. 벽이 한 경로이고 풀이를 함께 그릴 수 있습니다.',
      params: {
        cell: { title: '칸 크기 (px)' },
        stroke: { title: '선 굵기 (px)' },
        color: { title: '벽 색' },
        exits: { title: '입구와 출구 열기' },
        solution: { title: '풀이 보이기' },
        solutionColor: { title: '풀이 색' },
      },
    },
    png: {
      title: 'PNG',
      about: '점으로 된 그림. 바닥과 벽, 바라면 풀이도 그립니다.',
      params: {
        cell: { title: '칸 크기 (px)' },
        stroke: { title: '선 굵기 (px)' },
        color: { title: '벽 색' },
        floor: { title: '바닥 색' },
        background: { title: '배경 색' },
        exits: { title: '입구와 출구 열기' },
        solution: { title: '풀이 보이기' },
        solutionColor: { title: '풀이 색' },
      },
    },
  },
};
