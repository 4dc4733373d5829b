/** Scores with types that are equal to their values. */
import type {CheckedHand, Ctx, Expect, Score} from '@tehai/riichi/types'
import {scoreText} from './fault.js'

/** Points of one honba from each of three players, unless a rule says otherwise. */
const honbaUnit = 100
const payers = 3
const stick = 1000

/**
 * The score of a hand, computed by the run-time engine; the compiler computes the same score as its type.
 *
 * @example
 *   const {points} = score('234m345p456s66p78s9s', {win: 'ron'}) // points: 1000
 * @throws {TypeError} if the hand has no score, with the same sentence as the type.
 */
export function score<S extends string, const X extends Ctx>(hand: CheckedHand<S, X>, ctx: X): Score<S, X> {
  return scored(hand as unknown as string, ctx) as unknown as Score<S, X>
}

/** What is called a `Result` in the types. */
function scored(hand: string, ctx: Ctx): Readonly<Record<string, unknown>> {
  const result = scoreText(hand, ctx)
  if (typeof result === 'string') throw new TypeError(result)
  const {han, fu, points, limit, yakuman, tsumoPayments} = result
  const yaku = result.yaku.map(({id}) => id)
  const honba = (ctx.honba ?? 0) * payers * (ctx.rules?.honba ?? honbaUnit)
  const total = points + honba + (ctx.sticks ?? 0) * stick
  return {yaku, han, fu, points, limit, yakuman, tsumoPayments, total}
}

/**
 * A question about a hand, with its answer: the text, the context, and their `Expect` and `Score`.
 *
 * Its parameters are plain, so that lists of questions are cheap: the compiler does not have to compute the variance of scores.
 */
export interface Quiz<Hand, Context, Answer, Result> {
  readonly hand: Hand
  readonly ctx: Context
  /** What the author states about the hand; each field must be true. */
  readonly answer: Answer
  readonly score: Result
}

/**
 * A question of a quiz. An answer that is not true does not compile, and the error is shown under it.
 *
 * @example
 *   defineQuiz({hand: '234m345p456s66p78s9s', ctx: {win: 'ron'}, answer: {han: 1, fu: 30, points: 1000}})
 * @throws {TypeError} if the hand has no score, or the answer is not true.
 */
export function defineQuiz<const S extends string, const X extends Ctx>(question: {
  readonly hand: CheckedHand<S, X>
  readonly ctx: X
  readonly answer: Expect<S, X>
}): Quiz<S, X, Expect<S, X>, Score<S, X>> {
  const {ctx, answer} = question
  const hand = question.hand as unknown as string
  const truth = scored(hand, ctx)
  for (const [field, said] of Object.entries(answer as unknown as Readonly<Record<string, unknown>>)) {
    if (!isTrue(truth[field], said)) {
      throw new TypeError(`Expected ${field} ${JSON.stringify(truth[field])}, got ${JSON.stringify(said)}`)
    }
  }
  return {hand, ctx, answer, score: truth} as unknown as Quiz<S, X, Expect<S, X>, Score<S, X>>
}

/** A list of yaku may be incomplete. */
function isTrue(truth: unknown, said: unknown): boolean {
  if (said === undefined) return true
  if (Array.isArray(truth) && Array.isArray(said)) {
    return (
      said.every(one => truth.includes(one)) && (typeof truth[0] === 'string' || said.length === truth.length)
    )
  }
  return truth === said
}
