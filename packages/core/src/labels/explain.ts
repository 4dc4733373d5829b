/**
 * Explaining: what the rules found, in clauses and sentences. Why a yaku does not apply, why a hand cannot be, and a
 * whole score in a paragraph.
 */
import type {NearMiss} from '../riichi/nearMisses.js'
import type {Problem} from '../riichi/problem.js'
import type {ScoredReading, WinScore} from '../riichi/score.js'
import type {Win} from '../riichi/situation.js'
import type {Language} from '../source/message.js'
import {clause, encodeScore, sayClauses, type ClauseId} from './clauses.js'
import {fuWordOf} from './fu.js'
import type {ScoreWords} from './score.js'
import type {DoraId} from './yaku.js'

/** A near miss as a clause. */
export function missClause({yaku, reason, values}: NearMiss): string {
  const {block, tile} = values
  const named = block === undefined ? {} : {block: `${block}:${tile}`}
  const id = reason === 'value-pair' ? `value-pair-${values['as'] as 'dragon'}` : reason
  return clause(`miss-${id}` as ClauseId, {...values, ...named, yakuId: yaku})
}

const ofMelds: ReadonlySet<string> = new Set([
  'too-many-melds',
  'meld-size',
  'chii-of-honors',
  'not-a-run',
  'not-a-set',
  'chii-not-from-kamicha'
])

/** A problem of a hand as a clause. */
export function problemClause({id, values}: Pick<Problem, 'values'> & {readonly id: string}): string {
  if (ofMelds.has(id)) return clause('meld-impossible')
  if (id === 'hand-size') return clause('size', {size: values['tiles'] ?? 0})
  return clause(id as ClauseId, values)
}

/** A score as words want it. */
export function scoreWords({han, fu, limit, yakuman, points, tsumoPayments: payments}: WinScore): ScoreWords {
  return {han, fu, limit, yakuman, points, payments}
}

/** Han of everything a score has, dora included, by id. A yakuman has no dora. */
export function hanById({yaku, dora, yakuman}: WinScore): Map<string, number> {
  const han = new Map<string, number>(yaku.map(one => [one.id, one.han]))
  if (yakuman > 0) return han
  const counts: Readonly<Record<DoraId, number>> = {
    dora: dora.dora,
    ura_dora: dora.ura,
    aka_dora: dora.red,
    north_dora: dora.north
  }
  for (const [id, count] of Object.entries(counts)) if (count > 0) han.set(id, count)
  return han
}

/** Yaku and dora of a score in one string. Yakuman are named without han. */
export function encodeYaku(score: WinScore): string {
  return [...hanById(score)].map(([id, han]) => `${id}:${score.yakuman > 0 ? 0 : han}`).join(',')
}

/** The yaku of a score as a clause; a river has none. */
export function yakuClause(score: WinScore): string {
  return score.yaku.length === 0 ? clause('nagashi') : clause('yaku-list', {yaku: encodeYaku(score)})
}

/** The lines of fu of a score in one string. */
export function encodeFu({readings, chosen}: WinScore): string {
  return encodeFuLines(readings[chosen]!)
}

/** The lines of fu of a reading in one string. */
export function encodeFuLines(reading: ScoredReading): string {
  return reading.fuLines.map(line => `${fuWordOf(line, reading)}:${line.fu}`).join(',')
}

/** Near misses that a reader is told of; more would bury them. */
const MOST_MISSES = 3

/** One near miss for each yaku, at most three. */
export function worthSaying(misses: readonly NearMiss[]): NearMiss[] {
  const first = new Map<string, NearMiss>()
  for (const miss of misses) if (!first.has(miss.yaku)) first.set(miss.yaku, miss)
  return [...first.values()].slice(0, MOST_MISSES)
}

/** Why a hand does not have the yaku that it nearly has, a sentence each. Tiles stand in backticks. */
export function explainMisses(misses: readonly NearMiss[], language: Language): string[] {
  return worthSaying(misses).map(miss => asSentence(sayClauses(missClause(miss), language), language))
}

const choices: Partial<Record<WinScore['reason'], ClauseId>> = {
  points: 'explain-points',
  han: 'explain-han',
  fu: 'explain-fu-more'
}

/**
 * A score in a paragraph: yaku, fu, worth, why this reading counts, and what it nearly was.
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
  const lines = [
    clause('explain-yaku', {tile: win.win, by: win.by, yaku: encodeYaku(score)}) +
      (yakuman > 0 ? '' : `\n${clause('explain-sum', {han})}`),
    fu === 0
      ? ''
      : fuLines[0]?.id === 'chiitoitsu'
        ? clause('explain-chiitoitsu')
        : clause('explain-fu', {lines: encodeFu(score), fu}),
    clause('explain-worth', {score: encodeScore(scoreWords(score)), who: isDealer ? 'dealer' : 'non-dealer'}),
    choices[reason] ? clause(choices[reason], {many: readings.length}) : ''
  ].filter(Boolean)
  const sentences = lines.map(line => asSentence(sayClauses(line, language), language))
  return [...sentences, ...explainMisses(misses, language)].join(language === 'ja' ? '' : ' ')
}

function asSentence(text: string, language: Language): string {
  return language === 'ja' ? `${text}。` : `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
