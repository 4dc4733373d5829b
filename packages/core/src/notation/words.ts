/**
 * Words for the ids that messages of notation carry: whom a tile was called from, which honor, what was expected.
 *
 * A dialect adds what it expects here, in both languages, and passes the id.
 */
import type {Language, Vocabulary} from '../source/message.js'
import type {DialectId} from './dialect.js'

/** What people call each dialect: `{dialect} notation`, `{dialect}の表記`. */
export const dialectWords: Readonly<Record<DialectId, Readonly<Record<Language, string>>>> = {
  auto: {en: 'tile', ja: '牌'},
  mpsz: {en: 'mpsz', ja: 'mpsz'},
  arashino: {en: 'arashino', ja: '新篠ゆう方式'},
  paiga: {en: 'paiga', ja: '牌画作成くん方式'},
  quote: {en: 'quote', ja: '引用符式'},
  typed: {en: 'typed', ja: '型付き'},
  kobalab: {en: 'kobalab', ja: '電脳麻将'},
  tenhou: {en: 'tenhou', ja: '天鳳'},
  'tenhou-json': {en: 'tenhou log', ja: '天鳳牌譜 (JSON)'},
  'tenhou-meld': {en: 'tenhou meld', ja: '天鳳牌譜の副露'},
  mjai: {en: 'mjai', ja: 'mjai'},
  unicode: {en: 'Unicode tile', ja: 'Unicode 麻雀牌'},
  mjt: {en: 'mjt template', ja: 'mjt テンプレート'},
  mahgen: {en: 'mahgen', ja: 'mahgen'},
  merjong: {en: 'merjong', ja: 'merjong'},
  'mahjong-tex': {en: 'mahjong-tex', ja: 'mahjong-tex'},
  pymdownx: {en: 'pymdownx-mahjong', ja: 'pymdownx-mahjong'},
  tempai: {en: 'tempai', ja: 'tempai'},
  ja: {en: 'Japanese text', ja: '日本語テキスト'},
  obsidian: {en: 'obsidian', ja: 'obsidian'},
  jekyll: {en: 'jekyll', ja: 'jekyll'},
  mpszf: {en: 'mpszf', ja: 'mpszf'},
  maku: {en: 'maku', ja: 'maku'},
  'riichi-hand': {en: 'riichi_hand', ja: 'riichi_hand'},
  'riichi-npm': {en: 'riichi', ja: 'riichi'}
}

/** Whom a tile was called from. */
export const seatWords: Vocabulary = {
  kamicha: {en: 'kamicha', ja: '上家'},
  toimen: {en: 'toimen', ja: '対面'},
  shimocha: {en: 'shimocha', ja: '下家'}
}

/** The honors by tile. */
export const honorWords: Vocabulary = {
  '1z': {en: 'east 東', ja: '東'},
  '2z': {en: 'south 南', ja: '南'},
  '3z': {en: 'west 西', ja: '西'},
  '4z': {en: 'north 北', ja: '北'},
  '5z': {en: 'white 白', ja: '白'},
  '6z': {en: 'green 發', ja: '發'},
  '7z': {en: 'red 中', ja: '中'}
}

/** What a letter was read as that may be a slip. */
export const letterWords: Vocabulary = {
  facedown: {en: 'a tile face down', ja: '伏せた牌'},
  backs: {en: 'tiles face down', ja: '伏せた牌'},
  dim: {en: 'the mark of a faint tile', ja: '牌を薄くする印'},
  green: {en: 'green 發', ja: '發'},
  tsumo: {en: 'the mark of a tsumo', ja: 'ツモあがりの印'},
  ron: {en: 'the mark of a ron', ja: 'ロンあがりの印'}
}

/** Where a blank makes clear what is meant: "put a blank …", 「…に空白を入れてください」. */
export const placeWords: Vocabulary = {
  before: {en: 'before', ja: '前'},
  after: {en: 'after', ja: 'あと'}
}

/** How to tell another notation, by dialect. */
export const otherWords: Vocabulary = {
  kobalab: {en: 'the suit letter stands before its digits', ja: '種類の文字が数字の前にあります'},
  mpsz: {en: 'the suit letter stands after its digits', ja: '種類の文字が数字のあとにあります'},
  mjai: {en: 'each tile is a text of its own', ja: '牌が一枚ずつ引用符で囲まれています'}
}

