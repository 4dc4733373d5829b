/**
 * The rules that a record is checked by: those of the service that writes the format, with what the record says.
 */
import {presets, type Rules} from '@tehai/riichi'
import {assertGame} from '../game/guards.js'
import type {RecordedGame} from '../game/record.js'

/**
 * Rules of a record.
 *
 * @throws {TypeError} if it is no record of a game.
 */
export function rulesOfRecord(game: RecordedGame): Rules {
  assertGame(game)
  const {format, players, rules} = game
  const isSanma = players === 3
  const soul = isSanma ? presets['mahjong-soul-sanma'] : presets['mahjong-soul']
  const tenhou = isSanma ? presets['tenhou-sanma'] : presets.tenhou
  const isSoul = format === 'mahjong-soul' || rules.service === 'mahjong-soul'
  const service = isSoul ? soul : format === 'kobalab' ? presets.default : tenhou
  const base = rules.league ? presets[rules.league] : service
  const {redFives = base.redFives, kuitan = base.kuitan, kiriage = base.kiriage, honba = base.honba} = rules
  return {...base, redFives, kuitan, kiriage, honba}
}
