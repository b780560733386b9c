/**
 * Korean sentences of problems by their English messages, as translation tables usually are: messages
 * are written in one place of the core, whose size has no room for a second way to say the same.
 *
 * A message is its field and a rule. In a rule `#` stands for a number and `@` for any text; in a
 * sentence `{0}`, `{1}` ... are what they stand for. What the caller gave, after `; got`, may be left
 * out of a rule. The first rule that fits counts.
 * @type {readonly (readonly [rule: string, sentence: string])[]}
 */
export const RULES = [
  // Sizes
  ['must be a whole number of cells, 1 or more', '1 이상의 정수를 써 주세요.'],
  ['must be at least # on shape @', '이 격자에서는 {0}층 이상이어야 합니다.'],
  ['must be at most # on shape @', '이 격자에서는 {0}층까지 쓸 수 있습니다.'],
  ['must be at least # with algorithm @', '‘{1}’ 알고리즘에서는 {0} 이상이어야 합니다.'],
  [
    'must be at least # to hold a tile@',
    '조각 하나와 둘레의 바위가 들어가려면 {0} 이상이어야 합니다.',
  ],
  ['must be at least # (@) to hold a room', '방이 들어가려면 {0} 이상이어야 합니다.'],
  ['must be at least # for this text@', '이 글을 그리려면 {0} 이상이어야 합니다.'],
  ['must be at most # in mode @', '원래 예제 그대로 만들 때는 {0}까지 쓸 수 있습니다.'],
  ['must be at most params.@, #', '분할 위치의 최댓값인 {1} 이하여야 합니다.'],
  ['must be at most params.@', '최댓값보다 클 수 없습니다.'],
  ['must be at most #', '{0}까지 쓸 수 있습니다.'],
  [
    'times height must be at most # with # levels',
    '층이 {1}개이면 너비와 높이를 곱한 값이 {0} 이하여야 합니다.',
  ],
  ['times height must be at most #', '너비와 높이를 곱한 값이 {0} 이하여야 합니다.'],
  [
    'makes # cells on this shape; at most # are allowed',
    '이 격자에서는 {0}칸이 됩니다. {1}칸까지 만들 수 있습니다.',
  ],
  ['must be even with algorithm @, which joins@', '‘{0}’ 알고리즘에서는 짝수여야 합니다.'],
  [
    'must equal the width, #, because the faces of a cube are squares',
    '면이 정사각형이므로 너비와 같이 {0}을 써 주세요.',
  ],
  [
    'must be at least 2 if height is over 2, because@',
    '높이가 2보다 크면 너비는 2 이상이어야 합니다.',
  ],
  [
    'must be at least 2 unless shape.subdivide is true',
    '‘넓은 칸 나누기’를 끄면 2 이상이어야 합니다.',
  ],
  ['must be 1 on shape @', '이 격자에서는 1이어야 합니다.'],
  ['must be left out if endless is true', '끝없는 세계에는 크기가 없습니다.'],

  // Parameters
  ['must be a whole number from # to #@', '{0}에서 {1}까지의 정수를 써 주세요.'],
  ['must be a number from # to # in steps of @', '{0}에서 {1}까지 {2} 단위로 쓸 수 있습니다.'],
  ['must be a number from # to #', '{0}에서 {1}까지의 수를 써 주세요.'],
  ['must be one of@ on this grid', '이 격자에서는{0}만 쓸 수 있습니다.'],
  ['must be one of@ with algorithm @, which makes dungeons', '던전에는 쓸 수 없습니다.'],
  ['must be one of@ with algorithm @, which makes mazes@', '던전에만 쓸 수 있습니다.'],
  [
    "must have 'stairs' in a dungeon of # levels, which nothing else joins",
    '여러 층인 던전에는 층을 잇는 ‘계단’이 있어야 합니다.',
  ],
  [
    "must be one of@ with algorithm @ in mode 'original', @",
    '원래 예제 그대로 만들 때는 쓸 수 없습니다.',
  ],
  [
    'must be one of@ with algorithm @, which has no bias@',
    '‘{1}’ 알고리즘은 칸마다 다르게 할 치우침이 없습니다.',
  ],
  [
    'must be one of@ on a maze with one-way passages@',
    '일방통행이 있는 미로에서는 쓸 수 없는 풀이 방법입니다.',
  ],
  ['must be one of@ with algorithm @, which needs @', '‘{1}’ 알고리즘과는 함께 쓸 수 없습니다.'],
  ['must be another one on shape @', '이 격자에서는 쓸 수 없습니다.'],
  ['must be one of@ with algorithm @, @', '‘{1}’ 알고리즘은 이 격자에서 쓸 수 없습니다.'],
  ['must be one of@', '목록에서 골라 주세요.'],
  ['must be true or false@', '켜거나 꺼 주세요.'],
  ["must be a colour of '#' and six hexadecimal digits", '색을 골라 주세요.'],
  ['must be a CSS colour: @', 'CSS 색 이름이나 #d14 같은 색 코드를 써 주세요.'],
  [
    "must be @ and 3, 4, 6 or 8 hexadecimal digits, or 'transparent', because@",
    'PNG에는 #d14 같은 색 코드만 쓸 수 있습니다.',
  ],
  ['must be below #, the number of levels', '층은 0부터 세며, {0}보다 작아야 합니다.'],
  [
    'must be a text of at most # bytes in UTF-8',
    '{0}바이트까지 쓸 수 있습니다. 한글은 한 글자에 3바이트입니다.',
  ],
  [
    'must be a text of at most # bytes in UTF-8 that XML allows',
    '{0}바이트까지 쓸 수 있고(한글은 한 글자에 3바이트), 제어 문자는 쓸 수 없습니다.',
  ],
  ['must be at least # for these options', '만드는 데 드는 작업량이 한도를 넘습니다.'],
  ['must be over 0 if@', '네 가지 비중 가운데 하나는 0보다 커야 합니다.'],
  ["must be # in mode 'original', @", '원래 예제 그대로 만들 때는 {0}이어야 합니다.'],
  ["must be left out in mode 'original', @", '원래 예제 그대로 만들 때는 바꿀 수 없습니다.'],
  ["must be 'standard'@", '여기에서는 쓸 수 없는 방식입니다.'],

  // Passes
  [
    'must find a place from level # to level #, where there is none@',
    '{0}층에서 {1}층으로 가는 계단을 놓을 자리가 없습니다. 층을 넓히거나, 계단 수를 줄이거나, 시드를 바꿔 주세요.',
  ],
  ['must be another one on a glued surface@', '이어 붙인 곡면에는 쓸 수 없습니다.'],
  ['must be another one with a mask or an outline@', '윤곽이 있으면 쓸 수 없습니다.'],
  ['must be another one where the mask or graph@', '여러 조각으로 나뉜 격자에는 쓸 수 없습니다.'],
  ['must be another one on shape @', '이 격자에는 쓸 수 없습니다.'],
  ['must be another one on this grid@', '이 격자에는 쓸 수 없습니다.'],
  ['must be a symmetry of this grid@', '이 격자에는 그런 대칭이 없습니다.'],
  ['must be @ on this grid, which is not@', '이 격자는 다른 쪽으로만 뒤집을 수 있습니다.'],
  ['must be 1 with this mask@', '이 윤곽에서는 복사본끼리 맞닿지 않으므로 1이어야 합니다.'],
  [
    'must come before @, or after @, because@',
    '순서를 더 앞으로 옮기거나, 앞에 ‘바로잡기’를 넣어 주세요.',
  ],
  [
    'must come after @ here, because@',
    '고리가 없는 미로에만 쓸 수 있습니다. 앞에 ‘바로잡기’를 넣어 주세요.',
  ],
  [
    'must not be used together with @, whose@',
    '통로가 서로 위아래로 엇갈리는 미로에는 쓸 수 없습니다.',
  ],
  [
    'must not be used together with @, which@',
    '일방통행과 함께 쓸 수 없습니다. 열쇠를 찾지 못할 수 있습니다.',
  ],
  [
    'must be left out on a maze with passages that cross',
    '통로가 서로 위아래로 엇갈리는 미로에는 쓸 수 없습니다.',
  ],
  [
    'must be @ in a maze without rooms@',
    '방이 없는 미로에서는 하나뿐인 길에만 문을 달 수 있습니다. 앞에 ‘방’을 넣어도 됩니다.',
  ],
  ['must come before @, because@', '순서를 더 앞으로 옮겨 주세요.'],
  ['must come before @, which needs@', '순서를 더 앞으로 옮겨 주세요.'],
  ['must place start and end, which@', '일방통행을 쓰려면 출발과 도착이 있어야 합니다.'],
  [
    'must be left out on a maze with one-way passages@',
    '일방통행은 마지막에 더해야 합니다. 일방통행이 있는 미로에는 쓸 수 없습니다.',
  ],
  ['must have no one-way passages@', '일방통행이 있는 미로의 난이도는 셈하지 않습니다.'],
  ['must have one number per cell, #', '칸마다 수가 하나씩, 모두 {0}개 있어야 합니다.'],
  ['must be a list of whole numbers from 0 to 255', '0에서 255까지의 정수만 쓸 수 있습니다.'],
  ['must be at least min, #', '가장 작은 크기인 {0} 이상이어야 합니다.'],
  ['must be a list of cells', '칸 번호를 나열해 주세요.'],
  [
    'cannot be used, line #: @; use lines of equal length@',
    '{0}번째 줄을 쓸 수 없습니다. 길이가 같은 줄에 #(바위), .(방), /(문), 쉼표(복도)만 써 주세요.',
  ],
  [
    'must have at least # lines of # characters, the side@',
    '견본이 너무 작습니다. {0}글자씩 {0}줄 이상이어야 합니다.',
  ],
  ['must have at most # different patterns@', '무늬가 너무 많습니다. 더 단순하게 그려 주세요.'],
  ['must be cells within the edge@', '가장자리는 바위이므로 안쪽 칸이어야 합니다.'],
  [
    'cannot be used, line #: @; a tile is@',
    '{0}번째 줄을 쓸 수 없습니다. ‘room 3 at most 2’처럼 이름(과 비중, 최대 개수)을 쓰고, 다음 줄부터 모두 같은 크기의 정사각형(2~7줄)을 #(바위), .(방), /(문), 쉼표(복도)로 그린 뒤 한 줄을 비워 주세요.',
  ],
  [
    'must allow a dungeon of this size with these parameters; # attempts found none, so use tiles@',
    '이 조각들로는 만들지 못했습니다. 조각을 더 다양하게 그리거나, 바닥을 덜 바라거나, 시드를 바꾸어 주세요.',
  ],
  [
    'must allow a dungeon of this size@',
    '이 견본으로는 만들지 못했습니다. 견본을 더 다양하게 그리거나, 바닥을 덜 바라거나, 시드를 바꾸어 주세요.',
  ],
  [
    'cannot be used, line #: @',
    '{0}번째 줄을 쓸 수 없습니다. ‘hall: 6x5’(방), ‘hall - vault’(복도), ‘key 1 in hall’(물건)처럼 쓰고, 열쇠는 자물쇠보다 먼저 닿는 방에 두어 주세요.',
  ],
  [
    'must fit into the dungeon; in # attempts @ did not@',
    '{0}번 시도했지만 모두 놓을 수 없었습니다. 던전을 키우거나, 방을 줄이거나, 복도를 덜거나, 시드를 바꾸어 주세요.',
  ],
  [
    'must fit into the dungeon; room @ of line # does not@',
    '방 ‘{0}’이(가) 던전보다 큽니다. 던전을 키우거나 방을 줄여 주세요.',
  ],
  ['must join neighbours of the grid@', '서로 이웃한 칸이어야 합니다.'],
  ['must be a list of pairs of cells@', '칸을 둘씩 짝지어 주세요.'],
  ['must have no cell or at least two@', '칸이 둘 이상이어야 합니다.'],
  ['must visit every cell once@', '같은 칸을 두 번 지날 수 없습니다.'],
  ['must not close a loop, nor with the path@', '정한 통로나 길과 이어져 고리가 생깁니다.'],
  ['must not close a wished passage@', '통로로 정한 곳에는 벽을 둘 수 없습니다.'],
  ['must leave all cells connected@', '벽으로 막혀 갈 수 없는 칸이 생깁니다.'],
  ['must not be one that changes the grid together@', '앞의 항목과 함께 쓸 수 없습니다.'],

  // What another entry has, and what is no code
  [
    'must be the code of a maze, or options such as @',
    '미로의 코드나 { algorithm, width, height } 같은 옵션을 주세요.',
  ],
  ["@ needs 'mazewright'; this entry does not have it", '‘mazewright’에서만 쓸 수 있습니다.'],
  [
    "@ needs 'mazewright/dungeons'; this entry does not have it",
    '‘mazewright/dungeons’에서만 쓸 수 있습니다.',
  ],

  // Tools on tiles
  ["needs 'mazewright/dungeons'@", '‘mazewright/dungeons’에서만 쓸 수 있습니다.'],
  ["must be 'doors' or a byte per cell", '‘doors’나 칸마다 수 하나씩인 배열을 써 주세요.'],
  ['must be a Uint8Array of # bytes', '{0}바이트 Uint8Array를 써 주세요.'],
  ['must be 4 or 8', '4나 8을 써 주세요.'],
  ['must have # states', '문이 모두 {0}개 있어야 합니다.'],
  ['must have states of doors', '저장된 문의 상태가 올바르지 않습니다.'],
  [
    'must have whole numbers from # to #, ascending',
    '{0}에서 {1}까지의 정수를 작은 것부터 써 주세요.',
  ],
  ['must be base64 of # bytes', '저장된 시야가 올바르지 않습니다.'],

  // Seeds
  ['must be a whole number @ or a text', '너무 큰 수입니다. 64비트 정수나 글자를 써 주세요.'],
  ['must be a whole number or a text@', '정수나 글자를 써 주세요.'],
  ['must be well-formed text; @', '시드에 깨진 글자가 있습니다.'],

  // Outlines
  [
    'must keep one connected region@',
    '윤곽의 조각들이 서로 떨어져 있습니다. 한 조각이어야 합니다.',
  ],
  ['must keep at least one cell@', '윤곽 안에 칸이 하나도 없습니다.'],
  ['must have one entry per cell, #', '윤곽에는 칸마다 값이 하나씩, 모두 {0}개 있어야 합니다.'],
  [
    'must be @ with algorithm @, which needs every cell of the shape',
    '‘{1}’ 알고리즘은 모든 칸을 쓰므로 윤곽을 정할 수 없습니다.',
  ],

  // Passages changed by hand
  [
    'must be those of mw.options, at most #@',
    '고친 통로를 읽을 수 없습니다. 던전이 아닌 미로에서 {0}곳까지 고칠 수 있습니다.',
  ],
  [
    'must change passages of this maze@',
    '이 미로에 맞지 않습니다. 고칠 수 없는 통로가 들어 있습니다.',
  ],
  ['must not cross on shape @', '통로끼리 엇갈릴 수 없습니다.'],

  // Graphs
  ['must be given on shape @: pairs of nodes@', '간선을 꼭짓점 둘씩 묶어 주세요.'],
  [
    'must connect all nodes unless@from node # to node #',
    '모든 꼭짓점이 이어져야 합니다. {1}번에서 {2}번으로 갈 수 없습니다.',
  ],
  ['must join two different nodes; got # - #', '{0}번 꼭짓점을 자기 자신과 이을 수 없습니다.'],
  ['must have each pair of nodes once; got # - # twice', '간선 {0}-{1}이 두 번 있습니다.'],
  [
    'must be at most # per node; node # has more: split it into nodes that edges join',
    '꼭짓점 하나에 간선은 {0}개까지입니다. {1}번 꼭짓점에는 더 있으니, 간선으로 서로 이은 꼭짓점 여러 개로 나눠 주세요.',
  ],
  ['must join nodes with numbers below shape.nodes; got # - #', '{0}-{1}: 없는 꼭짓점입니다.'],

  // Start and end
  ['must be a cell that the mask or outline keeps', '윤곽 안에 있는 칸이어야 합니다.'],
  ['must be an open cell; cell # is rock in this @', '바위가 아닌 칸이어야 합니다.'],
  [
    'must be a cell from which all locks can be opened; from cell # @ lock #',
    '모든 자물쇠를 열 수 있는 칸이어야 합니다. 이 칸에서는 {2}번 자물쇠의 열쇠를 얻을 수 없습니다.',
  ],
  ['must be an open cell from 0 to #', '미로의 칸이어야 합니다.'],
  ['must be a cell from 0 to #', '미로의 칸이어야 합니다.'],

  // Mazes to order
  ['must have at least one of@', '목표를 하나 이상 정해 주세요.'],
  ['is not a target of aim@', '없는 목표입니다.'],
  ['must be a number or [low, high]', '수 하나나 두 수의 범위를 써 주세요.'],
  ['must be numbers from 0 to #', '0에서 {0}까지의 수를 써 주세요.'],
  [
    'must be a range from low to high that holds a whole number@',
    '작은 수부터 큰 수까지, 사이에 정수가 있는 범위를 써 주세요.',
  ],
  ['must be a range from low to high; @', '작은 수부터 큰 수까지의 범위를 써 주세요.'],
  [
    'must be left out, because this maze has no start and end',
    '출발과 도착이 없는 미로에서는 정할 수 없습니다.',
  ],

  // Results
  [
    'of this maze could take more than # bytes; @',
    '결과가 {0}바이트를 넘을 수 있습니다. 칸 크기나 미로를 줄여 주세요.',
  ],
  ['can exist only on shape@', '이 격자의 미로는 타일로 나눌 수 없습니다.'],
  ['must be another one on this maze @', '이 미로에서는 쓸 수 없는 풀이 방법입니다.'],
  [
    'must be false for a maze of more than # cells',
    '{0}칸이 넘는 미로의 과정은 기록할 수 없습니다.',
  ],
  ['is that of a world, not of a maze@', '미로가 아니라 세계의 코드입니다.'],
  ["unknown @ '@'; did you mean '@'?", '없는 이름입니다. 혹시 ‘{2}’을(를) 찾으셨나요?'],

  // Files
  ['tiles can exist only on shape@', '사각형 격자의 미로만 담을 수 있습니다.'],
  ['must be generated with steps: true@', '만들어진 과정이 없는 미로입니다.'],
  [
    "must be 'solution' for a maze without steps@",
    '과정이 너무 깁니다. 미로를 푸는 영상을 골라 주세요.',
  ],
  [
    "must be 'maze': no path leads@",
    '입구와 출구가 이어지지 않습니다. 만들어지는 영상을 골라 주세요.',
  ],
  ['must be smaller: a film has at most # pixels', '그림이 너무 큽니다. 칸을 줄여 주세요.'],
  [
    'must be fewer, or cell or fps less@',
    '영상이 너무 큽니다. 길이나 칸 크기, 초당 프레임 수를 줄여 주세요.',
  ],
  ['must be @ and 3, 4, 6 or 8 hexadecimal digits@', '‘#d14’처럼 색을 써 주세요.'],
  [
    'must be a text of at most # characters that XML allows',
    '{0}자까지 쓸 수 있고, 제어 문자는 쓸 수 없습니다.',
  ],
  ['must be a block such as @', '‘minecraft:stone_bricks’처럼 블록 이름을 써 주세요.'],
  ['must be the name of a file, @', '파일 이름을 써 주세요.'],
  ['must be one or several of@', '하나 이상 골라 주세요.'],
  [
    'must be one of @, or two or more colours as @',
    '색 이름표 하나나, ‘#fff #036’처럼 두 가지 이상의 색을 써 주세요.',
  ],
  ["must be 'plain' for a maze: @", '던전에서만 쓸 수 있습니다.'],
  ['must be at least smallest, #', '첫 미로의 {0} 이상이어야 합니다.'],
  ['must be at least easiest, #', '첫 미로의 {0} 이상이어야 합니다.'],
  ['must be a cell, less than #', '{0}보다 작은 칸 번호를 써 주세요.'],
  ['must leave at most # @', '너무 커서 이 파일에 담을 수 없습니다.'],
  [
    'walls of # mm leave no way in cells of # mm; at most half',
    '{1}mm 칸에 {0}mm 벽을 세우면 길이 남지 않습니다. 벽은 칸의 절반까지 쓸 수 있습니다.',
  ],
  [
    'walls of # mm close a passage of this body, # mm wide',
    '{0}mm 벽은 너비가 {1}mm인 길을 막습니다. 벽을 더 얇게 해 주세요.',
  ],
  [
    'walls of # mm meet where this body bends inwards; at most # mm',
    '{0}mm 벽은 안쪽에서 서로 닿습니다. 높이는 {1}mm까지 쓸 수 있습니다.',
  ],
  ['a floor of # mm is too thick @', '바닥 {0}mm는 이 입체에 너무 두껍습니다.'],
  [
    'a world of cubes has edges@',
    '맞붙은 가장자리를 지나는 길은 블록으로 만들 수 없습니다. 가장자리가 막힌 미로를 골라 주세요.',
  ],
  [
    'storeys of cubes are too low for bridges@',
    '여러 층인 미로에서는 다리 밑으로 지나는 길을 블록으로 만들 수 없습니다.',
  ],
  [
    'a print has no tunnels on this shape@',
    '이 모양에서는 다리 밑으로 지나는 길을 3D 프린터로 출력할 수 없습니다.',
  ],
  [
    'bridges would be less than # mm thick@',
    '다리가 {0}mm보다 얇아집니다. 칸을 키우거나 벽을 얇게 해 주세요.',
  ],
  ['is that of a body@', '구나 고리처럼 입체인 모양에서만 쓸 수 있습니다.'],
  ['this maze makes no closed body@', '이 미로로는 닫힌 입체를 만들 수 없습니다.'],
  ['a print is at most # mm wide; @', '너비 {0}mm까지 만들 수 있습니다. 칸을 줄여 주세요.'],
  ['the letter @ needs a font that has it@', '{0} 글자가 들어 있는 글꼴 파일(.ttf)을 골라 주세요.'],
  ['must be the bytes of a TrueType font@', '트루타입 글꼴 파일(.ttf)을 골라 주세요.'],
  ['must have TrueType outlines @', '트루타입 글꼴 파일(.ttf)을 골라 주세요.'],
  ['must be a Uint8Array or null', '파일을 골라 주세요.'],

  // What cannot be loaded
  ['cannot run here: @', '이 브라우저나 그 설정에서는 WebAssembly를 쓸 수 없습니다.'],
  ['may not run in this page: @', '이 페이지의 보안 정책(CSP)이 WebAssembly를 막고 있습니다.'],
  ['could not be loaded: @', '불러오지 못했습니다: {0}'],
  ['of a part of mazewright failed: @; @', '라이브러리의 일부를 불러오지 못했습니다: {0}'],
];

