/**
 * A round → text of a record.
 */
import {codeOf} from '../../cards/index.js'
import {defaultRules, findPreset, ruleChanges} from '../../rules/index.js'
import type {GameRules} from '../../rules/index.js'
import {turnsOf} from '../../round/play.js'
import type {GameEvent, PlacedCard, Turn} from '../../round/play.js'
import {formatCards} from '../format.js'
import type {RoundHeader} from './record-header.js'

/**
 * Write a round as text: header, then one line for every turn.
 *
 * @param header
 *   Decks or seed, dealer, rules and month.
 * @param events
 *   Events of the round, which need not be over.
 * @returns
 *   Lines, each ended by `\n`. `parseRecord` of the text gives the same events.
 */
export function formatRecord(header: RoundHeader, events: readonly GameEvent[]): string {
  const {decks, seed, dealer, rules, month} = header
  const deals = decks.map(deck => `deal ${formatCards(deck)}`)
  const lines = [
    ...(deals.length > 0 ? deals : [`seed ${seed ?? 0}`]),
    `dealer ${dealer + 1}`,
    `rules ${formatRules(rules)}`,
    ...(month === null ? [] : [`month ${month}`]),
    ...turnsOf(events).map(formatTurn)
  ]
  return lines.map(line => `${line}\n`).join('')
}

/** Rules as a preset and differing options, as in `nintendo teshiScore=10`. */
export function formatRules(rules: GameRules): string {
  const base = (findPreset(rules.name) ?? defaultRules).name
  const changes = Object.entries(ruleChanges(rules)).map(([option, value]) => `${option}=${String(value)}`)
  return [base, ...changes].join(' ')
}

/** One turn, as in `2cx2b/11c koi`; an unfinished turn ends where a player must decide. */
export function formatTurn({played, drawn, call}: Turn): string {
  const deck = drawn ? `/${formatPlaced(drawn)}` : ''
  const word = call === null ? '' : call === 'koikoi' ? ' koi' : ' stop'
  return formatPlaced(played) + deck + word
}

function formatPlaced({card, taken}: PlacedCard): string {
  if (taken.length === 0) return codeOf(card)
  return `${codeOf(card)}x${taken.length === 1 ? codeOf(taken[0]!) : ''}`
}
