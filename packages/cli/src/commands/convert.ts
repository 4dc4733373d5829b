/**
 * `tehai convert`: tiles in another notation; rows, or Markdown files in place.
 */
import {
  lineStarts,
  placeOf,
  sentence,
  type Language,
  type Message,
  type MessageTable,
  grammars,
  visible
} from '@tehai/kernel/source'
import {writtenDialects, type DialectId, type WrittenDialect} from '@tehai/core'
import {everyMessage} from '@tehai/core/page'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {dialectNamed} from '../convert/attributes.js'
import type {SiteConstructs} from '../convert/foreign/foreign-construct.js'
import type {PassedReason} from '../words/passed-reason.js'
import {convertMarkdown, type ConvertedMarkdown, type MarkdownConversion} from '../convert/markdown.js'
import {convertMessage, convertMessages} from '../convert/messages.js'
import {convertAlone, lossMessages} from '../convert/row.js'
import {forEachFile, sumUp} from '../command/fault.js'
import {filesOf, readText} from '../files/files.js'
import {withoutLinks, writeAll} from '../files/in-place.js'
import {findingIn, findingText} from '../markdown/findings.js'
import {readFrontMatter} from '../markdown/front-matter.js'
import {startProgress} from '../command/progress.js'
import {frameOfRow} from '../terminal/report.js'
import {dialectOption, modeOptions, rowReading, rowsOf} from '../hand/row-options.js'
import {siteOf, siteOptions} from '../convert/foreign/site-options.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import type {Output} from '../files/output-files.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords, withValues} from '../words/commands.js'

export const command: Command = {
  name: 'convert',
  usage: [
    '--from <name> --to <name> <tiles …>',
    '--from <name> --to <name> --write <file, folder or pattern …>'
  ],
  about: commandWords.convert.about,
  notes: commandWords.convert.notes,
  options: {
    from: dialectOption,
    to: {
      ...dialectOption,
      choices: writtenDialects,
      about: withValues(commandWords.convert.to, {dialects: writtenDialects})
    },
    write: {
      type: 'boolean',
      short: 'w',
      about: commandWords.convert.write
    },
    markdown: {
      type: 'boolean',
      about: commandWords.convert.markdown
    },
    'inline-code': {
      type: 'string',
      value: 'prefix',
      about: commandWords.convert.inlineCode
    },
    ...siteOptions,
    'in-html': {
      type: 'boolean',
      about: commandWords.convert.inHtml
    },
    strict: {
      type: 'boolean',
      about: commandWords.convert.strict
    },
    ...modeOptions
  },
  examples: [
    `tehai convert --from mjt --to auto "11'1z 456p"`,
    'tehai convert --from kobalab --to mpsz - < hands.txt',
    'tehai convert --from mjt --write "wiki/**/*.md"',
    `tehai convert --pictures "img/{suit}{rank}_small.gif" --write wiki`
  ],
  async run(given, terminal) {
    if (isSet(given, 'write') || isSet(given, 'markdown')) return convertFiles(given, terminal)
    return convertRows(given, terminal)
  }
}

interface Request {
  readonly from: DialectId
  readonly to: WrittenDialect
  readonly strict: boolean
}

function requestOf(given: CommandArguments): Request {
  return {
    from: (valueOf(given, 'from') ?? 'auto') as DialectId,
    to: (valueOf(given, 'to') ?? 'auto') as WrittenDialect,
    strict: isSet(given, 'strict')
  }
}

/** Rows: one line each on standard output; a row with an error is written as it was, so that lines stay in step. */
async function convertRows(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const {from, to, strict} = requestOf(given)
  const {mode, y} = rowReading(given)
  const {language, stdout, stderr, env} = terminal
  const paint = painter(stderr, env)
  let hasError = false
  for (const row of await rowsOf(given, terminal)) {
    const {text, messages, losses} = convertAlone(row, {from, to, mode, y})
    const reported = strict ? losses.map(asError) : losses
    for (const one of messages) await write(stderr, frameOfRow(one, row, language, paint))
    for (const one of reported) await write(stderr, frameOfRow(one, row, language, paint, sayLoss))
    const isLeft = text === null || (strict && losses.length > 0)
    hasError ||= isLeft
    await write(stdout, `${(isLeft ? row : text).replaceAll('\n', ' ')}\n`)
  }
  return hasError ? 1 : 0
}

