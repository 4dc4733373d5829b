/**
 * The log: the events of a round as sentences.
 */
import type {Language} from '@tehai/kernel/source'
import type {GameEvent, PlayerEvent} from '../round/index.js'
import {cardName, monthName} from './names.js'
import {resultInWords, yakuInWords} from './sentences.js'
import {dictionaries as koiKoiWords} from './words/index.js'
import {dictionaries as logWords} from './words/log.js'
import type {LogNames} from './words/schema.js'

export interface LogOptions {
  /** Language of the sentences (default: `en`). */
  readonly language?: Language | undefined
  /**
   * Names of the players, by `PlayerId` (default: `Player 1`, `Player 2`; プレイヤー1, プレイヤー2). In English, the name `You`
   * takes verbs in the second person: `You play`.
   */
  readonly names?: readonly [string, string] | undefined
}

/** One sentence for every event, in their order. */
export function logOf(
  events: readonly (GameEvent | PlayerEvent)[],
  options: LogOptions = {}
): readonly string[] {
  return events.map(event => describeEvent(event, options))
}

/** What happened, as a sentence. */
export function describeEvent(
  event: GameEvent | PlayerEvent,
  {language = 'en', names}: LogOptions = {}
): string {
  const words = koiKoiWords[language]
  const players = names ?? words.players
  const say: LogNames = {
    player: player => players[player],
    card: card => cardName(card, language),
    cards: cards => words.cards(cards.map(card => cardName(card, language))),
    month: month => monthName(month, language),
    yaku: yaku => yakuInWords(yaku, language)
  }
  if (event.type === 'GameEnded') return resultInWords(event.result, language, players)
  const sentence = logWords[language][event.type] as (
    event: GameEvent | PlayerEvent,
    names: LogNames
  ) => string
  return sentence(event, say)
}
