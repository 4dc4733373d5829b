/**
 * Explaining what the rules found, in clauses and sentences: why a yaku does not apply, why a hand is impossible, and a
 * whole score in a paragraph.
 */
import type {NearMiss, Problem, ScoredReading, WinScore, Win} from '@tehai/riichi'
import {grammars, type Language} from '@tehai/kernel/source'
import type {FuWorth, SentencePart, YakuHan} from './clause-values.js'
import {
  asSentence,
  clause,
  clauses,
  sentenceParts,
  type Clause,
  type ClauseId,
  type Clauses
} from './clauses.js'
import {fuWordOf} from '../scores/fu.js'
import type {DoraId} from '../ids.js'
import type {ScoreWords} from '../scores/score.js'

/** A near miss as a clause. */
export function missClause({yaku, reason, values}: NearMiss): Clause {
  const {block, tile} = values
  const named = block === undefined ? {} : {block: {type: block, tile}}
  const id = reason === 'value-pair' ? `value-pair-${String(values['as'])}` : reason
  return {id: `miss-${id}` as ClauseId, values: {...values, ...named, yakuId: yaku}}
}

const meldProblems: ReadonlySet<string> = new Set([
  'too-many-melds',
  'meld-size',
  'chii-of-honors',
  'not-a-run',
  'not-a-set',
  'chii-not-from-kamicha'
])

/** A problem of a hand as a clause. */
export function problemClause({id, values}: Pick<Problem, 'values'> & {readonly id: string}): Clause {
  if (meldProblems.has(id)) return clause('meld-impossible')
  if (id === 'hand-size') return clause('size', {size: Number(values['tiles'] ?? 0)})
  return {id: id as ClauseId, values}
}

/** A score as words want it. */
export function scoreWords({han, fu, limit, yakuman, points, tsumoPayments: payments}: WinScore): ScoreWords {
  return {han, fu, limit, yakuman, points, payments}
}

/** Han of everything in a score, dora included, by id. A yakuman has no dora. */
export function hanById({yaku, dora, yakuman}: WinScore): Map<YakuHan['id'], number> {
  const han = new Map<YakuHan['id'], number>(yaku.map(one => [one.id, one.han]))
  if (yakuman > 0) return han
  const counts: readonly (readonly [DoraId, number])[] = [
    ['dora', dora.dora],
    ['ura_dora', dora.ura],
    ['aka_dora', dora.red],
    ['north_dora', dora.north]
  ]
  for (const [id, count] of counts) if (count > 0) han.set(id, count)
  return han
}

/** Yaku and dora of a score. Yakuman are listed without han. */
export function yakuOf(score: WinScore): YakuHan[] {
  return [...hanById(score)].map(([id, han]) => ({id, han: score.yakuman > 0 ? 0 : han}))
}

/** The yaku of a score as a clause; a river has none. */
export function yakuClause(score: WinScore): Clause {
  return score.yaku.length === 0 ? clause('nagashi') : clause('yaku-list', {yaku: yakuOf(score)})
}

/** The lines of fu of the reading that counts. */
export function fuOf({readings, chosen}: WinScore): FuWorth[] {
  return fuLinesOf(readings[chosen]!)
}

/** The lines of fu of a reading. */
export function fuLinesOf(reading: ScoredReading): FuWorth[] {
  return reading.fuLines.map(line => ({word: fuWordOf(line, reading), fu: line.fu}))
}

/** Near misses that a reader sees at most; more would be too many to notice. */
const MOST_MISSES = 3

/** One near miss for each yaku, at most three in all. */
export function worthSaying(misses: readonly NearMiss[]): NearMiss[] {
  const first = new Map<string, NearMiss>()
  for (const miss of misses) if (!first.has(miss.yaku)) first.set(miss.yaku, miss)
  return [...first.values()].slice(0, MOST_MISSES)
}

/** Why a hand does not have a yaku that it nearly has, one sentence for each, tiles in backticks. */
export function explainMisses(misses: readonly NearMiss[], language: Language): string[] {
  return worthSaying(misses).map(miss => asSentence(missClause(miss), language))
}

/** The same, with each sentence as its words and tiles. */
export function missSentences(misses: readonly NearMiss[], language: Language): (readonly SentencePart[])[] {
  return worthSaying(misses).map(miss => sentenceParts(missClause(miss), language))
}

const choices: Partial<Record<WinScore['reason'], ClauseId>> = {
  points: 'explain-points',
  han: 'explain-han',
  fu: 'explain-fu-more'
}

/**
 * A score in a paragraph: yaku, fu, value, why this reading counts, and near misses.
 *
 * @param misses
 *   What `nearMisses` found (default: nothing).
 */
export function explainScore(
  score: WinScore,
  win: Win,
  language: Language,
  misses: readonly NearMiss[] = []
): string {
  const {fu, fuLines, han, yakuman, readings, reason} = score
  const isDealer = win.situation?.seat === 'east'
  const choice = choices[reason]
  const lines: readonly (Clauses | null)[] = [
    clauses(
      clause('explain-yaku', {tile: win.win, by: win.by, yaku: yakuOf(score)}),
      yakuman > 0 ? null : clause('explain-sum', {han})
    ),
    fu === 0
      ? null
      : fuLines[0]?.id === 'chiitoitsu'
        ? clause('explain-chiitoitsu')
        : clause('explain-fu', {lines: fuOf(score), fu}),
    clause('explain-worth', {score: scoreWords(score), who: isDealer ? 'dealer' : 'non-dealer'}),
    choice ? {id: choice, values: {many: readings.length}} : null
  ]
  const sentences = lines.flatMap(line => (line ? asSentence(line, language) : []))
  return grammars[language].sentences([...sentences, ...explainMisses(misses, language)])
}