const asError = (loss: Message): Message => ({...loss, severity: 'error'})
const sayLoss = (loss: Message, source: string, language: Terminal['language']): string =>
  sentence(loss, lossMessages, source, language)

async function convertFiles(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const isWritten = isSet(given, 'write')
  const named = await filesOf(given.positionals, terminal)
  const files = isWritten && !named.includes('-') ? await withoutLinks(named, terminal.cwd) : named
  if (!isWritten && files.length > 1) throw usageError('needs-option', {actual: files[1]!, other: '--write'})
  if (isWritten && files.includes('-')) throw usageError('not-together', {actual: '-', other: '--write'})
  const site = siteOf(given)
  const isStrict = isSet(given, 'strict')
  const progress = startProgress(terminal, commandWords.help.files)
  let hasError = false
  const outputs: Output[] = []
  const failed = await forEachFile(files, terminal, async (file, index) => {
    const text = await readText(file, terminal)
    const converted = await convertMarkdown(text, conversionOf(given, text, site), file)
    hasError ||= converted.left > 0
    progress.clear()
    await report(
      file,
      text,
      isStrict ? {...converted, messages: converted.messages.map(asError)} : converted,
      terminal
    )
    if (!isWritten) await write(terminal.stdout, converted.text)
    else if (converted.text !== text) outputs.push({file, content: converted.text})
    progress.advance((index + 1) / files.length, index + 1)
  })
  progress.clear()
  if (!(await writeAll(outputs, terminal))) return 2
  await sumUp(failed, files.length, terminal)
  return failed.length > 0 ? 2 : hasError ? 1 : 0
}

function conversionOf(given: CommandArguments, text: string, site: SiteConstructs): MarkdownConversion {
  const {dialect} = readFrontMatter(text)
  return {
    ...requestOf(given),
    y: rowReading(given).y,
    pageDialect: dialectNamed(dialect ?? '') ?? null,
    inlineCode: valueOf(given, 'inline-code') ?? 'mj:',
    inHtml: isSet(given, 'in-html'),
    site
  }
}

const table: MessageTable = {...everyMessage, ...lossMessages, ...convertMessages}

/** Report the findings in a file, and how much was converted. */
async function report(
  file: string,
  text: string,
  converted: ConvertedMarkdown,
  {language, stderr, env}: Terminal
): Promise<void> {
  const paint = painter(stderr, env)
  const outside = converted.unreachable.map(span => convertMessage('unreachable', span))
  const found = findingIn(text, table, language)
  for (const one of [...converted.messages, ...outside])
    await write(stderr, `${findingText(file, found(one), language, paint)}\n`)
  const name = file === '-' ? 'stdin' : visible(file)
  for (const line of passedLines(name, text, converted, language)) await write(stderr, `${line}\n`)
  await write(stderr, `${name}: ${countsText(converted, language)}\n`)
}

/** What was skipped, one per line: `wiki.md:8:13  in a code span  {{#mjt:1m}}`. */
function passedLines(
  name: string,
  text: string,
  {passedOver}: ConvertedMarkdown,
  language: Language
): string[] {
  const starts = passedOver.length > 0 ? lineStarts(text) : []
  return passedOver.map(({start, end, reason}) => {
    const {line, column} = placeOf(starts, start)
    const source = visible(text.slice(start, end).replace(/\s+/g, ' '))
    return `${name}:${line}:${column}  ${terminalWords[language].passedReasons[reason]}  ${source.length > 60 ? `${source.slice(0, 59)}…` : source}`
  })
}

/** `7 converted, 2 left as they are; also 1 in a code span, 3 in indented code` */
function countsText({converted, left, passedOver}: ConvertedMarkdown, language: Language): string {
  const counts = new Map<PassedReason, number>()
  for (const {reason} of passedOver) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const words = terminalWords[language]
  const others = [...counts].map(([reason, count]) => words.passed(count, words.passedReasons[reason]))
  return words.converted(converted, left, grammars[language].list(others))
}
