/**
 * Texts that somebody may type for a seed, and the seed that each means: what is written as whole numbers of 64 bits
 * are is that number, all else a text.
 * @type {readonly (readonly [string, string | number | bigint])[]}
 */
export const TYPED_SEEDS = [
  ['0', 0],
  ['42', 42],
  ['-7', -7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', 9007199254740993n],
  ['9223372036854775808', 2n ** 63n],
  ['18446744073709551615', 2n ** 64n - 1n],
  ['-9223372036854775808', -(2n ** 63n)],
  ...[
    '007',
    '00',
    '-0',
    '-07',
    '+5',
    '5.0',
    '1e3',
    '0x10',
    '5n',
    '٧',
    '18446744073709551616',
    '-9223372036854775809',
    '145842540997719042361721918066702462102',
    '미로 #&~ 🐢',
  ].map((text) => /** @type {const} */ ([text, text])),
  ['미로 é'.normalize('NFD'), '미로 é'.normalize('NFC')],
];
