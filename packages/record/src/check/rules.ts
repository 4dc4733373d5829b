/**
 * The rules that a record is checked by: those of the service that writes the format, changed by what the record
 * states.
 */
import {presets, rulesOf, type Rules} from '@tehai/riichi'
import {assertGame} from '../game/guards.js'
import type {RecordedGame} from '../game/record.js'

/** Rules of a record: what wins and draws pay, and what may be done at the table. */
export interface TableRules extends Rules {
  /** A tile may be discarded that the preceding call could have used (喰い替え). Default: no. */
  readonly kuikae?: boolean
  /** Riichi is allowed even if the player has no draw left (ツモ番なしリーチ). Default: no. */
  readonly riichiWithoutDraw?: boolean
  /** Points of a riichi stick (リーチ棒). Default: 1000. */
  readonly riichiStick?: number
  /**
   * What each player who is not tenpai pays (ノーテン罰符), in points, if one player is tenpai, two are, three are. Default:
   * 3000 in total, with three players 2000.
   */
  readonly notenPayments?: readonly number[]
}

/**
 * Rules of a record.
 *
 * @throws {TypeError} if it is not a record of a game.
 */
export function rulesOfRecord(game: RecordedGame): TableRules {
  assertGame(game)
  const {format, players, rules} = game
  const isSanma = players === 3
  const soul = isSanma ? presets['mahjong-soul-sanma'] : presets['mahjong-soul']
  const tenhou = isSanma ? presets['tenhou-sanma'] : presets.tenhou
  const isSoul = format === 'mahjong-soul' || rules.service === 'mahjong-soul'
  const service = isSoul ? soul : format === 'kobalab' ? presets.default : tenhou
  const {league, service: _service, south: _south, kuikae, riichiWithoutDraw, ...scored} = rules
  const {riichiStick, notenPayments, ...stated} = scored
  return {
    ...rulesOf(stated, league ? presets[league] : service),
    ...(kuikae ? {kuikae} : {}),
    ...(riichiWithoutDraw ? {riichiWithoutDraw} : {}),
    ...(riichiStick === undefined ? {} : {riichiStick}),
    ...(notenPayments ? {notenPayments} : {})
  }
}
