/**
 * Questions of a quiz. The answers are checked by the compiler: change one, or a tile, and this file does not compile.
 */
import {defineQuiz} from '@tehai/core/typed'

export const pinfu = defineQuiz({
  hand: '234m345p456s66p78s9s',
  ctx: {win: 'ron'},
  answer: {yaku: ['pinfu'], han: 1, fu: 30, points: 1000}
})

export const openHand = defineQuiz({
  hand: "34p 678s 55m 5'55z 2'34m 5p",
  ctx: {win: 'tsumo', seat: 'east', dora: '3m'},
  answer: {han: 2, fu: 30, points: 3000, tsumoPayments: [1000]}
})

export const baiman = defineQuiz({
  hand: '3m19m2m6789m123m45m9m',
  ctx: {win: 'ron'},
  answer: {limit: 'baiman', points: 16000}
})

export const quiz = [pinfu, openHand, baiman]
