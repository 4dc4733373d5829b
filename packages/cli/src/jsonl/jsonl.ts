/**
 * Batches: one JSON object a line in, one a line out. They take constant memory, and wait for a slow reader.
 */
import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {resolve} from 'node:path'
import type {ExitCode, Words} from '../command/command.js'
import {codeOf} from '../command/fault.js'
import {answerLine, type AnswerObject} from './line.js'
import {linesOf} from './lines.js'
import {startProgress} from '../command/progress.js'
import {write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'

export type {JsonObject, LineAnswer, LineError} from './line.js'

/** Answers are written in pieces of about this many UTF-16 units, and whenever no more lines have arrived. */
const PIECE = 1 << 16

/** A file or standard input, and its size in bytes, if known. */
interface Source {
  readonly chunks: AsyncIterable<Uint8Array | string>
  readonly bytes: number | null
}

/**
 * Answer every line of files, or of standard input if there are none.
 *
 * A line that is not a JSON object is answered by `{"id":null,"errors":[…]}`. Neither such a line nor one that the
 * program cannot answer stops the rest. Blank lines are skipped.
 *
 * @param answer
 *   Answers one object.
 * @param unit
 *   What the lines contain, for the line of progress.
 * @returns
 *   1 if a line was at fault.
 */
export async function answerLines(
  files: readonly string[],
  terminal: Terminal,
  answer: AnswerObject,
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
        const found = answerLine(content, line, terminal.language, answer)
        hasFault ||= found.isFault
        text += `${found.text}\n`
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

/** The chunks of a source, and how many bytes have been read. */
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
