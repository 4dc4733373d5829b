/**
 * Words for tenpai rates, win rates and expected points in English.
 */
import type {ValueWords} from '../schema.js'

export const en: ValueWords = {
  measures: {tenpai: 'tenpai rate', win: 'win rate', value: 'expected points'},
  percent: number => `${number}%`,
  points: number => `${number} points`,
  switches: {
    handChange: 'hand changes',
    shantenBack: 'discards that go back',
    noUra: 'no ura dora',
    noRed: 'no red fives'
  },
  model: (turn, switches) =>
    `From turn ${turn}${switches.map(one => `, ${one}`).join('')}; one player against the wall: no opponents, no calls, wins by tsumo, riichi with every closed tenpai.`,
  left: switches => ` Too many hands can follow, so these are left out: ${switches.join(', ')}.`
}
