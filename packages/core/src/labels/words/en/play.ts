/**
 * Words for the state of play in English.
 */
import {groupDigits} from '@tehai/kernel/source'
import type {PlayWords} from '../schema.js'

export const en: PlayWords = {
  winds: {east: 'East', south: 'South', west: 'West', north: 'North'},
  players: {self: 'Self', shimocha: 'Shimocha (right)', toimen: 'Toimen (across)', kamicha: 'Kamicha (left)'},
  seatWind: wind => `${wind} seat`,
  circumstances: {
    ippatsu: 'ippatsu',
    rinshan: 'rinshan',
    chankan: 'chankan',
    haitei: 'haitei',
    houtei: 'houtei',
    tenhou: 'tenhou',
    chiihou: 'chiihou',
    renhou: 'renhou',
    nagashi: 'nagashi mangan'
  },
  riichi: {riichi: 'riichi', double: 'double riichi', open: 'open riichi'},
  stages: {early: 'early', middle: 'mid-hand', late: 'late'},
  places: ['1st', '2nd', '3rd', '4th'],
  draws: {exhaustive: 'exhaustive draw', abortive: 'abortive draw'},
  tenpai: {yes: 'tenpai', no: 'noten'},
  lastHand: 'all last',
  gameLengths: {tonpuusen: 'tonpuusen', hanchan: 'hanchan'},
  nonDealer: 'non-dealer',
  dama: 'dama',
  round: (wind, hand) => (hand === null ? `${wind} round` : `${wind} ${hand}`),
  honba: count => `${count} honba`,
  sticks: count => `${count} riichi ${count === 1 ? 'stick' : 'sticks'}`,
  kita: count => `${count} kita`,
  turn: turn => `turn ${turn}`,
  left: count => `${count} ${count === 1 ? 'tile' : 'tiles'} left`,
  points: points => `${groupDigits(points)} points`,
  comma: ', ',
  answer: 'Answer',
  hand: name => `Hand ${name}`,
  from: player => `from ${player}`
}