/** What could stand in place of a sign that a dialect does not know. */
export const signWords: Vocabulary = {
  auto: {
    en: 'digits with `m`, `p`, `s` or `z`, honors or call marks',
    ja: '数字と `m`・`p`・`s`・`z`、字牌、鳴きの印'
  },
  mpsz: {en: 'digits with `m`, `p`, `s` or `z`', ja: '数字と `m`・`p`・`s`・`z`'},
  arashino: {
    en: 'digits with `m`, `p`, `s`, `z` or `x`, and the marks `-`, `=`, `+`',
    ja: '数字と `m`・`p`・`s`・`z`・`x`、印の `-`・`=`・`+`'
  },
  paiga: {
    en: 'digits with `m`, `p` or `s`, honors `t n s p h r c`, or `y`, `a`, `g`, `o`, `m`, `l`, `d`',
    ja: '数字と `m`・`p`・`s`、字牌の `t n s p h r c`、印の `y`・`a`・`g`・`o`・`m`・`l`・`d`'
  },
  quote: {
    en: "digits with `m`, `p`, `s` or `z`, and `'` after the called tile",
    ja: "数字と `m`・`p`・`s`・`z`、鳴いた牌のあとの `'`"
  },
  typed: {
    en: "digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`",
    ja: "数字と `m`・`p`・`s`・`z`、印の `-`・`=`・`+`・`'`"
  },
  kobalab: {
    en: 'a suit letter before its digits, `_`, `*`, or a comma before each meld',
    ja: '`m`・`p`・`s`・`z` とそのあとの数字、`_`・`*`、副露の前のコンマ'
  },
  'kobalab-meld': {
    en: 'a meld: a suit letter, digits, and `-`, `=` or `+` after the called tile',
    ja: '副露: `m`・`p`・`s`・`z`、数字、鳴いた牌のあとの `-`・`=`・`+`'
  },
  tenhou: {en: 'digits with `m`, `p`, `s` or `z`', ja: '数字と `m`・`p`・`s`・`z`'},
  'tenhou-json': {
    en: 'numbers such as `11` and calls such as `c275226`',
    ja: '`11` のような番号と `c275226` のような副露'
  },
  'tenhou-meld': {en: 'calls such as `c275226`', ja: '`c275226` のような副露'},
  mjai: {en: 'tiles such as `1m`, `5mr`, `E` or `P`', ja: '`1m`・`5mr`・`E`・`P` のような牌'},
  unicode: {en: 'tiles from 🀀 to 🀡, or 🀫', ja: '🀀〜🀡 と 🀫'},
  mjt: {
    en: 'digits with `m`, `p`, `s` or `z`, and `\'` or `"` after them',
    ja: '数字と `m`・`p`・`s`・`z`、そのあとの `\'`・`"`'
  },
  mahgen: {
    en: 'digits with `m`, `p`, `s` or `z`, `_`, `^` or `v` before a digit, or (in hands) `|`',
    ja: '数字と `m`・`p`・`s`・`z`、数字の前の `_`・`^`・`v`、手牌では `|`'
  },
  merjong: {
    en: 'digits, `X` or `Q` with `m`, `p`, `s` or `z`, `\'` or `"` after a digit, or `-`',
    ja: '数字・`X`・`Q` と `m`・`p`・`s`・`z`、数字のあとの `\'`・`"`、`-`'
  },
  'mahjong-tex': {
    en: 'digits with `m`, `p`, `s` or `z`, `x`, `?`, `-`, and `\'` or `"` after a tile',
    ja: '数字と `m`・`p`・`s`・`z`、`x`・`?`・`-`、牌のあとの `\'`・`"`'
  },
  pymdownx: {
    en: 'digits with `m`, `p`, `s` or `z`, `Xz`, or melds such as `(123m<)` and `[1111z]`',
    ja: '数字と `m`・`p`・`s`・`z`、`Xz`、`(123m<)` や `[1111z]` のような副露'
  },
  'pymdownx-meld': {
    en: 'digits, `+` before an added tile, a suit letter, `<`, `^` or `>`, and the same bracket',
    ja: '数字、加えた牌の前の `+`、`m`・`p`・`s`・`z`、`<`・`^`・`>` と同じ種類の括弧'
  },
  tempai: {
    en: 'digits with `m`, `p`, `s` or `z`, `-` before a digit, `I` or `_`',
    ja: '数字と `m`・`p`・`s`・`z`、数字の前の `-`、`I`・`_`'
  },
  ja: {
    en: 'tiles such as 三, ③, 3 or 東, or calls such as 上ポン',
    ja: '三・③・3・東のような牌と、上ポンのような鳴き'
  },
  obsidian: {
    en: 'digits with `m`, `p`, `s` or `z`, `\'` or `"` after a tile, or `-`',
    ja: '数字と `m`・`p`・`s`・`z`、牌のあとの `\'`・`"`、`-`'
  },
  jekyll: {
    en: 'digits with `m`, `p`, `s` or `z`, in upper case for tiles on their side, or `1x`',
    ja: '数字と `m`・`p`・`s`・`z`（大文字は横向き）、`1x`'
  },
  mpszf: {
    en: 'digits with `m`, `p`, `s` or `z`, `x`, `?`, `-`, and `*`, `\'`, `+` or `"` after a tile',
    ja: '数字と `m`・`p`・`s`・`z`、`x`・`?`・`-`、牌のあとの `*`・`\'`・`+`・`"`'
  },
  maku: {
    en: 'tiles such as `5p`, `h` after one on its side, or `-`',
    ja: '`5p` のような牌、横向きの牌のあとの `h`、`-`'
  },
  'riichi-hand': {
    en: 'digits with `m`, `p`, `s` or `z`, `E S W N w g r`, `?`, `_`, and `*` after a tile',
    ja: '数字と `m`・`p`・`s`・`z`、`E S W N w g r`、`?`・`_`、牌のあとの `*`'
  },
  'riichi-npm': {
    en: 'digits with `m`, `p`, `s` or `z`, and further parts after `+`',
    ja: '数字と `m`・`p`・`s`・`z`、`+` のあとの続き'
  }
}