/** Sentences for problems that no rule fits, by their codes. @type {Record<import('../util/error.js').ErrorCode, string>} */
export const SENTENCES = {
  'invalid-size': '만들 수 없는 크기입니다.',
  'too-large': '너무 큽니다.',
  'unknown-algorithm': '없는 알고리즘입니다.',
  'unsupported-shape': '여기에서 쓸 수 없는 격자입니다.',
  'invalid-option': '여기에 쓸 수 없는 값입니다.',
  'invalid-seed': '쓸 수 없는 시드입니다.',
  'invalid-mask': '쓸 수 없는 윤곽입니다.',
  'disconnected-mask': '윤곽이 여러 조각으로 나뉘어 있습니다.',
  'invalid-code': '읽을 수 없는 코드입니다.',
  'out-of-memory': '메모리가 부족합니다.',
  cancelled: '취소했습니다.',
  internal: '라이브러리에 문제가 생겼습니다.',
};

const PLACES = { '#': '(-?\\d+(?:\\.\\d+)?)', '@': '(.*?)' };

/** @param {string} rule */
const patternOf = (rule) =>
  new RegExp(
    `^${rule
      .split(/(#(?!')|@)/)
      .map((part) => PLACES[/** @type {'#' | '@'} */ (part)] ?? escaped(part))
      .join('')}(?:; got .*|; option maxCells .*)?$`,
    's',
  );

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Compiled at the first problem. @type {{ pattern: RegExp, sentence: string }[] | null} */
let compiled = null;

/**
 * The Korean sentence of a problem.
 * @param {import('../util/error.js').Problem} problem
 * @param {(id: string) => string} titleOf the Korean title of the id of a catalog row
 * @returns {string}
 */
export function sentenceOf({ code, field, message }, titleOf) {
  compiled ??= RULES.map(([rule, sentence]) => ({ pattern: patternOf(rule), sentence }));
  const rest = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
  for (const { pattern, sentence } of compiled) {
    const values = pattern.exec(rest);
    if (!values) continue;
    return sentence.replace(/\{(\d)\}/g, (_, index) => shown(values[Number(index) + 1], titleOf));
  }
  return SENTENCES[code] ?? SENTENCES['invalid-option'];
}

/** A number with separators, the title of a quoted id, or the text itself. @param {string} value @param {(id: string) => string} titleOf */
function shown(value, titleOf) {
  if (/^-?\d/.test(value)) return Number(value).toLocaleString('ko');
  return titleOf(value.replace(/^'|'$/g, ''));
}
