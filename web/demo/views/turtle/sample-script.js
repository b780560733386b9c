/** The script of a first visit: a stepped tower with a stair. */
export const SAMPLE = `// cube(x, y, z, color)
// x goes down, y right, z up; colors 0 to 15
var stones = [6, 14, 12, 4];
var size = 25, z = 1;

function floor(size, z, color) {
  var low = (25 - size) / 2, high = 24 - low;
  for (var x = low; x <= high; x++) {
    for (var y = low; y <= high; y++) {
      var rim = x == low || y == low || x == high || y == high;
      var stair = x == high && Math.abs(y - 12) < 2;
      if (rim) cube(x, y, z, stair ? 15 : color);
    }
  }
}

while (size > 0) {
  for (var i = 0; i < 3; i++) floor(size, z++, stones[z % 4]);
  for (var rim = size; rim > size - 5 && rim > 0; rim -= 2) floor(rim, z - 1, 6);
  size -= 4;
}

for (var i = 0; i < 3; i++) cube(12, 12, z + i, i < 2 ? 9 : 14);
console.log('a tower of ' + (z + 2) + ' floors');
`;
