/**
 * Cases: wins and hands as JSON, one object each, as the vectors and the `--jsonl` commands write them.
 *
 * `tiles.ts` says how tiles and melds are written, `situation.ts` how the rest is.
 */
import {analyse, type DiscardingHand, type WaitingHand} from '../analysis/analyse.js'
import {
  bad,
  checkFields,
  idOf,
  readAmount,
  readFlag,
  readList,
  readRecord,
  withoutNulls,
  type CaseProblem,
  type Fields
} from './fields.js'
import {readSituation, type SituationCase} from './situation.js'
import {countKita, readMelds, readTile, readTiles} from './tiles.js'
import {presets, type PresetId} from '../rules/presets.js'
import {checkRules, rulesOf, type RuleChanges, type Rules} from '../rules/rules.js'
import {score, type Score, type WinScore} from '../score/score.js'
import type {Win} from '../hand/situation.js'
import type {Tile} from '../tile/index.js'
import {wrong} from '../tile/wrong.js'

export type {CaseProblem} from './fields.js'
export type {SituationCase} from './situation.js'
export {readMeld, readTiles} from './tiles.js'

/** A win as JSON. */
export interface WinCase {
  readonly id?: string | undefined
  /** Closed tiles before the win. */
  readonly hand: string
  readonly win: string
  readonly by: 'tsumo' | 'ron'
  readonly melds?: readonly string[] | undefined
  readonly situation?: SituationCase | undefined
  /** A preset, such as `tenhou`, or changes to the default rules. */
  readonly rules?: PresetId | Readonly<Record<string, unknown>> | undefined
}

const winFields = ['id', 'hand', 'win', 'by', 'melds', 'situation', 'rules'] as const

/** The answer to a case. */
export interface WinAnswer {
  readonly id?: string | undefined
  readonly win: boolean
  /** Han by yaku, dora among them (`dora`, `ura_dora`, `aka_dora`); 13 or 26 for a yakuman. */
  readonly yaku?: Readonly<Record<string, number>>
  /** 0 for a yakuman, as is the fu. */
  readonly han?: number
  readonly fu?: number
  readonly points?: number
  readonly yakuman?: number
  readonly tsumoPayments?: readonly number[]
  readonly payments?: readonly number[]
  /** Why it is not a win. */
  readonly reason?: 'incomplete' | 'no-yaku' | 'impossible'
  readonly problems?: readonly CaseProblem[]
}

/** Answer a case. Never throws, whatever the case contains. */
export function answerWin(given: WinCase): WinAnswer {
  const id = idOf(given)
  const read = readWinCase(given)
  if ('problems' in read) return {...id, win: false, reason: 'impossible', problems: read.problems}
  const result = score(read.win, read.rules)
  if (result.outcome === 'win') return {...id, ...answerOf(result)}
  const problems = result.outcome === 'impossible' ? {problems: result.problems} : {}
  return {...id, win: false, reason: result.outcome, ...problems}
}

/**
 * A score in the shape of an answer.
 *
 * @throws {TypeError} if it is not the score of a win.
 */
export function answerOf(result: WinScore): WinAnswer {
  if ((result as Score | null)?.outcome !== 'win') throw wrong('a scored win', result)
  const {han, fu, points, yakuman, tsumoPayments, payments, dora} = result
  const yaku: Record<string, number> = {}
  for (const one of result.yaku) yaku[one.id] = one.han
  if (yakuman === 0) {
    // The servers count a north put aside among the dora.
    if (dora.dora + dora.north > 0) yaku.dora = dora.dora + dora.north
    if (dora.ura > 0) yaku.ura_dora = dora.ura
    if (dora.red > 0) yaku.aka_dora = dora.red
  }
  return {
    win: true,
    yaku,
    han,
    fu,
    points,
    yakuman,
    ...(tsumoPayments ? {tsumoPayments} : {}),
    ...(payments ? {payments} : {})
  }
}

