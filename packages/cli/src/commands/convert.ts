/**
 * `tehai convert`: tiles in another notation; rows, or Markdown files in place.
 */
import {
  message,
  sentence,
  writtenDialects,
  type DialectId,
  type Message,
  type MessageTable,
  type MessageWords,
  type WrittenDialect
} from '@tehai/core'
import {everyMessage} from '@tehai/core/page'
import {isSet, valueOf, type Command, type ExitCode, type Given} from '../command.js'
import {dialectNamed} from '../convert/attributes.js'
import {convertMarkdown, type ConvertedMarkdown, type MarkdownConversion} from '../convert/markdown.js'
import {convertRow, lossMessages} from '../convert/row.js'
import {filesOf, readText, writeOutput} from '../files.js'
import {findingAt, findingText} from '../markdown/findings.js'
import {readFrontMatter} from '../markdown/front-matter.js'
import {startProgress} from '../progress.js'
import {frameOfRow} from '../report.js'
import {dialectOption, modeOptions, rowReading, rowsOf} from '../row-options.js'
import {painter, write, type Terminal} from '../terminal.js'
import {usageError} from '../usage.js'

export const command: Command = {
  name: 'convert',
  usage: [
    '--from <name> --to <name> <tiles …>',
    '--from <name> --to <name> --write <file, folder or pattern …>'
  ],
  about: {
    en: 'Write tiles in another notation: rows, or all tiles of Markdown files.',
    ja: '牌を別の記法に書き換えます。牌の行にも、Markdown ファイルにも使えます。'
  },
  notes: {
    en: `In Markdown, :tiles[…] and \`\`\`mahjong blocks that are in --from are rewritten, and so are the constructs of its site
or program: {{#mjt:…}} (mjt), {{< t … >}} (tempai), {% mahjong … %} (jekyll), <mah-gen data-seq="…"> (mahgen),
class="merjong" (merjong), \\mahjong{…} (mahjong-tex, mpszf), Unicode tiles (unicode), and \`mj:…\` (any).
--from auto means our own constructs in whatever notation they name. All other bytes stay as they are.
What the new notation cannot say is reported. What has an error is reported and left as it is; the exit code is 1.`,
    ja: `Markdown では、--from の記法で書かれた :tiles[…] と \`\`\`mahjong のほか、そのサイトやプログラムの書き方も書き換えます:
{{#mjt:…}}（mjt）、{{< t … >}}（tempai）、{% mahjong … %}（jekyll）、<mah-gen data-seq="…">（mahgen）、
class="merjong"（merjong）、\\mahjong{…}（mahjong-tex・mpszf）、Unicode の牌（unicode）、\`mj:…\`（すべて）。
--from auto は、記法を問わず :tiles[…] と \`\`\`mahjong を対象にします。それ以外は一バイトも変えません。
新しい記法で表せないことは報告します。誤りのあるものは報告し、元のまま残します。終了コードは 1 です。`
  },
  options: {
    from: dialectOption,
    to: {
      ...dialectOption,
      choices: writtenDialects,
      about: {
        en: `notation to write (default: auto): ${writtenDialects.join(', ')}`,
        ja: `書き出す記法（省略時は auto）: ${writtenDialects.join(', ')}`
      }
    },
    write: {
      type: 'boolean',
      short: 'w',
      about: {en: 'rewrite Markdown files in place', ja: 'Markdown ファイルをその場で書き換える'}
    },
    markdown: {
      type: 'boolean',
      about: {
        en: 'convert one Markdown file to standard output',
        ja: 'Markdown ファイル一つを変換して標準出力へ出す'
      }
    },
    'inline-code': {
      type: 'string',
      value: 'prefix',
      about: {
        en: 'inline code that begins with this holds tiles (default: mj:)',
        ja: '牌とみなすインラインコードの先頭（省略時は mj:）'
      }
    },
    strict: {
      type: 'boolean',
      about: {
        en: 'leave alone what would lose something; it counts as an error',
        ja: '何かが失われるものは変えずに残し、誤りとして扱う'
      }
    },
    ...modeOptions
  },
  examples: [
    `tehai convert --from mjt --to auto "11'1z 456p"`,
    'tehai convert --from kobalab --to mpsz - < hands.txt',
    'tehai convert --from mjt --write "wiki/**/*.md"'
  ],
  async run(given, terminal) {
    if (isSet(given, 'write') || isSet(given, 'markdown')) return convertFiles(given, terminal)
    return convertRows(given, terminal)
  }
}

