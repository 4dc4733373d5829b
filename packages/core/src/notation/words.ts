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
  arashino: {en: '新篠ゆう', ja: '新篠ゆう方式'},
  paiga: {en: '牌画作成くん', ja: '牌画作成くん方式'},
  quote: {en: 'quote-mark', ja: '引用符式'},
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
  }
}

/** Ranks that exist. */
export const rankWords: Vocabulary = {
  honors: {
    en: '`1z` to `7z` (east, south, west, north, white, green, red)',
    ja: '`1z`〜`7z`（東南西北白發中）'
  },
  suits: {en: 'ranks 1 to 9, or 0 for a red five', ja: '1〜9 と、赤五の 0 '}
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
  }
}

/** How many tiles a hand has. */
export const handSizeWords: Vocabulary = {
  '13': {en: '13 tiles', ja: '13枚'},
  '14': {en: '14 tiles', ja: '14枚'},
  '13-or-14': {en: '13 tiles, or 14 with the drawn tile', ja: '13枚、ツモ牌を入れて14枚'}
}
