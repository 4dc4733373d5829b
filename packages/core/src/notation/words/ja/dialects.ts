/**
 * Dialects in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/dialects.js'

export const ja: Translation<typeof en> = {
  auto: {
    name: '牌',
    expected: '数字と `m`・`p`・`s`・`z`、字牌、鳴きの印',
    shows: '複数の記法か、`!`・`_` などの印が混ざっています'
  },
  mpsz: {
    name: 'mpsz',
    expected: '数字と `m`・`p`・`s`・`z`',
    shows: '種類の文字が数字のあとにあります'
  },
  arashino: {
    name: '新篠ゆう方式',
    expected: '数字と `m`・`p`・`s`・`z`・`x`、印の `-`・`=`・`+`',
    shows: '数字のあとに `-`・`=`・`+` があります'
  },
  paiga: {
    name: '牌画作成くん方式',
    expected: '数字と `m`・`p`・`s`、字牌の `t n s p h r c`、印の `y`・`a`・`g`・`o`・`m`・`l`・`d`',
    shows: '字牌がローマ字か、牌の前に印の文字があります'
  },
  quote: {
    name: '引用符式',
    expected: "数字と `m`・`p`・`s`・`z`、鳴いた牌のあとの `'`",
    shows: '鳴いた牌のあとに引用符があります'
  },
  typed: {
    name: '型付き',
    expected: "数字と `m`・`p`・`s`・`z`、印の `-`・`=`・`+`・`'`",
    shows: "副露に `-`・`=`・`+`・`'` の印があります"
  },
  kobalab: {
    name: '電脳麻将',
    expected: '`m`・`p`・`s`・`z` とそのあとの数字、`_`・`*`、副露の前のコンマ',
    shows: '種類の文字が数字の前にあります'
  },
  tenhou: {
    name: '天鳳',
    expected: '数字と `m`・`p`・`s`・`z`',
    shows: '種類の文字が数字のあとにあります'
  },
  'tenhou-json': {
    name: '天鳳牌譜 (JSON)',
    expected: '`11` のような番号と `c275226` のような副露',
    shows: '牌が番号の列です'
  },
  'tenhou-meld': {
    name: '天鳳牌譜の副露',
    expected: '`c275226` のような副露',
    shows: '2桁の番号の間に鳴きの文字があります'
  },
  mjai: {
    name: 'mjai',
    expected: '`1m`・`5mr`・`E`・`P` のような牌',
    shows: '牌が `5mr`・`E` のように一枚ずつ書かれています'
  },
  unicode: {
    name: 'Unicode 麻雀牌',
    expected: '🀀〜🀫 の牌',
    shows: '牌が Unicode の文字です'
  },
  mjt: {
    name: 'mjt テンプレート',
    expected: '数字と `m`・`p`・`s`・`z`、そのあとの `\'`・`"`',
    shows: '種類の文字のあとに引用符があるか、裏の牌が `0z` です'
  },
  mahgen: {
    name: 'mahgen',
    expected: '数字と `m`・`p`・`s`・`z`、数字の前の `_`・`^`・`v`、手牌では `|`',
    shows: '数字の前に `_`・`^`・`v` があるか、牌の間に `|` があります'
  },
  merjong: {
    name: 'merjong',
    expected: '数字・`X`・`Q` と `m`・`p`・`s`・`z`、数字のあとの `\'`・`"`、`-`',
    shows: '牌の代わりに `X` か `Q` があります'
  },
  'mahjong-tex': {
    name: 'mahjong-tex',
    expected: '数字と `m`・`p`・`s`・`z`・`f`、`x`・`?`・`-`、牌のあとの `\'`・`"`',
    shows: '牌の代わりに `X` か `?` があります'
  },
  pymdownx: {
    name: 'pymdownx-mahjong',
    expected: '数字と `m`・`p`・`s`・`z`、`Xz`、`(123m<)` や `[1111z]` のような副露',
    shows: '副露が括弧の中にあるか、裏の牌が `Xz` です'
  },
  tempai: {
    name: 'tempai',
    expected: '数字と `m`・`p`・`s`・`z`、数字の前の `-`、`I`・`_`',
    shows: '数字の前に `-` があるか、裏の牌が `I` です'
  },
  ja: {
    name: '日本語テキスト',
    expected: '三・③・3・東のような牌と、上ポンのような鳴き',
    shows: '筒子か鳴きが採譜表記です'
  },
  zh: {
    name: '中国語テキスト',
    expected: '三万・东のような牌と、上碰のような鳴き',
    shows: '鳴きか和了が中国語です'
  },
  ko: {
    name: '韓国語テキスト',
    expected: '삼만・동のような牌と、상가 퐁のような鳴き',
    shows: '鳴きか和了が韓国語です'
  },
  obsidian: {
    name: 'obsidian',
    expected: '数字と `m`・`p`・`s`・`z`、牌のあとの `\'`・`"`、`-`',
    shows: '引用符で牌を横にし、`-` で間を空けています'
  },
  jekyll: {
    name: 'jekyll',
    expected: '数字と `m`・`p`・`s`・`z`（大文字は横向き）、`1x`',
    shows: '大文字で牌を横にしています'
  },
  mpszf: {
    name: 'mpszf',
    expected: '数字と `m`・`p`・`s`・`z`、`x`・`?`・`-`、牌のあとの `*`・`\'`・`+`・`"`',
    shows: '数字のあとに `*` か `+` があるか、`-` の前に数があります'
  },
  maku: {
    name: 'maku',
    expected: '`5p` のような牌、横向きの牌のあとの `h`、`-`',
    shows: '牌のあとに `h` があります'
  },
  'riichi-hand': {
    name: 'riichi_hand',
    expected: '数字と `m`・`p`・`s`・`z`、`E S W N w g r`、`?`・`_`、牌のあとの `*`',
    shows: '牌のあとに `*`、組の間に `_`、または字牌の文字があります'
  },
  'riichi-npm': {
    name: 'riichi',
    expected: '数字と `m`・`p`・`s`・`z`、`+` のあとの続き',
    shows: '続きの前に `+` があります'
  }
}