interface Asked {
  readonly from: DialectId
  readonly to: WrittenDialect
  readonly strict: boolean
}

function askedOf(given: Given): Asked {
  return {
    from: (valueOf(given, 'from') ?? 'auto') as DialectId,
    to: (valueOf(given, 'to') ?? 'auto') as WrittenDialect,
    strict: isSet(given, 'strict')
  }
}

/** Rows: one line each on standard output; a row with an error is written as it was, so that lines stay in step. */
async function convertRows(given: Given, terminal: Terminal): Promise<ExitCode> {
  const {from, to, strict} = askedOf(given)
  const {mode, y} = rowReading(given)
  const {language, stdout, stderr, env} = terminal
  const paint = painter(stderr, env)
  let hasError = false
  for (const row of await rowsOf(given, terminal)) {
    const {text, messages, losses} = convertRow(row, {from, to, mode, y})
    const told = strict ? losses.map(asError) : losses
    for (const one of messages) await write(stderr, frameOfRow(one, row, language, paint))
    for (const one of told) await write(stderr, frameOfRow(one, row, language, paint, sayLoss))
    const isLeft = text === null || (strict && losses.length > 0)
    hasError ||= isLeft
    await write(stdout, `${(isLeft ? row : text).replaceAll('\n', ' ')}\n`)
  }
  return hasError ? 1 : 0
}

const asError = (loss: Message): Message => ({...loss, severity: 'error'})
const sayLoss = (loss: Message, source: string, language: Terminal['language']): string =>
  sentence(loss, lossMessages, source, language)

async function convertFiles(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const isWritten = isSet(given, 'write')
  const files = await filesOf(given.positionals, terminal)
  if (!isWritten && files.length > 1) throw usageError('needs-option', {actual: files[1]!, other: '--write'})
  if (isWritten && files.includes('-')) throw usageError('not-together', {actual: '-', other: '--write'})
  const progress = startProgress(terminal, {en: 'files', ja: 'ファイル'})
  let hasError = false
  for (const [index, file] of files.entries()) {
    const text = await readText(file, terminal)
    const converted = convertMarkdown(text, conversionOf(given, text))
    hasError ||= converted.left > 0
    progress.clear()
    await report(file, text, converted, isSet(given, 'strict'), terminal)
    if (!isWritten) await write(terminal.stdout, converted.text)
    else if (converted.text !== text) await writeOutput(file, converted.text, terminal)
    progress.advance((index + 1) / files.length, index + 1)
  }
  progress.clear()
  return hasError ? 1 : 0
}

function conversionOf(given: Given, text: string): MarkdownConversion {
  const {dialect} = readFrontMatter(text)
  return {
    ...askedOf(given),
    y: rowReading(given).y,
    pageDialect: dialectNamed(dialect ?? '') ?? null,
    inlineCode: valueOf(given, 'inline-code') ?? 'mj:'
  }
}

const convertMessages: Readonly<Record<'unreachable', MessageWords>> = {
  unreachable: {
    severity: 'error',
    en: 'Unexpected `{actual}` where Markdown does not read `:tiles[…]`, such as inside HTML or after a colon',
    ja: '`{actual}` は、`:tiles[…]` が読まれない場所（HTML の中やコロンの直後など）にあるため変換できません'
  }
}

const table: MessageTable = {...everyMessage, ...lossMessages, ...convertMessages}

/** Tell what was found in a file, and how much of it was converted. */
async function report(
  file: string,
  text: string,
  {converted, left, messages, unreachable}: ConvertedMarkdown,
  strict: boolean,
  {language, stderr, env}: Terminal
): Promise<void> {
  const paint = painter(stderr, env)
  const outside = unreachable.map(({start, end}) => message(convertMessages, 'unreachable', start, end))
  const told = strict ? messages.map(asError) : messages
  for (const one of [...told, ...outside]) {
    const found = findingAt(one, text, sentence(one, table, text, language))
    await write(stderr, `${findingText(file, found, language, paint)}\n`)
  }
  const name = file === '-' ? 'stdin' : file
  const counts =
    language === 'ja'
      ? `${converted} か所を変換${left > 0 ? `、${left} か所はそのまま` : ''}`
      : `${converted} converted${left > 0 ? `, ${left} left as they are` : ''}`
  await write(stderr, `${name}: ${counts}\n`)
}
