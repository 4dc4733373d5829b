/**
 * Batches: one JSON object a line in, one out, in constant memory and no faster than the reader takes them.
 */
import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {resolve} from 'node:path'
import type {ExitCode, Words} from './command.js'
import {codeOf} from './files.js'
import {linesOf, longestLine} from './lines.js'
import {startProgress} from './progress.js'
import {say, write, type Terminal} from './terminal.js'
import {usageError} from './usage.js'

/** One object of the input. */
export type JsonObject = Readonly<Record<string, unknown>>

export interface LineAnswer {
  readonly answer: object
  /** Whether the line could not be used at all, so that the run ends with exit code 1. */
  readonly isFault: boolean
}

/** Why a line is no input. `line` is its number, from 1. */
export interface LineError {
  readonly code: 'bad-json' | 'not-an-object' | 'line-too-long'
  readonly line: number
  readonly message: string
}

const faults: Readonly<Record<LineError['code'], Words>> = {
  'bad-json': {
    en: 'Unexpected text in line {line}, expected a JSON object: {why}',
    ja: '{line} 行目が JSON として読めません: {why}'
  },
  'not-an-object': {
    en: 'Unexpected {why} in line {line}, expected a JSON object such as {"id": "a1", …}',
    ja: '{line} 行目が {why} です。{"id": "a1", …} のような JSON オブジェクトを書いてください'
  },
  'line-too-long': {
    en: 'Unexpected line {line} of more than {why} characters',
    ja: '{line} 行目が {why} 文字を超えています'
  }
}

/** Answers are written in pieces of about this many UTF-16 units, and whenever no more lines have arrived. */
const PIECE = 1 << 16

/** A file or standard input, and how many bytes it has, if anybody knows. */
interface Source {
  readonly chunks: AsyncIterable<Uint8Array | string>
  readonly bytes: number | null
}

/**
 * Answer every line of files, or of standard input if there are none.
 *
 * A line that is no JSON object is answered by `{"id":null,"errors":[…]}` and does not stop the rest; blank lines are
 * passed over.
 *
 * @param answer
 *   Answers one object. What it throws is a fault of the program.
 * @param unit
 *   What the lines hold, for the line of progress.
 * @returns
 *   1 if a line was at fault.
 */
export async function answerLines(
  files: readonly string[],
  terminal: Terminal,
  answer: (given: JsonObject) => LineAnswer,
  unit: Words
): Promise<ExitCode> {
  const progress = startProgress(terminal, unit)
  let hasFault = false
  let answered = 0
  for (const file of files.length === 0 ? ['-'] : files) {
    const {chunks, bytes} = await openSource(file, terminal)
    const counted = {bytes: 0}
    let line = 0
    for await (const lines of linesOf(counting(chunks, file, counted))) {
      let text = ''
      for (const content of lines) {
        line++
        if (content?.trim() === '') continue
        const found = answerLine(content, line, terminal, answer)
        hasFault ||= found.isFault
        text += `${JSON.stringify(found.answer)}\n`
        answered++
        if (text.length < PIECE) continue
        await write(terminal.stdout, text)
        text = ''
      }
      if (text !== '') await write(terminal.stdout, text)
      if (!terminal.stdout.isTTY) progress.advance(bytes === null ? null : counted.bytes / bytes, answered)
    }
  }
  progress.clear()
  return hasFault ? 1 : 0
}

async function openSource(file: string, {stdin, cwd}: Terminal): Promise<Source> {
  if (file === '-') return {chunks: stdin, bytes: null}
  try {
    const {size} = await stat(resolve(cwd, file))
    return {chunks: createReadStream(resolve(cwd, file)), bytes: size}
  } catch (error) {
    const why = codeOf(error)
    throw why === 'ENOENT'
      ? usageError('no-such-file', {actual: file})
      : usageError('cannot-read', {actual: file, why})
  }
}

/** The chunks of a source, and how many bytes of them have come. */
async function* counting(
  chunks: Source['chunks'],
  file: string,
  counted: {bytes: number}
): AsyncGenerator<Uint8Array | string> {
  try {
    for await (const chunk of chunks) {
      counted.bytes += chunk.length
      yield chunk
    }
  } catch (error) {
    throw usageError('cannot-read', {actual: file, why: codeOf(error)})
  }
}

function answerLine(
  content: string | null,
  line: number,
  terminal: Terminal,
  answer: (given: JsonObject) => LineAnswer
): LineAnswer {
  if (content === null) return fault('line-too-long', line, String(longestLine), terminal)
  let value: unknown
  try {
    value = JSON.parse(line === 1 ? content.replace(/^\uFEFF/, '') : content)
  } catch (error) {
    return fault('bad-json', line, (error as Error).message, terminal)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return answer(value as JsonObject)
  return fault(
    'not-an-object',
    line,
    Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value,
    terminal
  )
}

function fault(code: LineError['code'], line: number, why: string, terminal: Terminal): LineAnswer {
  const message = say(terminal, faults[code])
    .replace('{line}', String(line))
    .replace('{why}', () => why)
  const error: LineError = {code, line, message}
  return {answer: {id: null, errors: [error]}, isFault: true}
}
