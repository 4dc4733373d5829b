/**
 * Winds of the seat and of the round, as digits of honors.
 *
 *     SeatWind<{win: 'ron'; seat: 'west'}>  →  '3'
 */
import type {WithRound, WithSeat} from './situations.js'

interface RankOfWind {
  east: '1'
  south: '2'
  west: '3'
  north: '4'
}

export type SeatWind<X> = X extends WithSeat ? RankOfWind[X['seat']] : '2'
export type RoundWind<X> = X extends WithRound ? RankOfWind[X['round']] : '1'
