/**
 * Reads a game record in whatever format it is.
 */
import {append, wrongCall, type Span} from '@tehai/kernel/source'
import type {RecordedGame, RecordedRound, RecordFormat} from '../game/record.js'
import {fault, skippedFaults, type ReadFault, type ReadFaultId, type Reading} from './fault.js'
import {readJson, type JsonDocument} from './json.js'
import {isKobalab, readKobalab} from './kobalab/reader.js'
import {isMahjongSoul, readMahjongSoul} from './mahjong-soul/reader.js'
import {isMjai, readMjai} from './mjai/reader.js'
import {decoded} from './values.js'
import {readTenhouXml} from './tenhou-xml/reader.js'
import {isTenhou6, readTenhou6} from './tenhou6/reader.js'

/** A format of JSON documents: how to recognise and read it. */
interface JsonFormat {
  readonly format: RecordFormat
  readonly is: (value: unknown) => boolean
  readonly read: (documents: readonly JsonDocument[]) => Reading
}

/** In the order in which they are tried. */
const jsonFormats: readonly JsonFormat[] = [
  {format: 'kobalab', is: isKobalab, read: readKobalab},
  {format: 'tenhou6', is: isTenhou6, read: readTenhou6},
  {format: 'mahjong-soul', is: isMahjongSoul, read: readMahjongSoul},
  {format: 'mjai', is: isMjai, read: readMjai}
]

/**
 * Reads a record: mjlog XML, the JSON of tenhou.net/6, also in its URL, mjai, 電脳麻将, decoded Mahjong Soul.
 *
 * Never throws because of the text: parts that cannot be read are faults with their places, and the rest is kept.
 *
 * @param text
 *   The record as text; a gzip file is to be unpacked first.
 * @throws {TypeError} if it is not text.
 */
export function readRecord(text: string): Reading {
  if (typeof text !== 'string') throw wrongCall('a record as text', text)
  const start = firstCharacter(text)
  if (start < 0) return nothing([fault('no-rounds', {start: 0, end: text.length})])
  if (text[start] === '<') return readTenhouXml(text)
  if (text.startsWith('http', start)) return readUrls(text)
  if (text[start] !== '{' && text[start] !== '[')
    return nothing([fault('unknown-format', {start: 0, end: text.length})])
  return readDocuments(text)
}

/** The offset of the first character other than blanks and a byte order mark, or -1. */
function firstCharacter(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 32 && code !== 0xfeff) return index
  }
  return -1
}

function nothing(faults: readonly ReadFault[]): Reading {
  return {game: null, faults}
}

const skipped: ReadonlySet<ReadFaultId> = new Set(skippedFaults)

/**
 * A reading without rounds because all of them were skipped: the text is then not in the format that it looks like.
 */
function withoutRounds(reading: Reading, text: string): Reading {
  const {game, faults} = reading
  if (game !== null || !faults.every(({id}) => skipped.has(id))) return reading
  return nothing([fault('unknown-format', {start: 0, end: text.length}), ...faults])
}

function readDocuments(text: string): Reading {
  const {documents, faults} = readJson(text)
  const format = documents[0] && jsonFormats.find(({is}) => is(documents[0]!.value))
  if (!format) {
    return nothing(faults.length > 0 ? faults : [fault('unknown-format', {start: 0, end: text.length})])
  }
  const reading = withoutRounds(format.read(documents), text)
  return faults.length === 0 ? reading : {game: reading.game, faults: [...faults, ...reading.faults]}
}

/** What may precede a URL on its line: a mark of a list. */
const lineOfUrl = /(?:^|\n)[ \t>*-]*(?=http)/g

/**
 * URLs, one per line: the rounds of one game, for converters that write a URL for each round. A URL with other players
 * is skipped.
 */
function readUrls(text: string): Reading {
  const starts = [...text.matchAll(lineOfUrl)].map(({0: before, index}) => ({
    line: index,
    start: index + before.length
  }))
  const rounds: RecordedRound[] = []
  const faults: ReadFault[] = []
  let first: RecordedGame | null = null
  for (const [at, {start}] of starts.entries()) {
    const place = {start, end: starts[at + 1]?.line ?? text.length}
    const reading = readUrl(text.slice(place.start, place.end).trim(), place)
    const names = reading.game?.names.join(', ')
    first ??= reading.game
    append(faults, reading.faults)
    if (names === first?.names.join(', ')) append(rounds, reading.game?.rounds ?? [])
    else if (names !== undefined) faults.push(fault('bad-value', place, {name: 'name', value: names}))
  }
  return {game: first && {...first, rounds}, faults}
}

/** `https://tenhou.net/6/#json=…`: the JSON is in the URL itself. Nothing is fetched. */
function readUrl(url: string, place: Span): Reading {
  const at = url.indexOf('json=')
  if (at < 0) return nothing([fault('unknown-format', place)])
  const {game, faults} = readDocuments(decoded(url.slice(at + 5)))
  // Places point into the decoded JSON, so a message can only show the URL as a whole.
  return {game, faults: faults.map(one => ({...one, place}))}
}
