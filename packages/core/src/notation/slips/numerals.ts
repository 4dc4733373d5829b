/** Slips of ranks: in words, in Korean and Chinese numerals, in circles, as pictures of tiles. */
import {kanjiDigits} from '@tehai/kernel/source'
import {ranksInWords} from '../plain-numbers.js'
import {unicode} from '../dialects/unicode.js'
import type {Slip} from './slip.js'

const numberWords = new RegExp(`(?<![A-Za-z])(?:${ranksInWords.join('|')})(?![A-Za-z])`, 'giu')

/** Ranks in words, before tags between them are removed. */
export const numeralSlips: readonly Slip[] = [
  {pattern: numberWords, meant: found => String(1 + ranksInWords.indexOf(found.toLowerCase()))},
  {
    pattern: /[일이삼사오육칠팔구](?=[일이삼사오육칠팔구]{0,13}[만통삭])/gu,
    meant: found => String(1 + '일이삼사오육칠팔구'.indexOf(found))
  },
  {
    pattern:
      /[一二三四五六七八九](?=[一二三四五六七八九]{0,13}[万萬完饼餅筒并桶条條索锁鎖蔓曼満マピソワまぴそわ])/gu,
    meant: found => String(kanjiDigits.indexOf(found))
  }
]

/** Characters that are tiles by themselves. */
export const glyphSlips: readonly Slip[] = [
  {pattern: /(?:[\u{1F000}-\u{1F02A}](?:\uFE0E|\uFE0F)?){1,60}/gu, meant: fromUnicode},
  {
    pattern: /[①-⑨]{1,14}p?/gu,
    meant: found =>
      `${found.replace(/[①-⑨]/g, character => String(character.charCodeAt(0) - 0x245f)).replace('p', '')}p`
  }
]

/** `🀇🀈🀄` as `12m7z`. */
function fromUnicode(found: string): string {
  const {nodes} = unicode.parse(found, {}).tree
  return nodes
    .map(node => (node.type === 'tile' ? node.face : ''))
    .join('')
    .replace(/([mpszf])(?=[0-9]\1)/g, '')
}
