/**
 * Names that messages of notation use, in English.
 */
export const en = {
  seats: {
    kamicha: 'kamicha',
    toimen: 'toimen',
    shimocha: 'shimocha'
  },
  honors: {
    '1z': 'east 東',
    '2z': 'south 南',
    '3z': 'west 西',
    '4z': 'north 北',
    '5z': 'white 白',
    '6z': 'green 發',
    '7z': 'red 中'
  },
  letters: {
    facedown: 'a tile face down',
    backs: 'tiles face down',
    dim: 'the mark of a faint tile',
    green: 'green 發',
    tsumo: 'the mark of a tsumo',
    ron: 'the mark of a ron'
  },
  places: {
    before: 'before',
    after: 'after'
  },
  characters: {
    'kobalab-meld': 'a meld: a suit letter, digits, and `-`, `=` or `+` after the called tile',
    'pymdownx-meld': 'digits, `+` before an added tile, a suit letter, `<`, `^` or `>`, and the same bracket'
  },
  elsewhere: {
    none: '',
    indicators: ', counted with the dora indicators',
    table: ', counted with all tiles that the block shows'
  },
  runs: {
    none: '',
    honors: ': honors make no runs'
  },
  ranks: {
    honors: '`1z` to `7z` (east, south, west, north, white, green, red)',
    flowers: '`0f` to `8f` (flowers)',
    suits: 'ranks 1 to 9, or 0 for a red five',
    back: '`1x`, a back',
    'tenhou-json': '`11` to `19`, `21` to `29`, `31` to `39`, `41` to `47`, or `51` to `53`',
    mjai: 'ranks 1 to 9, and `5mr` for a red five'
  },
  sizes: {
    'three-or-four': 'three or four tiles',
    three: 'three tiles',
    four: 'four tiles',
    'outer-tiles': 'the outer tiles around `xx`, as in `4xx4s`'
  },
  markPlaces: {
    'before-added-tile': 'before the last digit, the added tile',
    'after-fourth': 'after the fourth digit',
    'beside-call': 'on the tile beside the called one',
    'open-meld': 'in an open meld',
    'hand-only': 'in a hand: a discard takes `=` (tsumogiri), `+` (riichi) or `-` (called away)',
    once: 'once on a tile',
    'once-in-river': 'once in a river: riichi is declared once',
    'after-third': 'after the third digit of a set',
    'after-concealed': 'after the concealed tiles',
    'one-win': 'once: a tile is won in one way',
    'after-called': 'after the digit of the called tile',
    'after-digit': 'after the digit of the discard',
    'own-meld': 'in a separate meld, after a comma',
    'after-direction': 'after `<`, `^` or `>`, which say whom the tile was called from',
    'after-seat': 'after 上, 対 or 下, which say whom the tile was called from',
    'after-empty-place': 'after `_`, or on an equal tile, which then lies on the one before',
    'before-entry': 'at the beginning of an entry',
    'tenhou-place':
      'before the first, second or last tile (`a` before the last of four, `k` before one of the first three)'
  },
  handSizes: {
    '13': '13 tiles',
    '14': '14 tiles',
    '13-or-14': '13 tiles, or 14 with the drawn tile'
  }
} as const
