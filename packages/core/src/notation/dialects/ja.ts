/**
 * ja: tiles as they are printed in Japanese text (採譜表記), `三四(23)778東東 ツモ東`.
 *
 * 一–九 man, ①–⑨ or digits in parentheses pin, digits of either width sou; 萬 筒 索 after numerals say the suit outright
 * (`25筒`). Honors are their kanji, T 東, N 南, R 發 (a character of many strokes). 赤 before a five makes it red. Blanks
 * and 、 are gaps.
 *
 *     上ポン888  対ポン(222)  下ポンRRR  チー234  上カン五五五五  下加カン7777  暗カン東東東東
 *     ^ 上家, 対面, 下家: the player the tile was called from
 *
 * `ツモ` and `ロン` before a tile say how it was won; in rivers `リーチ` comes before the tile of the declaration and
 * `↓` before a tsumogiri.
 *
 * Source: <https://note.com/yuarasino/n/n1ba95bf3b618> (採譜表記), <https://wiliki.zukeran.org/old/1213108066.html>
 * and usage in books. Words for calls vary; those above (槓 for カン too) are read.
 */
import type {Dialect} from '../dialect.js'
import {printedParser} from '../printed/printed-rows.js'

export const ja: Dialect = {
  id: 'ja',
  source: '採譜表記 of Japanese books and magazines',
  example: '三四(23)778東東 上ポンRRR',
  melds: 'from',
  signature: /[①-⑨⑴-⑼]|[(（][1-9１-９]+[)）]|ポン|チー|カン|[上対下]/,
  parse: printedParser({
    id: 'ja',
    fold: text => text,
    ranks: [
      ['m', '一二三四五六七八九'],
      ['p', '①②③④⑤⑥⑦⑧⑨'],
      ['p', '⑴⑵⑶⑷⑸⑹⑺⑻⑼'],
      ['s', '123456789'],
      ['s', '１２３４５６７８９'],
      ['s', 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨ'],
      ['z', '東南西北白發中'],
      ['z', 'TN\0\0\0R'],
      ['z', 'ＴＮ\0\0\0Ｒ'],
      ['z', '東南西北白発中']
    ],
    suits: '萬筒索万'
  })
}
