/** The player across, who does not exist with three players: the two others are the shimocha and the kamicha. */
import {sideNames} from '../../../notation/side-names.js'
import {seatOrder, type Player, type Wind} from '../../../labels/play/winds.js'
import type {Span} from '@tehai/kernel/source'
import {placeIn} from '@tehai/kernel/block'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {Who} from '../../grammar/situation/players.js'
import type {BlockContext} from '../context/context.js'
import {ownerWind} from '../context/seats.js'

/** The existing sides, each with its names in the order of `sideNames`. */
const sides = ['kamicha', 'shimocha'] as const
type Side = (typeof sides)[number]

const names = new RegExp(sideNames.toimen.join('|'), 'iu')

const isToimen = (who: Who | null): boolean => who !== null && 'player' in who && who.player === 'toimen'

/** Report the player across in headers and in values that name players. */
export function checkToimen(context: BlockContext): PlacedMessage[] {
  const {text, sections, values, rows} = context
  const owner = ownerWind(context)
  const isNamed = (player: Player) =>
    sections.some(({player: one}) => one && 'player' in one.who && one.who.player === player)
  const free = sides.filter(side => !isNamed(side))
  const others = sides.filter(isNamed)
  const meantBy = (written: string, seat?: Wind): string[] => {
    const side = owner && seat ? sideOf(owner, seat) : null
    const at = side ? [side] : free
    return at.flatMap(side => nameLike(written, side))
  }
  const messages: PlacedMessage[] = []
  for (const [index, {player}] of sections.entries()) {
    if (!player || !isToimen(player.who)) continue
    const seat = rows.headers[index]?.findLast(one => one.field === 'seat')
    const found = nameIn(text, player)
    if (found) messages.push({part: 'body', message: messageAt(found, text, meantBy(found.name, seat?.wind))})
  }
  for (const {entry, who, points, facts} of values) {
    const isThere =
      isToimen(who) ||
      points.some(one => isToimen(one.who)) ||
      facts.some(
        one =>
          (one.field === 'win' && isToimen(one.from ?? null)) ||
          ((one.field === 'pao' || one.field === 'riichi-of') && isToimen(one.who))
      ) ||
      entry.key.id === 'safe'
    const found = isThere ? nameIn(entry.value, {start: 0, end: entry.value.length}) : null
    if (!found) continue
    // The claim `safe` is judged only against a player whom the block shows.
    const at = entry.key.id === 'safe' && others.length > 0 ? others : null
    const meant = at ? at.flatMap(side => nameLike(found.name, side)) : meantBy(found.name)
    messages.push({part: entry.part, message: placeIn(entry, messageAt(found, entry.value, meant))})
  }
  return messages
}

const messageAt = ({start, end}: Span, text: string, expected: readonly string[]) =>
  pageMessage('toimen-in-sanma', start, end, {actual: text.slice(start, end)}, expected)

/** The side on which a wind sits, seen from another; `null` if one of them is North or both are the same. */
function sideOf(owner: Wind, seat: Wind): Side | null {
  if (owner === seat || owner === 'north' || seat === 'north') return null
  return (seatOrder.indexOf(seat) - seatOrder.indexOf(owner) + 3) % 3 === 1 ? 'shimocha' : 'kamicha'
}

/** The first name of the player across in a part of a text. */
function nameIn(text: string, {start, end}: Span): (Span & {readonly name: string}) | null {
  const found = names.exec(text.slice(start, end))
  if (!found) return null
  const [name] = found
  return {name, start: start + found.index, end: start + found.index + name.length}
}

/** The name of a side in the script of another name: 上家 for 対面, `kamicha` for `toimen`, `left` for `across`. */
function nameLike(written: string, side: Side): string[] {
  const [romaji, english, kanji, korean] = sideNames[side]
  const name = /\p{Script=Hangul}/u.test(written)
    ? korean
    : /^[ -~]/.test(written)
      ? /^toimen$/i.test(written)
        ? romaji
        : english
      : kanji
  return name === undefined ? [] : [name]
}
