/**
 * Slips of suits and honors: words and initials in place of their letters.
 */
import {nearest} from '@tehai/kernel/source'
import type {Slip} from './slip.js'

/**
 * Words for the suits after a digit, longer words first. Cyrillic letters look like those of the suits; 満, 同, 策, 完, 并
 * and 锁 are characters that an input method may produce for the same readings.
 */
const suitWords: Readonly<Record<'m' | 'p' | 's', string>> = {
  m: 'manzu|man|wanzu|wan|characters?|chars?|craks?|cracks?|萬子|万子|マンズ|まんず|マン|まん|ワン|만|満|漫|蔓|曼|慢|完|玩|晚|м|[cwk]',
  p: 'pinzu|pin|dots?|circles?|balls?|筒子|ピンズ|ぴんず|ピン|ぴん|ビン|びん|통|饼|餅|并|病|丙|桶|同|道|胴|р|[dq]',
  s: 'souzu|sou|sōzu|sō|bamboos?|bams?|索子|ソーズ|ソウズ|そうず|そーず|ソー|ソウ|そう|そー|삭|条|條|竹|策|束|锁|鎖|所|跳|с|[bt]'
}

/** Words for the honors, from `1z` to `7z`. */
const honorWords: readonly string[] = [
  'ton|east|동|トン|とん',
  'nan|south|남|ナン|なん',
  'shaa|sha|west|서|シャー|しゃー|シャ',
  'pei|pee|north|북|ペー|ペイ|ぺー',
  'haku|white|백|ハク|はく|箔|泊',
  'hatsu|hatu|green|발|ハツ|はつ|撥|溌|潑',
  'chun|red|중|チュン|ちゅん|仲|红钟|红终|紅鐘|钟|鐘|终'
]
const anyHonor = honorWords.join('|')

function honorOf(word: string): string {
  return `${1 + honorWords.findIndex(words => words.split('|').includes(word.toLowerCase()))}z`
}

/** Initials of winds and dragons, from `1z` to `7z`: in English, and in mjai with fa and chun. */
const initials = ['ESWNPGR', 'ESWNPFC'].join('')

/** A letter that continues a word. */
const letter = 'A-Za-z'

function ranksOf(found: string): string {
  return [...found.toUpperCase()].map(initial => 1 + (initials.indexOf(initial) % 7)).join('') + 'z'
}

function afterDigits(words: string): RegExp {
  return new RegExp(`([0-9０-９])[ 　]?(?:${words})(?![${letter}])`, 'giu')
}

/** A suit in words before its digits: マンズ123, `pin 555`; after digits and a blank, the suit belongs to those. */
const suitFirst: readonly Slip[] = (['m', 'p', 's'] as const).map(suit => ({
  pattern: new RegExp(
    `(?<![${letter}0-9]|[0-9][ 　])(赤?)(?:${suitWords[suit].replace(/[|][^|]*$/, '')})[ 　:：]?([0-9]{1,14})(?![0-9${letter}])`,
    'giu'
  ),
  meant: (_, red, ranks) => (red === '' ? ranks! : ranks!.replace(/5/g, '0')) + suit
}))

