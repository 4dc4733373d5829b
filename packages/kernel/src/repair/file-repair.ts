/**
 * Files whose messages propose what was meant: each fence and row with a message is read again with possible
 * corrections.
 */
import {fenceFindings, rowFindings, type ReadConstruct} from '../markdown/constructs/construct.js'
import type {WrittenRow} from '../markdown/constructs/written-row.js'
import type {Document} from '../markdown/document/document.js'
import type {Fence} from '../markdown/constructs/fence.js'
import type {Finding} from '../markdown/document/finding.js'
import type {OpenedFile} from '../markdown/game/markdown-game.js'
import type {Message} from '../source/message/message.js'
import {repaired} from './repaired-messages.js'
import type {Reading, Repairable} from './search.js'
import type {RepairWords} from './words.js'
import {inOwnWriting} from './writing.js'

/** Most candidates read in one file: if a file is wrong all over, repairs of the first slips are enough. */
const MOST_READ = 2000

/** A file in which slips are searched for. */
export function repairing(document: Document, file: OpenedFile, words: RepairWords): OpenedFile {
  let count = 0
  const game = {words, language: file.language}
  return {
    ...file,
    readFence(fence) {
      const read = file.readFence(fence)
      if (count >= MOST_READ) return read
      const {value, meta} = fence
      if (!isSearched(read.findings, value, meta)) return read
      const found = search(read, {value, meta: meta ?? ''}, game, (one, other) => {
        count++
        return file.readFence({value: one, meta: other === '' ? null : other})
      })
      return {...read, findings: fenceFindings(document, fence as Fence, found.body, found.meta)}
    },
    readRow(row) {
      const read = file.readRow(row)
      if (count >= MOST_READ) return read
      if (!isSearched(read.findings, row.value, row.meta)) return read
      const {leaf} = row
      const found = search(read, {value: row.value, meta: row.meta ?? ''}, game, (one, other) => {
        count++
        return file.readRow({value: one, meta: other === '' ? null : other, leaf} as WrittenRow)
      })
      return {...read, findings: rowFindings(document, row, found.body, found.meta)}
    }
  }
}

/** Whether all messages are about the text or the options of a construct. */
const isSearched = (findings: readonly Finding[], value: string, meta: string | null | undefined): boolean =>
  value !== meta && findings.every(({source}) => source === value || source === (meta ?? ''))

/** Messages of a construct, by what they are about. */
interface OfConstruct {
  readonly body: readonly Message[]
  readonly meta: readonly Message[]
}

function search(
  {findings, claims = []}: ReadConstruct,
  {value, meta}: {readonly value: string; readonly meta: string},
  {words, language}: {readonly words: RepairWords; readonly language: string},
  read: (value: string, meta: string) => ReadConstruct
): OfConstruct {
  const own: OfConstruct = {
    body: messagesOf(value, findings),
    meta: meta === '' ? [] : messagesOf(meta, findings)
  }
  const light = words.light(value)
  if (light === null) return own
  const readWhole = (body: string, options: string): Reading => readingOf(read(body, options))
  const all: Reading = {messages: [...own.body, ...own.meta], claims: claims.length}
  const isWhole = light === value
  const readLight = isWhole ? all : readWhole(light, meta)
  // Messages about parts that the light text leaves out are kept.
  const isKept = isWhole ? () => true : isAmong(readLight.messages)
  const [body, options] = [own.body.filter(isKept), own.meta.filter(isKept)]
  const before: Reading = {messages: [...body, ...options], claims: readLight.claims}
  const lightBody: Repairable = {text: light, before, read: text => readWhole(text, meta)}
  const lightMeta: Repairable = {text: meta, before, read: text => readWhole(light, text)}
  const wholeBody: Repairable = {text: value, before: all, read: text => readWhole(text, meta)}
  const wholeMeta: Repairable = {text: meta, before: all, read: text => readWhole(value, text)}
  const inBody = repaired(body, lightBody, isWhole ? null : wholeBody, words)
  const inMeta = repaired(options, lightMeta, isWhole ? null : wholeMeta, words)
  const left = (found: readonly Message[], others: readonly Message[]): Message[] =>
    [...found, ...others.filter(one => !isKept(one))]
      .filter(one => !inBody.gone.has(one) && !inMeta.gone.has(one))
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
  return {
    body: inOwnWriting(left(inBody.messages, own.body), lightBody, language),
    meta: inOwnWriting(left(inMeta.messages, own.meta), lightMeta, language)
  }
}

/** The messages of a text. */
const messagesOf = (text: string, findings: readonly Finding[]): readonly Message[] =>
  findings.flatMap(({source, message}) => (source === text ? [message] : []))

const readingOf = ({findings, claims}: ReadConstruct): Reading => ({
  messages: findings.map(({message}) => message),
  claims: claims?.length ?? 0
})

/** Whether a message is one of some, by its id and where it begins. */
function isAmong(messages: readonly Message[]): (message: Message) => boolean {
  const keyOf = ({id, start}: Message): string => `${id} ${start}`
  const keys = new Set(messages.map(keyOf))
  return message => keys.has(keyOf(message))
}
