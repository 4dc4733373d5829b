// Wrong calls. What TypeScript prints of them is in wrong-calls.txt.
import type {CheckedHand, Claim, Ctx, Points} from '@tehai/riichi/types'
import {defineQuiz, hand, score, tiles} from '@tehai/core/typed'

declare global {
  namespace JSX {
    type Element = string
  }
}
declare function ScoreBox<Hand extends string, const X extends Ctx>(box: {
  hand: CheckedHand<Hand, X>
  ctx: X
  points: Points<Hand, X>
}): string

tiles('12q4m')
tiles("12'3m")
hand('1111m1m234p567s99s')
score('234m789p34579s99p8s', {win: 'ron'})
score("34p678s55m567p2'34m5p", {win: 'ron', riichi: true})
score('234m345p456s66p78s9s', {win: 'ron', dora: '4q'})

export const points: 1300 = score('234m345p456s66p78s9s', {win: 'ron'}).points
export type Wrong = Claim<'234m345p456s66p78s9s', {win: 'ron'; seat: 'east'}, 1000>

defineQuiz({hand: '234m345p456s66p78s9s', ctx: {win: 'ron'}, answer: {yaku: ['tanyao']}})

export const box = <ScoreBox hand="234m345p456s66p78s9s" ctx={{win: 'ron'}} points={1300} />
export const slip = <ScoreBox hand="234m345p456s66p78s8z" ctx={{win: 'ron'}} points={1000} />
