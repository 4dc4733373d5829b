/**
 * Reads tenhou's mjlog XML, in which each tag is an event.
 */
import type {Event, Player} from '../../game/event.js'
import type {RecordedGame, RecordedRound, RecordedRules} from '../../game/record.js'
import {fault, type ReadFault, type Reading} from '../fault.js'
import {decoded} from '../values.js'
import {closeRound, type Deal, type OpenRound} from '../open-round.js'
import {readDeal} from './deal.js'
import {agariResult, readAgari, readRyuukyoku, ryuukyokuResult} from './ends.js'
import {readTags, type Tag} from './tags.js'
import {meldOfCode, tileOfId} from './tiles.js'

/** Letters of draws and discards, by player: `T107` is a draw of player 0, `D39` a discard. */
const draws = 'TUVW'
const discards = 'DEFG'

/** Tags of records: a record has at least one of them; an HTML page saved in its place has none. */
const tagsOfRecords: ReadonlySet<string> = new Set(['mjloggm', 'SHUFFLE', 'GO', 'UN', 'TAIKYOKU', 'INIT'])

/** A round while it is read. */
interface XmlRound extends Omit<OpenRound, 'latest'> {
  /** The player who has just drawn, and the id of the tile. */
  drawn: {player: number; id: number} | null
  /** The player who declares riichi with the next discard. */
  riichi: number
  /** The last discard, or the tile added to a kan. */
  last: {player: Player} | null
}

/** What is known about the whole game. */
interface Game {
  players: 3 | 4
  names: readonly string[]
  rules: RecordedRules
  hasReds: boolean
}

/** A record in mjlog XML. */
export function readTenhouXml(text: string): Reading {
  const {tags, cut} = readTags(text)
  const whole = {start: 0, end: text.length}
  if (!tags.some(({name}) => tagsOfRecords.has(name)) && !text.includes('<mjlog'))
    return {game: null, faults: [fault('unknown-format', whole)]}
  const faults: ReadFault[] = []
  const game: Game = {players: 4, names: ['', '', '', ''], rules: {}, hasReds: true}
  const rounds: RecordedRound[] = []
  let round: XmlRound | null = null
  for (const tag of tags) {
    if (tag.name === 'GO') readGo(game, tag)
    else if (tag.name === 'UN') readNames(game, tag)
    else if (tag.name === 'INIT') {
      if (round) rounds.push(closeRound(round))
      const deal = readDeal(tag, game.hasReds)
      if ('id' in deal) faults.push(deal)
      round = 'id' in deal ? null : opened(deal)
    } else if (round) {
      const wrong = readEvent(round, game, tag)
      if (wrong) faults.push(wrong)
    }
  }
  if (round) rounds.push(closeRound(round))
  const open = cut >= 0 ? {start: cut, end: text.length} : unclosed(tags, text)
  if (open) faults.push(fault('cut-off', open))
  if (rounds.length === 0 && faults.length === 0) faults.push(fault('no-rounds', whole))
  return {game: rounds.length === 0 ? null : gameOf(game, rounds), faults}
}

/** The tag of the whole record, if it is not closed: whole rounds may be lost. */
function unclosed(tags: readonly Tag[], text: string): Tag | undefined {
  if (text.includes('</mjloggm')) return undefined
  return tags.find(({name, end}) => name === 'mjloggm' && text[end - 2] !== '/')
}

function gameOf({players, names, rules}: Game, rounds: readonly RecordedRound[]): RecordedGame {
  return {format: 'tenhou-xml', players, names: names.slice(0, players), rules, rounds}
}

function opened(deal: Deal): XmlRound {
  return {deal, events: [], places: [], results: [], calledCopies: {}, drawn: null, riichi: -1, last: null}
}

/**
 * `type` is a set of bits: 2 no red fives, 4 no open tanyao, 8 east and south, 16 three players, 512 the rules of parlours
 * (雀荘戦): chips, 切り上げ満貫, and with 1024 1500 points for a honba. The last two were found in records, the honba in
 * public rooms alone: a private lobby with rules of its own (`csrule`) paid 300.
 */
function readGo(game: Game, {attributes}: Tag): void {
  const type = Number(attributes.get('type') ?? NaN)
  if (!Number.isInteger(type)) return
  game.hasReds = (type & 2) === 0
  game.players = type & 16 ? 3 : 4
  const redFives = game.hasReds ? (game.players === 3 ? 2 : 3) : 0
  const isParlour = (type & 512) !== 0
  const isOwnRules = Boolean(attributes.get('csrule'))
  game.rules = {
    redFives,
    kuitan: (type & 4) === 0,
    south: (type & 8) !== 0,
    ...(isParlour ? {kiriage: true, honba: type & 1024 && !isOwnRules ? 500 : 100} : {})
  }
}

