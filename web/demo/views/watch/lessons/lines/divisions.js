/** Pseudocode of algorithms that divide. @type {import('../../lines.js').LineTexts} */
export const DIVISION_LINES = {
  recursiveDivision: `
    start | regions = [the whole grid]                               | 구역들 = [전체]
    open setup | open all passages                                   | 통로를 모두 연다
          | while there is a region to divide:                       | 나눌 구역이 있는 동안:
          |   if its longer side is small enough: leave it           |   긴 변이 충분히 짧으면: 그대로 둔다
          |   draw a line across the longer side, at a random place  |   긴 변을 가로질러 무작위 자리에 선을 긋는다
          |   choose one passage across the line: the door           |   선을 지나는 통로 하나를 골라 문으로 남긴다
    close |   close all others                                       |   나머지는 모두 닫는다
          |   divide both sides in the same way                      |   양쪽을 같은 방법으로 나눈다
    end   | return the maze                                          | 미로 완성
  `,
  blobbyDivision: `
    start | regions = [the whole grid]                               | 구역들 = [전체]
    open setup | open all passages                                   | 통로를 모두 연다
          | while there is a region to divide:                       | 나눌 구역이 있는 동안:
          |   two random cells of it are the seeds of two blobs      |   무작위 두 칸이 두 덩어리의 씨앗이 된다
          |   let the blobs grow at random until they fill it        |   덩어리를 구역이 찰 때까지 무작위로 키운다
          |   choose one passage between the blobs: the door         |   두 덩어리 사이의 통로 하나를 문으로 남긴다
    close |   close all others                                       |   나머지는 모두 닫는다
          |   divide both blobs in the same way                      |   두 덩어리를 같은 방법으로 나눈다
    end   | return the maze                                          | 미로 완성
  `,
  voronoiDivision: `
    start | regions = [the whole grid]                               | 구역들 = [전체]
    open setup | open all passages                                   | 통로를 모두 연다
          | while there is a region to divide:                       | 나눌 구역이 있는 동안:
          |   two random cells of it are the seeds                   |   무작위 두 칸이 씨앗이 된다
          |   each cell belongs to the seed that is nearer           |   칸은 가까운 씨앗에 속한다
          |   choose one passage between the two parts: the door     |   두 쪽 사이의 통로 하나를 문으로 남긴다
    close |   close all others                                       |   나머지는 모두 닫는다
          |   divide both parts in the same way                      |   두 쪽을 같은 방법으로 나눈다
    end   | return the maze                                          | 미로 완성
  `,
  stickToppling: `
    start | a stick stands on each corner inside the grid            | 안쪽 모서리마다 막대가 서 있다
    open setup | open all passages                                   | 통로를 모두 연다
          | for each stick, row by row:                              | 한 줄씩 막대마다:
          |   sides = left, right, down; in the first row also up    |   쪽 = 왼쪽, 오른쪽, 아래; 첫 줄은 위도
          |   leave out sides where a stick lies                     |   이미 막대가 누운 쪽은 뺀다
    close |   topple it to a random side: it closes the passage      |   무작위 쪽으로 쓰러뜨려 통로를 막는다
    end   | return the maze                                          | 미로 완성
  `,
};
