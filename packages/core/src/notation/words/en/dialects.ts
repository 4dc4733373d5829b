/**
 * Dialects in English: the `name` that people say, as in "{name} notation"; what is `expected` where a character is none
 * of the dialect; what a text of it `shows`, as the reason why it may be one.
 *
 * The entries are the dialects there are, `auto` first: `DialectId` is made of them.
 */
export const en = {
  auto: {
    name: 'tile',
    expected: 'digits with `m`, `p`, `s` or `z`, honors or call marks',
    shows: 'more than one notation, or marks such as `!` and `_`'
  },
  mpsz: {
    name: 'mpsz',
    expected: 'digits with `m`, `p`, `s` or `z`',
    shows: 'the suit letter stands after its digits'
  },
  arashino: {
    name: 'arashino',
    expected: 'digits with `m`, `p`, `s`, `z` or `x`, and the marks `-`, `=`, `+`',
    shows: '`-`, `=` or `+` stands after a digit'
  },
  paiga: {
    name: 'paiga',
    expected: 'digits with `m`, `p` or `s`, honors `t n s p h r c`, or `y`, `a`, `g`, `o`, `m`, `l`, `d`',
    shows: 'letters stand for honors, or before the tile they mark'
  },
  quote: {
    name: 'quote',
    expected: "digits with `m`, `p`, `s` or `z`, and `'` after the called tile",
    shows: 'a quote mark stands after the called tile'
  },
  typed: {
    name: 'typed',
    expected: "digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`",
    shows: "melds are marked with `-`, `=`, `+` or `'"
  },
  kobalab: {
    name: 'kobalab',
    expected: 'a suit letter before its digits, `_`, `*`, or a comma before each meld',
    shows: 'the suit letter stands before its digits'
  },
  tenhou: {
    name: 'tenhou',
    expected: 'digits with `m`, `p`, `s` or `z`',
    shows: 'the suit letter stands after its digits'
  },
  'tenhou-json': {
    name: 'tenhou log',
    expected: 'numbers such as `11` and calls such as `c275226`',
    shows: 'the tiles are a list of numbers'
  },
  'tenhou-meld': {
    name: 'tenhou meld',
    expected: 'calls such as `c275226`',
    shows: 'a letter stands between tiles that are numbers of two digits'
  },
  mjai: {
    name: 'mjai',
    expected: 'tiles such as `1m`, `5mr`, `E` or `P`',
    shows: 'tiles are written one by one, as `5mr` or `E`'
  },
  unicode: {
    name: 'Unicode tile',
    expected: 'tiles from 🀀 to 🀡, or 🀫',
    shows: 'the tiles are Unicode characters'
  },
  mjt: {
    name: 'mjt template',
    expected: 'digits with `m`, `p`, `s` or `z`, and `\'` or `"` after them',
    shows: 'a quote mark stands after the suit letter, or `0z` for a back'
  },
  mahgen: {
    name: 'mahgen',
    expected: 'digits with `m`, `p`, `s` or `z`, `_`, `^` or `v` before a digit, or (in hands) `|`',
    shows: '`_`, `^` or `v` stands before a digit, or `|` between tiles'
  },
  merjong: {
    name: 'merjong',
    expected: 'digits, `X` or `Q` with `m`, `p`, `s` or `z`, `\'` or `"` after a digit, or `-`',
    shows: '`X` or `Q` stands for a tile'
  },
  'mahjong-tex': {
    name: 'mahjong-tex',
    expected: 'digits with `m`, `p`, `s` or `z`, `x`, `?`, `-`, and `\'` or `"` after a tile',
    shows: '`X` or `?` stands for a tile'
  },
  pymdownx: {
    name: 'pymdownx-mahjong',
    expected: 'digits with `m`, `p`, `s` or `z`, `Xz`, or melds such as `(123m<)` and `[1111z]`',
    shows: 'melds stand in brackets, backs are `Xz`'
  },
  tempai: {
    name: 'tempai',
    expected: 'digits with `m`, `p`, `s` or `z`, `-` before a digit, `I` or `_`',
    shows: '`-` stands before a digit, or `I` for a back'
  },
  ja: {
    name: 'Japanese text',
    expected: 'tiles such as 三, ③, 3 or 東, or calls such as 上ポン',
    shows: 'pin tiles or calls are written as in Japanese text'
  },
  obsidian: {
    name: 'obsidian',
    expected: 'digits with `m`, `p`, `s` or `z`, `\'` or `"` after a tile, or `-`',
    shows: 'quote marks turn or stack tiles, `-` is a gap'
  },
  jekyll: {
    name: 'jekyll',
    expected: 'digits with `m`, `p`, `s` or `z`, in upper case for tiles on their side, or `1x`',
    shows: 'upper-case suit letters lay tiles on their side'
  },
  mpszf: {
    name: 'mpszf',
    expected: 'digits with `m`, `p`, `s` or `z`, `x`, `?`, `-`, and `*`, `\'`, `+` or `"` after a tile',
    shows: '`*` or `+` stands after a digit, or a number before `-`'
  },
  maku: {
    name: 'maku',
    expected: 'tiles such as `5p`, `h` after one on its side, or `-`',
    shows: '`h` stands after a tile'
  },
  'riichi-hand': {
    name: 'riichi_hand',
    expected: 'digits with `m`, `p`, `s` or `z`, `E S W N w g r`, `?`, `_`, and `*` after a tile',
    shows: '`*` stands after a tile, `_` between groups, or letters stand for honors'
  },
  'riichi-npm': {
    name: 'riichi',
    expected: 'digits with `m`, `p`, `s` or `z`, and further parts after `+`',
    shows: '`+` stands before further parts'
  }
} as const
