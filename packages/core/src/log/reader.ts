/**
 * Reads records for blocks of pages: the file or the text that a block names. The most recent records are kept, with
 * the answers given to blocks.
 */
import {recent} from '@tehai/kernel/recent'
import {checkRecord} from '@tehai/record'
import type {
  ReadFile,
  RecordAnswer,
  RecordFault,
  RecordFile,
  RecordRequest,
  Records
} from '../page/grammar/block/records.js'
import {answerOf} from './answer.js'
import {faultOf, answerOfFaults, type ReadRecord} from './faults.js'
import {faultOfMoment, momentsOf} from './shown-moments.js'

/** How many records are kept while a site is built: an article shows moments of one or a few. */
const MOST_KEPT = 8

/**
 * A reader of records.
 *
 * @param readFile
 *   Reads the file of a record; `null`: a page can only have the record itself, or its address.
 */
export function recordReader(readFile: ReadFile | null): Records {
  return {...readerOf(readFile), ofPage: () => readerOf(readFile && onceEach(readFile))}
}

function readerOf(readFile: ReadFile | null): Records {
  return {
    read(request) {
      const source = sourceOf(request, readFile)
      if (typeof source === 'string') return knownAnswer(recordOf(source), request)
      return answerOfFaults([source, ...momentsOf(request).flatMap(faultOfMoment)])
    }
  }
}

/** Reads each file once, by its path as written; keeps the most recent ones, as many as records are kept. */
function onceEach(readFile: ReadFile): ReadFile {
  const files = new Map<string, RecordFile>()
  return (path, page) => recent(files, MOST_KEPT, JSON.stringify([path, page]), () => readFile(path, page))
}

/** The most recent records, by their text, shared by hosts that make a processor for every page. */
const kept = new Map<string, ReadRecord>()

function recordOf(text: string): ReadRecord {
  return recent(kept, MOST_KEPT, text, () => ({
    ...checkRecord(text),
    text,
    named: new Map(),
    answers: new Map()
  }))
}

/** Why a file is not read, by the answer of its reader. */
const fileFaults = {
  missing: 'no-record',
  outside: 'record-outside',
  'too-large': 'record-too-large',
  'not-text': 'record-not-text'
} as const

/** The text of the record: from the block itself, or from its file. */
function sourceOf({log, page}: RecordRequest, readFile: ReadFile | null): string | RecordFault {
  if (/^(?:[[{<]|https?:\/\/)/i.test(log)) return log
  if (!readFile) return faultOf('no-record-reader')
  const file = readFile(log, page)
  if ('text' in file) return file.text
  return faultOf(fileFaults[file.problem], 'near' in file ? {expected: file.near} : {})
}

/**
 * How many answers are kept for a record, and the longest that is kept: a round of a hundred boards is made again each
 * time.
 */
const MOST_ANSWERS = 300
const LONGEST_ANSWER = 10_000

function knownAnswer(record: ReadRecord, request: RecordRequest): RecordAnswer {
  const {kyoku, round = null, at, seat, isOpen, view, needsPosition, language} = request
  const key = JSON.stringify([kyoku, round, at, seat, isOpen, view, needsPosition, language])
  const make = (): RecordAnswer => answerOf(record, request)
  return recent(record.answers, MOST_ANSWERS, key, make, ({board}) => board.length <= LONGEST_ANSWER)
}
