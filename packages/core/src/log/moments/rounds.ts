/**
 * Rounds of a record in the words of authors: `East 2-1`, 東2局1本場, `3rd`, 第3局, オーラス.
 */
import type {RecordedGame, RecordedRound} from '@tehai/record'
import {winds, type Wind} from '@tehai/riichi'
import {parseSituation} from '../../page/grammar/situation/parse-situation.js'
import type {SituationFact} from '../../page/grammar/situation/situation.js'

/** The index of the round that a value names; `null` if there is none. */
export function findRound(value: string, {rounds}: RecordedGame): number | null {
  const text = value.normalize('NFKC').trim().slice(0, 80)
  const number =
    /^(?:[第제]? ?(\d{1,3}) ?(?:局|국|st|nd|rd|th)?(?: round)?|round (\d{1,3})|#(\d{1,3}))$/i.exec(text)
  if (number) {
    const index = Number(number[1] ?? number[2] ?? number[3]) - 1
    return index >= 0 && index < rounds.length ? index : null
  }
  const named = readName(text)
  if (named === null && isLastHand(text)) return rounds.findIndex(one => one.kyoku === rounds.at(-1)!.kyoku)
  if (named === null || named.hasMore) return null
  const found = rounds.findIndex(one => isOfHand(one, named) && isAsSaid(one, named))
  return found < 0 ? null : found
}

/** Whether a value is オーラス, `all last`: the hand with which the game ends. */
const isLastHand = (text: string): boolean => {
  const [fact, ...others] = parseSituation(text)
  return fact?.field === 'last-hand' && others.length === 0
}

/** The round whose hand a value names: with the stated honba, or else the first one. */
export function roundMeant(value: string, {rounds}: RecordedGame): number | null {
  const named = readName(value.normalize('NFKC').trim().slice(0, 80))
  if (named === null) return null
  const ofHand = rounds.flatMap((one, index) => (isOfHand(one, named) ? [index] : []))
  return ofHand.find(index => isAsSaid(rounds[index]!, named)) ?? ofHand[0] ?? null
}

/** Whether a value names a hand, which the record may not have. */
export const isHandNamed = (value: string): boolean =>
  readName(value.normalize('NFKC').trim().slice(0, 80)) !== null

/** What a value says of a round. */
interface NamedRound {
  readonly wind: Wind
  readonly hand: number | null
  readonly honba: number | null
  readonly sticks: number | null
  /** Whether it also says something else, or has parts that are not understood. */
  readonly hasMore: boolean
}

const isOfHand = ({kyoku}: RecordedRound, {wind, hand}: NamedRound): boolean =>
  winds[Math.floor(kyoku / 4) % 4] === wind && (hand === null || (kyoku % 4) + 1 === hand)

const isAsSaid = (round: RecordedRound, {honba, sticks}: NamedRound): boolean =>
  (honba === null || round.honba === honba) && (sticks === null || round.sticks === sticks)

/** How honba are written in names of rounds, and how a situation has them. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[()[\]【】〔〕]/g, ' '],
  [/(?<=^[东東南西北])[风風] ?(?=[\d一二三四])/, ''],
  [/(?<=\d) ?[-–] ?(\d{1,2}) ?honba/i, ', $1 honba'],
  [/(?<=\d) (?=honba ?\d)/i, ', '],
  [/・/g, ', '],
  [/(供託 ?\d{1,2}) ?$/, '$1本'],
  [
    /(?<!(?:供託|\d) ?)(\d{1,2}|[〇一二三四五六七八九十]) ?(?:本|본|本積み?|연장|連荘|连庄|連莊) ?$/,
    '$1本場'
  ],
  [/(?:平場|[零〇]本[场場]) ?$/, '0本場'],
  [/(?<=\d)-(\d{1,2}) ?$/, ' $1本場']
]

/** What else belongs to the name of a round. */
const besides: ReadonlySet<SituationFact['field']> = new Set([
  'round',
  'honba',
  'sticks',
  'last-hand',
  'game-length'
])

function readName(text: string): NamedRound | null {
  const spelled = spellings.reduce((before, [pattern, inPlace]) => before.replace(pattern, inPlace), text)
  const facts = parseSituation(spelled)
  const [round, other] = facts.filter(({field}) => field === 'round')
  if (round?.field !== 'round') return null
  const {wind, hand} = round
  return {
    wind,
    hand,
    honba: valueOf(facts, 'honba'),
    sticks: valueOf(facts, 'sticks'),
    hasMore: other !== undefined || facts.some(({field}) => !besides.has(field))
  }
}

function valueOf(facts: readonly SituationFact[], wanted: 'honba' | 'sticks'): number | null {
  const fact = facts.find(({field}) => field === wanted)
  return fact && 'value' in fact ? fact.value : null
}
