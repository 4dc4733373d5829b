/**
 * Words for winds, seats and the players around a table.
 */
import type {Wind} from '../riichi/situation.js'
import type {From} from '../tile/meld.js'
import type {Language} from '../source/message.js'

export type {Wind}

/** A player seen from the owner of the page's hand: oneself, right, across, left. */
export type Player = 'self' | From

const windNames = {
  en: {east: 'East', south: 'South', west: 'West', north: 'North'},
  ja: {east: '東', south: '南', west: '西', north: '北'}
} as const

const playerNames = {
  en: {self: 'Self', shimocha: 'Shimocha (right)', toimen: 'Toimen (across)', kamicha: 'Kamicha (left)'},
  ja: {self: '自家', shimocha: '下家', toimen: '対面', kamicha: '上家'}
} as const

/** Winds in the order of the seats. */
export const seatOrder: readonly Wind[] = Object.keys(windNames.en) as Wind[]

/** A wind in a word: `East`, 東. */
export function nameOfWind(wind: Wind, language: Language): string {
  return windNames[language][wind]
}

/** The player who sits at a wind: `East seat`, 東家. */
export function nameOfSeatWind(wind: Wind, language: Language): string {
  return language === 'ja' ? `${windNames.ja[wind]}家` : `${windNames.en[wind]} seat`
}

/** A player around the table: `Toimen (across)`, 対面. */
export function nameOfPlayer(player: Player, language: Language): string {
  return playerNames[language][player]
}