/** Words for suits after digits, then words and initials of honors. */
export const wordSlips: readonly Slip[] = [
  {pattern: /([0-9])w(?=.*[0-9]b.*[0-9]t)|([0-9])b(?=.*[0-9]t(?![a-z]))/giu, meant: fromPinyin},
  ...suitFirst,
  // The suit twice, as a word and as its letter: 5ピンp.
  {pattern: /([0-9])(?:マン|ピン|ソー|ソウ|[萬万筒索])([mps])(?![a-z])/giu, meant: '$1$2'},
  {pattern: /(?<=[0-9])[ 　]?[a-z]{3,9}(?![a-z0-9])/giu, meant: suitWordNear},
  {pattern: /([0-9])d(?![a-z])/gi, meant: fromLetterD},
  {pattern: afterDigits(suitWords.m), meant: '$1m'},
  {pattern: afterDigits(suitWords.p), meant: '$1p'},
  {pattern: afterDigits(suitWords.s), meant: '$1s'},
  {pattern: /([1-9])[-–〜~]([1-9])([mps])(?=[\s,]|$)/g, meant: waitOfEnds},
  {
    pattern: new RegExp(
      `(?<![${letter}0-9])([2-4]) (${anyHonor})(?: dragons?| winds?)?(?![${letter}]| ?[0-9])`,
      'giu'
    ),
    meant: (_, count, word) => honorOf(word!)[0]!.repeat(Number(count)) + 'z'
  },
  {
    pattern: new RegExp(`(?<![${letter}])(?:${anyHonor})(?: dragons?| winds?)?(?![${letter}])`, 'giu'),
    meant: found => honorOf(found.split(' ')[0]!)
  },
  {pattern: /(?<![A-Za-z0-9])[A-Za-z]{4,7}(?![A-Za-z0-9])/g, meant: honorNear},
  {pattern: new RegExp(`(?<![${letter}0-9])[ESWNPGFRC]{1,14}(?![${letter}0-9])`, 'g'), meant: ranksOf},
  {
    pattern: new RegExp(`(?<![${letter}0-9])(?=[eswn]*[ew])[eswn]{2,14}(?![${letter}0-9])`, 'g'),
    meant: ranksOf
  },
  {
    pattern: /(?<![A-Za-z0-9])([MPSZ])([0-9]{1,14})(?![A-Za-z0-9])/g,
    meant: (_, suit, ranks) => ranks! + suit!.toLowerCase()
  },
  {pattern: /([東南西北白發発中])z/gu, meant: '$1'},
  {pattern: /(?<=[0-9])[가-힣](?![가-힣])/gu, meant: suitNear},
  {pattern: /(?<=[1-4]z)풍/gu, meant: ''},
  {pattern: /(?<![0-9])(?![풍패])[가-힣]/gu, meant: honorNearKorean}
]

/** Honors whose words are long enough to be misspelt. */
const misspeltHonors = anyHonor.split('|').filter(word => word.length > 3 && word !== 'red')

/** A misspelt word for an honor: `hastu`. */
function honorNear(found: string): string {
  const [word] = nearest(found.toLowerCase(), misspeltHonors)
  return word === undefined ? found : honorOf(word)
}

/** A syllable that is one letter away from a suit in Korean: `3먼`. */
function suitNear(found: string): string {
  const [word] = nearest(found.normalize('NFD'), koreanSuits.keys())
  return word === undefined ? found : koreanSuits.get(word)!
}

/** A syllable that is one letter away from an honor in Korean: 즁. */
function honorNearKorean(found: string): string {
  const [word] = nearest(found.normalize('NFD'), koreanHonors.keys())
  return word === undefined ? found : koreanHonors.get(word)!
}

const koreanHonors: ReadonlyMap<string, string> = new Map(
  [...'동남서북백발중'].map((word, index): [string, string] => [word.normalize('NFD'), `${index + 1}z`])
)

/** Words for suits in Latin letters that are long enough to be misspelt. */
const latinSuits: ReadonlyMap<string, string> = new Map(
  Object.entries(suitWords).flatMap(([suit, words]) =>
    words
      .replaceAll('s?', '')
      .split('|')
      .filter(word => /^[a-z]{3,}$/.test(word))
      .map((word): [string, string] => [word, suit])
  )
)

/** A misspelt word for a suit after its digits: `123 bambo`. */
function suitWordNear(found: string): string {
  const typed = found.trim().toLowerCase()
  if (typed.length < 4 && anyHonor.split('|').includes(typed)) return found
  const [word] = nearest(typed, latinSuits.keys())
  return word === undefined ? found : latinSuits.get(word)!
}

const koreanSuits: ReadonlyMap<string, string> = new Map(
  [...'만통삭'].map((word, suit): [string, string] => [word.normalize('NFD'), 'mps'[suit]!])
)

/** `5-8s` as `58s`, the two ends of a wait. */
function waitOfEnds(found: string, low: string, high: string, suit: string): string {
  return Number(high) - Number(low) === 3 ? low + high + suit : found
}

/** `d` means dots; but its key is beside `s`, which is meant in a row that already has circles. */
function fromLetterD(_: string, rank: string, ...rest: string[]): string {
  return rank + (/\dp/.test(String(rest.at(-1))) ? 's' : 'p')
}

/** Wan, bing, tiao: beside `t`, `b` means circles. */
function fromPinyin(_: string, man: string | undefined, pin: string | undefined): string {
  return man === undefined ? `${pin}p` : `${man}m`
}
