/**
 * What does not exist with three players: 2m to 8m, a chii, a North seat, a fourth player.
 *
 * Tiles are judged if a block names its rules, or says something about a hand; a page about tiles may show all of them.
 */
import type {Span} from '@tehai/kernel/source'
import {isOutOfSanma, kindOf} from '@tehai/riichi/tile'
import type {BlockContext} from '../context/context.js'
import type {DoraPair} from '../context/dora.js'
import {placeIn} from '@tehai/kernel/block'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {sanmaSlips} from '../../row/sanma-row.js'

/** Keys that show that a block is about a game, so that its tiles are checked. */
const judged: ReadonlySet<string> = new Set(['situation', 'claim', 'quiz'])

/** Report what does not exist with three players. */
export function checkSanma(context: BlockContext): PlacedMessage[] {
  const {values, rows, dora} = context
  const north = checkNorthSeats(context)
  if (!values.some(({entry}) => entry.key.id === 'rules' || judged.has(entry.key.group))) return north
  const inRows = rows.list.flatMap(({row, diagram}) =>
    sanmaSlips(diagram).map((message): PlacedMessage => {
      const {start, end} = message
      return {part: 'body', message: {...message, start: row.start + start, end: row.start + end}}
    })
  )
  return [...north, ...inRows, ...checkIndicator(dora.open), ...checkIndicator(dora.ura)]
}

function checkIndicator({dora, indicators, given, entry}: DoraPair): PlacedMessage[] {
  const written = given === 'dora' ? dora : indicators
  const tile = written.find(one => isOutOfSanma(kindOf(one)))
  if (!entry || !tile) return []
  return [{part: entry.part, message: pageMessage('tile-not-in-sanma', entry.start, entry.end, {tile})}]
}

/** The part of a header that is the name of the player. */
function headerLength(text: string, {start, end}: Span): number {
  const name = text.slice(start, end).search(/\s*[:：]/)
  return name < 0 ? end - start : name
}

/** A North seat of a player, and points of four players. */
function checkNorthSeats({text, sections, values, rows}: BlockContext): PlacedMessage[] {
  const messages: PlacedMessage[] = []
  const add = (part: PlacedMessage['part'], start: number, end: number) =>
    messages.push({part, message: pageMessage('north-seat-in-sanma', start, end)})
  for (const {player} of sections) {
    if (player && 'wind' in player.who && player.who.wind === 'north')
      add('body', player.start, player.start + headerLength(text, player))
  }
  for (const fact of rows.headers.flat())
    if (fact.field === 'seat' && fact.wind === 'north') add('body', fact.start, fact.end)
  for (const {entry, facts, who, points} of values) {
    for (const fact of facts)
      if (fact.field === 'seat' && fact.wind === 'north') add(entry.part, fact.start, fact.end)
    if (who !== null && 'wind' in who && who.wind === 'north') add(entry.part, entry.start, entry.end)
    // A log of a three-player game has no points for the fourth.
    if (points.length === 4 && points.every(one => one.points !== 0)) {
      const message = pageMessage('scores-of-four', 0, entry.value.trimEnd().length)
      messages.push({part: entry.part, message: placeIn(entry, message)})
    }
  }
  return messages
}
