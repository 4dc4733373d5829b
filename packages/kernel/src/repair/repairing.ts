/**
 * Files whose messages say what was meant: each fence and row with a message is read again as what may have been meant.
 */
import {fenceFindings, rowFindings, type ReadConstruct} from '../markdown/constructs/construct.js'
import type {WrittenRow} from '../markdown/constructs/written-row.js'
import type {Document} from '../markdown/document/document.js'
import type {Fence} from '../markdown/constructs/fence.js'
import type {Finding} from '../markdown/document/finding.js'
import type {OpenedFile} from '../markdown/game/markdown-game.js'
import type {Message} from '../source/message/message.js'
import {repaired} from './repaired.js'
import type {Reading, Repairable} from './search.js'
import type {RepairWords} from './words.js'
import {inOwnWriting} from './writing.js'

/** Readings of candidates in one file: where a file is wrong all over, the first slips say enough. */
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

function search(
  {findings, claims = []}: ReadConstruct,
  {value, meta}: {readonly value: string; readonly meta: string},
  {words, language}: {readonly words: RepairWords; readonly language: string},
  read: (value: string, meta: string) => ReadConstruct
): {readonly body: readonly Message[]; readonly meta: readonly Message[]} {
  const of = (text: string, all: readonly Finding[]): Message[] =>
    all.flatMap(({source, message}) => (source === text ? [message] : []))
  const [bodyMessages, metaMessages] = [of(value, findings), meta === '' ? [] : of(meta, findings)]
  const light = words.light(value)
  if (light === null) return {body: bodyMessages, meta: metaMessages}
  const readingOf = (one: ReadConstruct): Reading => ({
    messages: one.findings.map(({message}) => message),
    claims: one.claims?.length ?? 0
  })
  const readWhole = (body: string, options: string) => readingOf(read(body, options))
  // What the light text leaves out is not reported.
  const lightKeys =
    light === value ? null : readWhole(light, meta).messages.map(({id, start}) => `${id} ${start}`)
  const isKept = ({id, start}: Message): boolean => lightKeys?.includes(`${id} ${start}`) ?? true
  const [kept, keptMeta] = [bodyMessages.filter(isKept), metaMessages.filter(isKept)]
  const all: Reading = {messages: [...bodyMessages, ...metaMessages], claims: claims.length}
  const before: Reading = lightKeys
    ? {messages: [...kept, ...keptMeta], claims: readWhole(light, meta).claims}
    : all
  const lightBody: Repairable = {text: light, before, read: text => readWhole(text, meta)}
  const lightMeta: Repairable = {text: meta, before, read: text => readWhole(light, text)}
  const body = repaired(
    kept,
    lightBody,
    lightKeys && {text: value, before: all, read: text => readWhole(text, meta)},
    words
  )
  const options = repaired(
    keptMeta,
    lightMeta,
    lightKeys && {text: meta, before: all, read: text => readWhole(value, text)},
    words
  )
  const left = (own: readonly Message[], found: readonly Message[]): Message[] =>
    [...found, ...own.filter(one => !isKept(one))]
      .filter(one => !body.gone.has(one) && !options.gone.has(one))
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
  return {
    body: inOwnWriting(left(bodyMessages, body.messages), lightBody, language),
    meta: inOwnWriting(left(metaMessages, options.messages), lightMeta, language)
  }
}
