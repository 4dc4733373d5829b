/** Slips of marks: kans, tiles with a multiplier, red fives, ranges, letters that look like digits. */
import {chii, kan, pon} from './call-words.js'
import type {Slip} from './slip.js'

const call = `(${pon}|${chii}|${kan})`

/** Marks and digits, before words for suits are read. */
export const markSlips: readonly Slip[] = [
  // The mark of a call twice.
  {pattern: /(?<=[0-9])(?:''|"|´´)(?=[0-9mpsz])/g, meant: "'"},
  {pattern: /[x#]([0-9])\1[x#]([mpsz])/giu, meant: '$1xx$1$2'},
  {pattern: /([0-9])([mpsz]) ?[x×*] ?([2-4])(?![0-9mpsz])/giu, meant: times},
  {
    pattern: /([東南西北白發発中]) ?[x×*] ?([2-4])(?![0-9mpsz])/giu,
    meant: (_, honor, count) => honor!.repeat(Number(count))
  },
  {pattern: /北抜き?|抜き?北|北k\b|(?<![a-z])kita(?![a-z])/giu, meant: 'f4z'},
  {pattern: /[05]([mps]) ?[(（](?:red|aka|赤)[)）]/giu, meant: '0$1'},
  {pattern: /(?<=[mpsz]),? and (?=[0-9])/giu, meant: ' '},
  {pattern: /(?<=[0-9])[.・·](?=[0-9])/g, meant: ''},
  {pattern: /(?<![0-9])\(([0-9])\)([0-9]{2,3}[mpsz])/g, meant: '$1-$2'},
  {
    pattern: new RegExp(`${call}[ :]?[(（[]([0-9])[-, ]([0-9])[-, ]([0-9])([mpsz])[)）\\]]`, 'giu'),
    meant: '$1 $2$3$4$5'
  },
  {
    pattern: new RegExp(
      `([0-9])([mpsz])([0-9])\\2([0-9])\\2(?:([0-9])\\2)?[ ]?[(（[]?${call}(?![a-z])[)）\\]]?`,
      'giu'
    ),
    meant: (_, first, suit, second, third, fourth, word) =>
      ` ${word} ${first}${second}${third}${fourth ?? ''}${suit}`
  },
  {pattern: /R5|\b(?:red|aka)[ -]?5/g, meant: '0'},
  {pattern: /5[Rr](?=[mps])|(?<=[0-9])\*5(?=[0-9]{0,13}[mps])/g, meant: '0'},
  {pattern: /(?:5\*|\(5\))(?=[0-9*]{0,13}[mps])/g, meant: '0'},
  {pattern: /(?<![0-9x])x{1,14}(?=[\s,]|$)/giu, meant: found => `${'0'.repeat(found.length)}x`},
  {pattern: /([1-9])(?:[-–〜~]|\.\.)([1-9])([mps])/g, meant: ranksOfRange},
  {
    pattern: /([1-9])([mps]) ?(?:[-–〜~]|\.{2,3}) ?([1-9])\2/g,
    meant: (found, low, suit, high) => ranksOfRange(found, low!, high!, suit!)
  },
  {
    pattern:
      /(?<![0-9])([1-9])[mps]?[ 　]?(?:to|thru|through|から|到|至|부터)[ 　]?([1-9])(?:까지)? ?([mps萬万筒索饼餅条條만통삭])(?![a-z])/giu,
    meant: ranksOfRange
  },
  {pattern: /(?<![0-9])([2-4]) ?[x×*] ?([0-9])([mpsz])(?![0-9a-z])/giu, meant: timesAfter},
  {pattern: /([0-9]{1,9})(\.{3}|…)([0-9]{1,9})([mps])/g, meant: '$1$4$2$3$4'},
  {pattern: /([0-9])O(?=[0-9mps])/gu, meant: '$10'},
  {pattern: /(^|[\s0-9,])[lI](?=[0-9])/gu, meant: '$11'}
]

/** `1mx3` as `111m`. */
function times(_: string, rank: string, suit: string, count: string): string {
  return rank.repeat(Number(count)) + suit
}

/** `2x5z` as `55z`. */
function timesAfter(_: string, count: string, rank: string, suit: string): string {
  return rank.repeat(Number(count)) + suit
}

/** `1-9m` as `123456789m`. Ranks three apart are a wait of two tiles, which has its own proposal. */
function ranksOfRange(found: string, low: string, high: string, suit: string): string {
  const count = Number(high) - Number(low) + 1
  if (count < 3 || count === 4) return found
  return Array.from({length: count}, (_, index) => Number(low) + index).join('') + suit
}