/** A hand to analyse as JSON. */
export interface HandCase {
  readonly id?: string | undefined
  /** Closed tiles: 13 or 14, less three for every meld. */
  readonly hand: string
  readonly melds?: readonly string[] | undefined
  /** Tiles seen besides the hand and its melds: mpsz text, or a list of such texts. */
  readonly visible?: string | readonly string[] | undefined
  /** Norths put aside (抜き北); `f4z` among the melds means the same. */
  readonly kita?: number | undefined
  /** A preset or changes, as for a win; only `sanma` matters here. */
  readonly rules?: WinCase['rules']
  /** Count waits even if all four tiles are in the hand (default: `false`). */
  readonly shape?: boolean | undefined
  /** Find the share of good shapes (default: `true`); otherwise it is null. */
  readonly goodShapes?: boolean | undefined
}

const handFields = ['id', 'hand', 'melds', 'visible', 'kita', 'rules', 'shape', 'goodShapes'] as const

/** The answer to a hand: of 3n+1 tiles waits, ukeire and total, of 3n+2 tiles discards. */
export interface HandAnswer {
  readonly id?: string | undefined
  readonly shanten?: WaitingHand['shanten']
  readonly waits?: WaitingHand['waits']
  readonly ukeire?: WaitingHand['ukeire']
  readonly total?: number
  readonly discards?: DiscardingHand['discards']
  readonly problems?: readonly CaseProblem[]
}

/** Answer a hand. Never throws, whatever the case contains. */
export function answerHand(given: HandCase): HandAnswer {
  const id = idOf(given)
  const problems: CaseProblem[] = []
  const fields = withoutNulls(given as unknown as Fields)
  checkFields(fields, handFields, problems)
  const hand = readTiles(fields['hand'], 'hand', problems)
  const laid = readList(fields, 'melds', problems)
  const melds = readMelds(laid, problems)
  const visible = readVisible(fields, problems)
  const {sanma} = readRules(fields, problems)
  const kita = readAmount(fields, 'kita', problems)
  const shape = readFlag(fields, 'shape', problems)
  const goodShapes = readFlag(fields, 'goodShapes', problems)
  if (problems.length > 0) return {...id, problems}
  const analysis = analyse({
    hand,
    melds,
    visible,
    shape,
    goodShapes,
    sanma,
    kita: (kita ?? 0) + countKita(laid)
  })
  if (analysis.outcome === 'impossible') return {...id, problems: analysis.problems}
  const {outcome: _, ...facts} = analysis
  return {...id, ...facts}
}

/** Tiles in sight: one text, or a list of them. */
export function readVisible(fields: Fields, problems: CaseProblem[]): Tile[] {
  const {visible} = fields
  const texts = typeof visible === 'string' ? [visible] : readList(fields, 'visible', problems)
  return texts.flatMap(text => readTiles(text, 'visible', problems))
}

/** What was read, or the problems that prevented it. */
type ReadResult<T> = T | {readonly problems: readonly CaseProblem[]}

/** The win and the rules of a case, or the problems that prevent reading it. */
export function readWinCase(given: WinCase): ReadResult<{readonly win: Win; readonly rules: Rules}> {
  const problems: CaseProblem[] = []
  const fields = withoutNulls(given as unknown as Fields)
  checkFields(fields, winFields, problems)
  const rules = readRules(fields, problems)
  const hand = readTiles(fields['hand'], 'hand', problems)
  const win = readTile(fields['win'], 'win', problems)
  const by = fields['by']
  if (by !== 'tsumo' && by !== 'ron') bad(problems, 'by', by)
  const laid = readList(fields, 'melds', problems)
  const melds = readMelds(laid, problems)
  const record = readRecord(fields, 'situation', problems)
  const situation = readSituation(record, rules.sanma, countKita(laid), problems)
  if (problems.length > 0 || win === null) return {problems}
  return {win: {hand, win, by: by as Win['by'], melds, situation}, rules}
}

/** Rules by the name of a preset, or changes to the default ones. */
export function readRules(fields: Fields, problems: CaseProblem[]): Rules {
  const {rules} = fields
  if (typeof rules === 'string' && Object.hasOwn(presets, rules)) return presets[rules as PresetId]
  const changes = readRecord(fields, 'rules', problems)
  const wrong = checkRules(changes)
  for (const one of wrong) problems.push(one)
  return wrong.length > 0 ? presets.default : rulesOf(changes as RuleChanges)
}
