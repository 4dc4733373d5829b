/**
 * The public functions that score a win, for a win with tiles and melds in any spelling.
 */
import {assertFields, fieldsOfWin, type WinInput} from './fields.js'
import {meldsIn} from './melds.js'
import {assertObject, assertRules} from '../rules/complete-rules.js'
import {situationIn} from './situation.js'
import {nearMisses as nearMissesOf, type NearMiss} from '../score/near-misses.js'
import {defaultRules, type Rules} from '../rules/rules.js'
import {score as scoreTiles, type NoYaku, type Score, type WinScore} from '../score/score.js'
import type {Win} from '../hand/situation.js'
import {isTile} from '../tile/index.js'
import {tilesIn} from '../tile/spelling.js'
import {wrong} from '../tile/wrong.js'

/**
 * Score a win: yaku, han, fu, points and payments, in the reading that is worth most. An impossible or incomplete
 * hand, or one without yaku, is a result.
 *
 * @param win
 *   Closed tiles, the winning tile, `tsumo` or `ron`; melds and the situation.
 * @param rules
 *   Complete rules, from `rulesOf` or `presets` (default: `defaultRules`).
 * @throws {TypeError} if something given as a tile, a meld, a wind or rules is not one.
 */
export function score(win: WinInput, rules: Rules = defaultRules): Score {
  assertObject(win, "a win such as `{hand: '234m345p567s66p78s', win: '9s', by: 'ron'}`")
  assertRules(rules)
  return scoreTiles(winIn(win), rules)
}

/**
 * What a scored hand almost has, for the reading that counts or, without yaku, for its first reading.
 *
 * @param result
 *   What `score` returned: a win, or a hand without yaku.
 * @param win
 *   The win that was scored.
 * @param rules
 *   The rules that it was scored by (default: `defaultRules`).
 * @throws {TypeError} if the result is something else, or the win or rules are not valid.
 */
export function nearMisses(
  result: WinScore | NoYaku,
  win: WinInput,
  rules: Rules = defaultRules
): NearMiss[] {
  assertObject(result, 'a result of `score`')
  const {outcome} = result as Score
  if (outcome !== 'win' && outcome !== 'no-yaku') throw wrong('a win or a hand without yaku', outcome)
  assertObject(win, 'the win that was scored')
  assertRules(rules)
  return nearMissesOf(result, winIn(win), rules)
}

/** A win in the form of the engine; the same object if nothing needs to change. */
function winIn(given: WinInput): Win {
  assertFields(given, fieldsOfWin, 'a win')
  const {hand, win, by, melds, situation} = given
  if (by !== 'tsumo' && by !== 'ron') {
    throw wrong('`by` to be `tsumo` or `ron`', by)
  }
  if (!isTile(win)) {
    throw wrong('`win` to be a tile such as `9s`', win)
  }
  if (situation !== undefined) assertObject(situation, 'a situation such as `{riichi: true}`')
  const read = situation === undefined ? undefined : situationIn(situation)
  const tiles = tilesIn(hand, 'hand')
  const objects = meldsIn(melds)
  const isAsInside = tiles === hand && objects === melds && read === situation
  return isAsInside ? (given as Win) : {...given, hand: tiles, melds: objects, situation: read}
}
