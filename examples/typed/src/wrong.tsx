/**
 * What does not compile. Each line would be an error without the comment above it; the comment itself would be one
 * if the line were right.
 */
import type {Claim} from '@tehai/riichi/types'
import {defineQuiz, hand, score, tiles} from '@tehai/core/typed'
import {ScoreBox} from './score-box.js'

// @ts-expect-error there is no suit q
tiles('12q4m')

// @ts-expect-error a chii is called from kamicha only
tiles("12'3m")

// @ts-expect-error fifteen tiles
hand('123m456p789s11122z3z')

// @ts-expect-error no yaku
score('234m789p34579s99p8s', {win: 'ron'})

// @ts-expect-error riichi with an open hand
score("34p678s55m567p2'34m5p", {win: 'ron', riichi: true})

// @ts-expect-error it is worth 1000
export const points: 1300 = score('234m345p456s66p78s9s', {win: 'ron'}).points

// @ts-expect-error it is worth 1500 as a dealer
export type Wrong = Claim<'234m345p456s66p78s9s', {win: 'ron'; seat: 'east'}, 1000>

// @ts-expect-error the yaku is pinfu
defineQuiz({hand: '234m345p456s66p78s9s', ctx: {win: 'ron'}, answer: {yaku: ['tanyao']}})

// @ts-expect-error it is worth 1000
export const box = <ScoreBox hand="234m345p456s66p78s9s" ctx={{win: 'ron'}} points={1300} />
