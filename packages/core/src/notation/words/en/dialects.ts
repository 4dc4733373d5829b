/**
 * Dialects in English: the common `name`, as in "{name} notation"; what is `expected` instead of a character that is
 * not in the dialect; and what a text in it `shows`, which is the reason to suggest it.
 *
 * Every dialect has an entry, `auto` first: the type `DialectId` is derived from them.
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
    shows: 'the suit letter follows its digits'
  },
  arashino: {
    name: 'arashino',
    expected: 'digits with `m`, `p`, `s`, `z` or `x`, and the marks `-`, `=`, `+`',
    shows: '`-`, `=` or `+` follows a digit'
  },
  paiga: {
    name: 'paiga',
    expected: 'digits with `m`, `p` or `s`, honors `t n s p h r c`, or `y`, `a`, `g`, `o`, `m`, `l`, `d`',
    shows: 'letters mean honors, or precede the tile that they mark'
  },
  quote: {
    name: 'quote',
    expected: "digits with `m`, `p`, `s` or `z`, and `'` after the called tile",
    shows: 'a quote mark follows the called tile'
  },
  typed: {
    name: 'typed',
    expected: "digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`",
    shows: "melds are marked with `-`, `=`, `+` or `'"
  },
  kobalab: {
    name: 'kobalab',
    expected: 'a suit letter before its digits, `_`, `*`, or a comma before each meld',
    shows: 'the suit letter precedes its digits'
  },
  tenhou: {
    name: 'tenhou',
    expected: 'digits with `m`, `p`, `s` or `z`',
    shows: 'the suit letter follows its digits'
  },
  'tenhou-json': {
    name: 'tenhou log',
    expected: 'numbers such as `11` and calls such as `c275226`',
    shows: 'the tiles are a list of numbers'
  },
  'tenhou-meld': {
    name: 'tenhou meld',
    expected: 'calls such as `c275226`',
    shows: 'a letter is written between two-digit tile numbers'
  },
  mjai: {
    name: 'mjai',
    expected: 'tiles such as `1m`, `5mr`, `E` or `P`',
    shows: 'tiles are written one by one, such as `5mr` or `E`'
  },
  unicode: {
    name: 'Unicode tile',
    expected: 'tiles from 🀀 to 🀫',
    shows: 'the tiles are Unicode characters'
  },
  mjt: {
    name: 'mjt template',
    expected: 'digits with `m`, `p`, `s` or `z`, and `\'` or `"` after them',
    shows: 'a quote mark follows the suit letter, or `0z` means a back'
  },
  mahgen: {
    name: 'mahgen',
    expected: 'digits with `m`, `p`, `s` or `z`, `_`, `^` or `v` before a digit, or (in hands) `|`',
    shows: '`_`, `^` or `v` precedes a digit, or `|` separates tiles'
  },
  merjong: {
    name: 'merjong',
    expected: 'digits, `X` or `Q` with `m`, `p`, `s` or `z`, `\'` or `"` after a digit, or `-`',
    shows: '`X` or `Q` means a tile'
  },
  'mahjong-tex': {
    name: 'mahjong-tex',
    expected: 'digits with `m`, `p`, `s` or `z`, `x`, `?`, `-`, and `\'` or `"` after a tile',
    shows: '`X` or `?` means a tile'
  },
  pymdownx: {
    name: 'pymdownx-mahjong',
    expected: 'digits with `m`, `p`, `s` or `z`, `Xz`, or melds such as `(123m<)` and `[1111z]`',
    shows: 'melds are in brackets, or backs are `Xz`'
  },
  tempai: {
    name: 'tempai',
    expected: 'digits with `m`, `p`, `s` or `z`, `-` before a digit, `I` or `_`',
    shows: '`-` precedes a digit, or `I` means a back'
  },
  ja: {
    name: 'Japanese text',
    expected: 'tiles such as 三, ③, 3 or 東, or calls such as 上ポン',
    shows: 'pin tiles or calls are written as in Japanese text'
  },
  zh: {
    name: 'Chinese text',
    expected: 'tiles such as 三万 or 东, or calls such as 上碰',
    shows: 'calls or the win are written as in Chinese text'
  },
  ko: {
    name: 'Korean text',
    expected: 'tiles such as 삼만 or 동, or calls such as 상가 퐁',
    shows: 'calls or the win are written as in Korean text'
  },
  obsidian: {
    name: 'obsidian',
    expected: 'digits with `m`, `p`, `s` or `z`, `\'` or `"` after a tile, or `-`',
    shows: 'quote marks turn or stack tiles, or `-` is a gap'
  },
  jekyll: {
    name: 'jekyll',
    expected: 'digits with `m`, `p`, `s` or `z`, in upper case for tiles on their side, or `1x`',
    shows: 'upper-case suit letters lay tiles on their side'
  },
  mpszf: {
    name: 'mpszf',
    expected: 'digits with `m`, `p`, `s`, `z` or `f`, `x`, `?`, `-`, and `*`, `\'`, `+` or `"` after a tile',
    shows: '`*` or `+` follows a digit, or a number precedes `-`'
  },
  maku: {
    name: 'maku',
    expected: 'tiles such as `5p`, `h` after one on its side, or `-`',
    shows: '`h` follows a tile'
  },
  'riichi-hand': {
    name: 'riichi_hand',
    expected: 'digits with `m`, `p`, `s` or `z`, `E S W N w g r`, `?`, `_`, and `*` after a tile',
    shows: '`*` follows a tile, `_` separates groups, or letters mean honors'
  },
  'riichi-npm': {
    name: 'riichi',
    expected: 'digits with `m`, `p`, `s` or `z`, and further parts after `+`',
    shows: '`+` precedes further parts'
  }
} as const
