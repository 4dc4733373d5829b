/**
 * ko: tiles as they are written in Korean text, `삼사오만 234통 67삭 동동 쯔모 8삭`.
 *
 * Digits or 일–구, then 만 for man, 통 for pin, 삭 for sou: the suit is that of all numerals before it. Honors are 동 남 서 북 백
 * 발 중. 적 before a five makes it red. Blanks and commas are gaps.
 *
 *     치 234삭  상가 퐁 888통  대가에게서 퐁 동동동  하가 대명깡 오오오오만  하가 가깡 7777삭  안깡 남남남남
 *     상가, 대가 (대면), 하가: the player the tile was called from
 *
 * A word is separated from the tiles after it by a blank or a digit. 쯔모 and 론 before a tile say how it was won; in
 * rivers 리치 comes before the tile of the declaration and 쯔모기리 before a tsumogiri.
 *
 * Source: usage in forums and articles, `docs/glossary-ko.md`.
 */
import type {Dialect} from '../dialect.js'
import {parserOfWords} from '../printed/printed-rows.js'

export const ko: Dialect = {
  id: 'ko',
  source: 'Korean text',
  example: '삼사오만 상가 퐁 발발발',
  melds: 'from',
  signature: /[치퐁펑깡론]|[쯔츠]모/,
  parse: parserOfWords('ko')
}
