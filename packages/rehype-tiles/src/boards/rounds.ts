/**
 * The summary of a game as a table: a row for each round.
 */
import {roundsMarkup, type RoundTable} from '@tehai/core/table'
import {elementOf} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import type {Element} from 'hast'

/**
 * A game in a table of rounds.
 *
 * @param rounds
 *   What `roundsOf` of `@tehai/core/table` gives.
 */
export function roundsElement(rounds: RoundTable, language: Language, id = 'mahjong'): Element {
  return elementOf(roundsMarkup(rounds, language, id)) as Element
}
