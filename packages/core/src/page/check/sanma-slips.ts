/**
 * What cannot be with three players: 2m to 8m, a chii, a North seat, a fourth player.
 *
 * Tiles are judged where a block names its rules, or says something of a hand; a page about tiles may show them all.
 */
import type {Span} from '@tehai/kernel/source'
import {isOutOfSanma, kindOf} from '@tehai/riichi/tile'
import {isSanma, type BlockDora, type DoraPair} from './block-dora.js'
import {report, type Check} from './checking.js'
import {placeIn} from '../grammar/entries.js'
import {pageMessage} from '../grammar/messages.js'
import type {BlockRows} from './rows.js'
import {sanmaSlips} from '../row/sanma-row.js'

/** Keys that make a block one of a game, so that its tiles are looked at. */
const judged: ReadonlySet<string> = new Set(['situation', 'claim', 'quiz'])

/** Report what three players do not have. */
export function reportSanmaSlips(check: Check, dora: BlockDora, {list, headers}: BlockRows): void {
  if (!isSanma(check)) return
  reportNorthSeats(check, headers)
  if (!check.said.some(({entry}) => entry.key.id === 'rules' || judged.has(entry.key.group))) return
  for (const {row, diagram} of list) {
    for (const message of sanmaSlips(diagram))
      check.messages.push({...message, start: row.start + message.start, end: row.start + message.end})
  }
  reportIndicator(check, dora.open)
  reportIndicator(check, dora.ura)
}

function reportIndicator(check: Check, {dora, indicators, given, entry}: DoraPair): void {
  const written = given === 'dora' ? dora : indicators
  const tile = written.find(one => isOutOfSanma(kindOf(one)))
  if (entry && tile)
    report(check, entry.part, pageMessage('tile-not-in-sanma', entry.start, entry.end, {tile}))
}

/** How much of a header is the name of the player. */
function headerLength(text: string, {start, end}: Span): number {
  const name = text.slice(start, end).search(/\s*[:：]/)
  return name < 0 ? end - start : name
}

/** A North seat that is said of somebody, and points of four players. */
function reportNorthSeats(check: Check, headers: BlockRows['headers']): void {
  for (const {player} of check.block.sections) {
    if (player && 'wind' in player.who && player.who.wind === 'north')
      check.messages.push(
        pageMessage('north-seat-in-sanma', player.start, player.start + headerLength(check.text, player))
      )
  }
  for (const {field, start, end, ...fact} of headers.flat()) {
    if (field === 'seat' && 'wind' in fact && fact.wind === 'north')
      check.messages.push(pageMessage('north-seat-in-sanma', start, end))
  }
  for (const {entry, facts, who, points} of check.said) {
    for (const fact of facts) {
      if (fact.field === 'seat' && fact.wind === 'north')
        report(check, entry.part, pageMessage('north-seat-in-sanma', fact.start, fact.end))
    }
    const isNorth = who !== null && 'wind' in who && who.wind === 'north'
    if (isNorth) report(check, entry.part, pageMessage('north-seat-in-sanma', entry.start, entry.end))
    // A log of three players has no points for the fourth.
    if (points.length === 4 && points.every(one => one.points !== 0)) {
      const message = pageMessage('scores-of-four', 0, entry.value.trimEnd().length)
      report(check, entry.part, placeIn(entry, message))
    }
  }
}