/** Ranks that exist. */
export const rankWords: Vocabulary = {
  honors: {
    en: '`1z` to `7z` (east, south, west, north, white, green, red)',
    ja: '`1z`〜`7z`（東南西北白發中）'
  },
  suits: {en: 'ranks 1 to 9, or 0 for a red five', ja: '1〜9 と、赤五の 0 '},
  back: {en: '`1x`, a back', ja: '裏の `1x`'},
  'tenhou-json': {
    en: '`11` to `19`, `21` to `29`, `31` to `39`, `41` to `47`, or `51` to `53`',
    ja: '`11`〜`19`・`21`〜`29`・`31`〜`39`・`41`〜`47`・`51`〜`53`'
  },
  mjai: {en: 'ranks 1 to 9, and `5mr` for a red five', ja: '1〜9 と、赤五の `5mr` '}
}

/** Sizes of melds. */
export const sizeWords: Vocabulary = {
  'three-or-four': {en: 'three or four tiles', ja: '3枚か4枚'},
  three: {en: 'three tiles', ja: '3枚'},
  four: {en: 'four tiles', ja: '4枚'},
  'outer-tiles': {en: 'the outer tiles around `xx`, as in `4xx4s`', ja: '`4xx4s` のように `xx` の両側の牌'}
}

/** Where a mark belongs: "expected it …", 「…に置いてください」. */
export const markPlaceWords: Vocabulary = {
  'before-added-tile': {en: 'before the last digit, the added tile', ja: '最後の数字（加えた牌）の前'},
  'after-fourth': {en: 'after the fourth digit', ja: '4枚目の数字のあと'},
  'beside-call': {en: 'on the tile beside the called one', ja: '鳴いた牌の隣の牌'},
  'open-meld': {en: 'in an open meld', ja: '鳴いた面子'},
  'hand-only': {
    en: 'in a hand: a discard takes `=` (tsumogiri), `+` (riichi) or `-` (called away)',
    ja: '手牌'
  },
  once: {en: 'once on a tile', ja: '一枚に一つだけ、牌のあと'},
  'once-in-river': {en: 'once in a river: riichi is declared once', ja: '一つの河に一度だけ、立直宣言牌の前'},
  'after-third': {en: 'after the third digit of a set', ja: '刻子・槓子の3枚目の数字のあと'},
  'after-concealed': {en: 'after the concealed tiles', ja: '副露を除く手牌の最後'},
  'one-win': {en: 'once: a tile is won in one way', ja: 'まだ和了の印のない牌のあと'},
  'after-called': {en: 'after the digit of the called tile', ja: '鳴いた牌の数字のあと'},
  'after-digit': {en: 'after the digit of the discard', ja: '捨て牌の数字のあと'},
  'own-meld': {en: 'in a meld of its own, after a comma', ja: 'コンマで区切った副露の中'},
  'after-direction': {
    en: 'after `<`, `^` or `>`, which say whom the tile was called from',
    ja: '鳴いた相手を示す `<`・`^`・`>` のあと'
  },
  'after-seat': {
    en: 'after 上, 対 or 下, which say whom the tile was called from',
    ja: '鳴いた相手を示す上・対・下のあと'
  },
  'after-empty-place': {
    en: 'after `_`, or on an equal tile, which then lies on the one before',
    ja: '`_` のあとか、前の牌に重ねる同じ牌の前'
  },
  'before-entry': {en: 'at the beginning of an entry', ja: '項目の先頭'},
  'tenhou-place': {
    en: 'before the first, second or last tile (`a` before the last of four, `k` before one of the first three)',
    ja: '1枚目か2枚目か最後の牌の前（`a` は4枚目、`k` は3枚目まで）'
  }
}

/** How many tiles a hand has. */
export const handSizeWords: Vocabulary = {
  '13': {en: '13 tiles', ja: '13枚'},
  '14': {en: '14 tiles', ja: '14枚'},
  '13-or-14': {en: '13 tiles, or 14 with the drawn tile', ja: '13枚、ツモ牌を入れて14枚'}
}
