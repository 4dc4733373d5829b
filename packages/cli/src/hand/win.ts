/**
 * A win as typed on the command line: a hand, and words for how it was won and the situation.
 *
 *     tehai score "234m456p3456788s 2s" 東1局 南家 立直 ツモ ドラ表示牌3p
 */
import {indicatorOf, tileOf, type From, type Tile} from '@tehai/riichi/tile'
import type {Hand} from '@tehai/core'
import {readRules, situationOfWin} from '@tehai/core/claims'
import {findPlayer, parseSituation, readRow, situationOf, type SituationFact} from '@tehai/core/page'
import {presets, winds, type Rules, type Win} from '@tehai/riichi'
import type {OptionSpec} from '../command/command.js'
import {usageError} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'

/** Rules, in the form that `riichiRules` reads. */
export const rulesOption: OptionSpec = {
  type: 'string',
  short: 'r',
  value: 'rules',
  multiple: true,
  about: commandWords.options.rules
}

/** The facts of a win besides its tiles. */
export interface WinStatement {
  readonly facts: readonly SituationFact[]
  /** The winning tile, if it is not set apart in the row. */
  readonly tile: Tile | null
  readonly from: From | null
  readonly rules: Rules
}

/**
 * Rules in words: a preset (`tenhou`), changes (`kiriage`, `no kuitan`), or both.
 *
 * @throws {UsageError} for words that are not rules.
 */
export function riichiRules(words: readonly string[]): Rules {
  const {rules, unknown} = readRules(words.join(', '))
  const [first] = unknown
  if (!first) return rules
  const values = {actual: first.text, example: 'kiriage'}
  throw usageError('unknown-rule', values, first.nearest, {presets: Object.keys(presets)})
}

/**
 * Facts of a situation in words: `East 1`, `南家`, `riichi`, `dora 3p`.
 *
 * @throws {UsageError} for words that are not understood.
 */
export function factsOf(words: readonly string[]): SituationFact[] {
  const text = words.join(' ')
  const facts = parseSituation(text)
  const unread = facts.find(({field}) => field === 'unread')
  if (unread) throw usageError('bad-situation', {actual: text.slice(unread.start, unread.end)})
  return facts
}

/** @throws {UsageError} if a text is not one tile. */
export function oneTile(text: string, option: string): Tile {
  const tiles = tilesOf(text)
  if (tiles?.length === 1) return tiles[0]!
  throw usageError('not-one-tile', {actual: text, option})
}

/** The tiles of a text; `null` if something in it is not understood. */
function tilesOf(text: string): readonly Tile[] | null {
  const {diagram, messages} = readRow(text)
  if (diagram.mode !== 'hand' || messages.some(({severity}) => severity === 'error')) return null
  const {concealed, draw} = diagram.hand
  return draw ? [...concealed, draw] : concealed
}

/** @throws {UsageError} if a text is not another player. */
export function otherPlayer(text: string, facts: readonly SituationFact[]): From {
  const who = findPlayer(text)
  const seat = situationOf(facts).seat ?? 'south'
  if (who && 'player' in who && who.player !== 'self') return who.player
  if (who && 'wind' in who) {
    const steps = (winds.indexOf(who.wind) - winds.indexOf(seat) + 4) % 4
    const from = ([null, 'shimocha', 'toimen', 'kamicha'] as const)[steps]
    if (from) return from
  }
  throw usageError('not-a-player', {actual: text})
}

/** How the hand may have been won: the way that is given, otherwise both ways. */
export function waysOf({win}: Hand, facts: readonly SituationFact[]): readonly ('tsumo' | 'ron')[] {
  const {win: said, circumstances = []} = situationOf(facts)
  const by = win?.by ?? said
  if (by) return [by]
  const has = (...names: readonly string[]) => names.some(name => (circumstances as string[]).includes(name))
  if (has('haitei', 'rinshan', 'tenhou', 'chiihou')) return ['tsumo']
  return has('houtei', 'chankan', 'renhou') ? ['ron'] : ['tsumo', 'ron']
}

/**
 * The win to score.
 *
 * @throws {UsageError} if the winning tile is not named, or dora are not tiles.
 */
export function winOf(hand: Hand, by: 'tsumo' | 'ron', said: WinStatement): Win {
  const {concealed, draw, melds} = hand
  const situation = situationOf(said.facts)
  const win = said.tile ?? hand.win?.tile ?? draw
  if (!win) throw usageError('missing-win')
  return {
    hand: draw ? [...concealed, draw] : concealed,
    win,
    by,
    melds,
    situation: situationOfWin(hand.kita > 0 ? {...situation, kita: hand.kita} : situation, {
      by,
      from: said.from,
      riichi: hand.riichi,
      dora: indicatorsOf(said.facts, ['dora', 'indicator'], said.rules),
      ura: indicatorsOf(said.facts, ['ura', 'ura-indicator'], said.rules)
    })
  }
}

/** Indicators, given directly or by the dora that they show. */
export function indicatorsOf(
  facts: readonly SituationFact[],
  keys: readonly string[],
  {sanma}: Rules
): Tile[] {
  return facts.flatMap(fact => {
    if (fact.field !== 'dora' || !keys.includes(fact.key)) return []
    const tiles = tilesOf(fact.tiles)
    if (!tiles) throw usageError('bad-situation', {actual: fact.tiles})
    return fact.key.endsWith('indicator') ? tiles : tiles.map(tile => tileOf(indicatorOf(tile, sanma)))
  })
}
