/**
 * `tehai parse`: what a row of notation means, for people, as JSON, or in batches.
 */
import {isFlower, isTile} from '@tehai/riichi/tile'
import {parse, resolve, validate, vectorOf, type Node, type ParseResult, type Vector} from '@tehai/core'
import {unknownFields, type UnknownField} from '@tehai/kernel/fields'
import {type Message, shownValue} from '@tehai/kernel/source'
import {dialectIds, dialects, type DialectId} from '@tehai/core/notation'
import {describe, nameOfMeld} from '@tehai/core/labels'
import {readingOfY, sentenceOf} from '@tehai/core/page'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {answerLines, type JsonObject, type LineAnswer} from '../jsonl/jsonl.js'
import {refuseBoth} from '../command/options.js'
import {frameOfRow} from '../terminal/report.js'
import {rowOptions, rowReading, rowsOf, type RowReading} from '../hand/row-options.js'
import {padEnd, painter, write, type Terminal} from '../terminal/terminal.js'
import {commandWords} from '../words/commands.js'
import {dictionaries as terminalWords} from '../words/index.js'

export const command: Command = {
  name: 'parse',
  usage: ['<tiles …> [--dialect <name>]', '--jsonl [file …]'],
  about: commandWords.parse.about,
  notes: commandWords.parse.notes,
  options: {
    ...rowOptions,
    json: {type: 'boolean', about: commandWords.parse.json},
    jsonl: {type: 'boolean', about: commandWords.parse.jsonl}
  },
  examples: [
    `tehai parse "123m 5'55z 4s"`,
    'tehai parse --dialect kobalab m055z7z7,m78-9',
    'tehai parse --jsonl rows.jsonl'
  ],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (isSet(given, 'jsonl'))
      return answerLines(given.positionals, terminal, answerRow, commandWords.parse.counted)
    return parseRows(given, terminal)
  }
}

async function parseRows(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const reading = rowReading(given)
  let hasError = false
  for (const [index, row] of (await rowsOf(given, terminal)).entries()) {
    const parsed = parse(row, reading)
    const diagram = resolve(parsed.tree)
    const messages = [...parsed.messages, ...validate([diagram])[0]!]
    hasError ||= messages.some(({severity}) => severity === 'error')
    const text = isSet(given, 'json')
      ? `${JSON.stringify(jsonOf(row, parsed, messages, terminal))}\n`
      : (index > 0 ? '\n' : '') + textOf(row, parsed, messages, terminal)
    await write(terminal.stdout, text)
  }
  return hasError ? 1 : 0
}

function jsonOf(
  input: string,
  {tree}: ParseResult,
  messages: readonly Message[],
  {language}: Terminal
): object {
  return {
    input,
    tree,
    messages: messages.map(one => ({...one, message: sentenceOf(one, input, language)}))
  }
}

function textOf(row: string, {tree}: ParseResult, messages: readonly Message[], terminal: Terminal): string {
  const {language, stdout, env} = terminal
  const paint = painter(stdout, env)
  const words = describe(resolve(tree), language)
  const nodes = tree.nodes.map((node, index) => nodeLine(node, index === tree.draw, row, terminal))
  const frames = messages.map(message => frameOfRow(message, row, language, paint))
  return [`${paint('bold', row)}\n`, words && `${words}\n`, ...nodes, ...frames].filter(Boolean).join('')
}

/** `  4–8    5'55z    pon of white dragon from kamicha (left)` */
function nodeLine(node: Node, isDraw: boolean, row: string, {language, stdout, env}: Terminal): string {
  const paint = painter(stdout, env)
  const place = padEnd(`${node.start}–${node.end}`, 8)
  const source = padEnd(JSON.stringify(row.slice(node.start, node.end)), 12)
  return `  ${paint('dim', place)}${source} ${nodeText(node, isDraw, language)}\n`
}

function nodeText(node: Node, isDraw: boolean, language: Terminal['language']): string {
  const {nodes: words, faces, marks: markWords} = terminalWords[language]
  switch (node.type) {
    case 'tile': {
      const {face, marks, label} = node
      const drawn = isTile(face) || isFlower(face) ? face : `(${faces[face]})`
      const said = [drawn, ...marks.map(mark => markWords[mark]), label === null ? '' : `{${label}}`]
      return [...said, isDraw ? words.draw : ''].filter(Boolean).join(' ')
    }
    case 'meld':
      return `${node.meld.tiles.join(' ')}  ${nameOfMeld(node.meld, language)}`
    case 'placeholder':
      return words[node.placeholder]
    default:
      return words[node.type]
  }
}

/** The answer to a line without input, or with an unknown dialect or mode. */
interface FieldError {
  readonly code: 'bad-field' | 'unknown-field'
  readonly field: string
  readonly message: string
}

type RowAnswer = {readonly id: unknown} & (
  Vector | {readonly expect: null; readonly errors: readonly FieldError[]; readonly warnings: readonly []}
)

/** Answer a line of `--jsonl`. */
export function answerRow(given: JsonObject): LineAnswer & {readonly answer: RowAnswer} {
  const {id = null, input, dialect, mode, y} = given
  const wrong = [
    typeof input === 'string' ? null : badField('input', input, 'a text'),
    isAmong(dialect, dialectIds) ? null : badField('dialect', dialect, `one of ${dialectIds.join(', ')}`),
    isAmong(mode, ['hand', 'river']) ? null : badField('mode', mode, '`hand` or `river`'),
    ...unknownFields(given, rowFields).map(badKey),
    isReadingOfY(y) ? null : badField('y', y, '`auto` or `prefix`')
  ].filter(one => one !== null)
  if (wrong.length > 0) return {answer: {id, expect: null, errors: wrong, warnings: []}, isFault: true}
  const reading: Partial<RowReading> = {
    dialect: (dialect ?? 'auto') as DialectId,
    mode: (mode ?? 'hand') as RowReading['mode'],
    y: (typeof y === 'string' && readingOfY(y)) || 'auto'
  }
  const {melds} = dialects[reading.dialect ?? 'auto']
  return {answer: {id, ...vectorOf(parse(input as string, reading), melds !== 'plain')}, isFault: false}
}

const rowFields = ['id', 'input', 'dialect', 'mode', 'y'] as const

function badKey({field, nearest}: UnknownField): FieldError {
  const known = rowFields.map(name => `\`${name}\``).join(', ')
  const hint = nearest === '' ? '' : `; did you mean \`${nearest}\`?`
  return {
    code: 'unknown-field',
    field,
    message: `Unexpected field \`${field}\`, expected one of ${known}${hint}`
  }
}

function isAmong(value: unknown, known: readonly string[]): boolean {
  return value === undefined || value === null || known.includes(value as string)
}

function isReadingOfY(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && readingOfY(value) !== undefined)
  )
}

function badField(field: string, value: unknown, wanted: string): FieldError {
  const got = value === undefined ? 'nothing' : `\`${shownValue(value)}\``
  return {code: 'bad-field', field, message: `Expected \`${field}\` to be ${wanted}, got ${got}`}
}
