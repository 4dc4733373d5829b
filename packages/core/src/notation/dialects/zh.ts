/**
 * zh: tiles as they are written in Chinese text, simplified or traditional, `三四五万 234饼 67条 东东 自摸8条`.
 *
 * 一–九 or digits, then 万 萬 for man, 饼 餅 筒 for pin, 条 條 索 for sou: the suit is that of all numerals before it. Honors
 * are 东 南 西 北 白 发 中, also as 东风, 白板, 发财, 红中. 赤 or 红 before a five makes it red. Blanks and 、 are gaps.
 *
 *     吃234条  上家碰888饼  对碰东东东  下明杠五五五五万  下加杠7777条  暗杠南南南南
 *     上家, 对家, 下家: the player the tile was called from
 *
 * 自摸 and 荣 before a tile say how it was won; in rivers 立直 comes before the tile of the declaration and 摸切 before a
 * tsumogiri.
 *
 * Source: usage in forums and articles, `docs/glossary-zh.md`.
 */
import type {Dialect} from '../dialect.js'
import {parserOfWords} from '../printed/printed-rows.js'

export const zh: Dialect = {
  id: 'zh',
  source: 'Chinese text',
  example: '三四五万 上家碰发发发',
  melds: 'from',
  signature: /[吃碰杠槓]|自摸|荣|榮/,
  parse: parserOfWords('zh')
}