/** Names are percent-encoded; a tag with only one name is a player who reconnects. */
function readNames(game: Game, {attributes}: Tag): void {
  if (!attributes.has('n1') || !attributes.has('n0')) return
  game.names = [0, 1, 2, 3].map(player => decoded(attributes.get(`n${player}`) ?? ''))
}

/** Tags that do not concern the table. */
const ignored: ReadonlySet<string> = new Set(['TAIKYOKU', 'SHUFFLE', 'BYE', 'mjloggm', 'UN'])

function readEvent(round: XmlRound, game: Game, tag: Tag): ReadFault | null {
  const {name, attributes, start, end} = tag
  const letter = name[0]!
  if (name.length > 1 && isDigits(name, 1)) {
    if (draws.includes(letter)) return readDraw(round, game, tag, draws.indexOf(letter))
    if (discards.includes(letter)) return readDiscard(round, game, tag, discards.indexOf(letter))
  }
  switch (name) {
    case 'N':
      return readMeld(round, game, tag)
    case 'REACH':
      if (attributes.get('step') === '1') round.riichi = Number(attributes.get('who'))
      return null
    case 'DORA': {
      const tile = tileOfId(Number(attributes.get('hai') ?? NaN), game.hasReds)
      if (tile === null) return badTile(tag, attributes.get('hai'))
      return add(round, {type: 'dora', tile}, tag)
    }
    case 'AGARI': {
      const event = readAgari(tag, game.hasReds)
      if ('id' in event && 'place' in event) return event
      round.results.push(agariResult(tag, game.players))
      return add(round, event, tag)
    }
    case 'RYUUKYOKU':
      round.results.push(ryuukyokuResult(tag, game.players))
      return add(round, readRyuukyoku(tag), tag)
    default:
      return ignored.has(name) ? null : fault('unknown-tag', {start, end}, {tag: name})
  }
}

function isDigits(text: string, from: number): boolean {
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 48 || code > 57) return false
  }
  return true
}

function add(round: XmlRound, event: Event, {start, end}: Tag): null {
  round.events.push(event)
  round.places.push({start, end})
  return null
}

function badTile({start, end}: Tag, text: string | undefined): ReadFault {
  return fault('bad-tile', {start, end}, {tile: text ?? ''})
}

function readDraw(round: XmlRound, game: Game, tag: Tag, player: number): ReadFault | null {
  const id = Number(tag.name.slice(1))
  const tile = tileOfId(id, game.hasReds)
  if (tile === null) return badTile(tag, tag.name.slice(1))
  round.drawn = {player, id}
  return add(round, {type: 'draw', player: player as Player, tile}, tag)
}

function readDiscard(round: XmlRound, game: Game, tag: Tag, seat: number): ReadFault | null {
  const id = Number(tag.name.slice(1))
  const tile = tileOfId(id, game.hasReds)
  if (tile === null) return badTile(tag, tag.name.slice(1))
  const player = seat as Player
  const tsumogiri = round.drawn?.player === player && round.drawn.id === id
  const riichi = round.riichi === player
  round.drawn = null
  round.riichi = -1
  round.last = {player}
  return add(round, {type: 'discard', player, tile, tsumogiri, riichi}, tag)
}

function readMeld(round: XmlRound, game: Game, tag: Tag): ReadFault | null {
  const {attributes, start, end} = tag
  const meld = meldOfCode(Number(attributes.get('m') ?? NaN), game.hasReds)
  const player = Number(attributes.get('who') ?? NaN) as Player
  if (meld === null || !(player >= 0 && player <= 3)) {
    return fault('bad-meld', {start, end}, {meld: attributes.get('m') ?? ''})
  }
  const {type, tile, own} = meld
  if (type === 'kita') return add(round, {type, player}, tag)
  if (type === 'kakan') return add(round, {type, player, tile}, tag)
  if (type === 'ankan') return add(round, {type, player, tiles: [tile, ...own]}, tag)
  if (type !== 'daiminkan') round.calledCopies[round.events.length] = meld.called
  const from = ((player + meld.from) % 4) as Player
  return add(round, {type, player, tile, own, from}, tag)
}
