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
import {isSet, valueOf, type Command, type ExitCode, type Given, type Words} from '../command.js'
import {dialectNamed} from '../convert/attributes.js'
import type {SiteConstructs} from '../convert/foreign.js'
import type {PassedReason} from '../convert/passed-reason.js'
import {convertMarkdown, type ConvertedMarkdown, type MarkdownConversion} from '../convert/markdown.js'
import {convertMessage, convertMessages} from '../convert/messages.js'
import {convertAlone, lossMessages} from '../convert/row.js'
import {faultText, forEachFile, sumUp} from '../fault.js'
import {filesOf, readText} from '../files.js'
import {realPathOf} from '../identity.js'
import {findingIn, findingText} from '../markdown/findings.js'
import {readFrontMatter} from '../markdown/front-matter.js'
import {startProgress} from '../progress.js'
import {frameOfRow} from '../report.js'
import {dialectOption, modeOptions, rowReading, rowsOf} from '../row-options.js'
import {siteOf, siteOptions} from '../site-options.js'
import {painter, say, write, type Terminal} from '../terminal.js'
import {usageError} from '../usage.js'
import {writeTogether, type Output} from '../written.js'
import {terminalWords} from '../words/index.js'

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
    en: `In Markdown, :tiles[…] and \`\`\`mahjong blocks that are in --from are rewritten, and so are pictures of tiles
(![](tiles/1-man.png), <img src="man3.gif">, [[File:MJw1.png]]) and the constructs of other sites and programs:
{{#mjt:…}}, {{machi|…|…}}, {{< mj … >}} and {{< t … >}} of Hugo, {% mahjong … %}, <mah-gen data-seq="…">,
<div class="mahjong">, <Tile tile="…"/> and <Tiles hand="…"/>, :mahjong-tiles{src="…"}, ![123m](), \\mahjong{…},
\\wan{3}, and \`mj:…\`. Unicode tiles (🀇) and :1m: are, with --from unicode and --from pymdownx.
--from auto means all of them, whatever notation they are in. All other bytes stay as they are.
What the new notation cannot write is reported. What has an error is reported and left as it is; the exit code is 1.
Constructs in code, comments and front matter are left as they are and listed.`,
    ja: `Markdown では、--from の記法で書かれた :tiles[…] と \`\`\`mahjong のほか、牌の画像（![](tiles/1-man.png)、
<img src="man3.gif">、[[File:MJw1.png]]）と、ほかのサイトやプログラムの書き方も書き換えます:
{{#mjt:…}}、{{machi|…|…}}、Hugo の {{< mj … >}} と {{< t … >}}、{% mahjong … %}、<mah-gen data-seq="…">、
<div class="mahjong">、<Tile tile="…"/> と <Tiles hand="…"/>、:mahjong-tiles{src="…"}、![123m]()、\\mahjong{…}、
\\wan{3}、\`mj:…\`。Unicode の牌（🀇）と :1m: は、--from unicode・--from pymdownx のときに書き換えます。
--from auto は、記法を問わずこれらすべてを対象にします。それ以外は一バイトも変えません。
新しい記法で表せないことは報告します。誤りのあるものは報告し、元のまま残します。終了コードは 1 です。
コード・コメント・フロントマターの中のものは元のまま残し、一覧にします。`
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
    ...siteOptions,
    'in-html': {
      type: 'boolean',
      about: {
        en: 'convert inside HTML as well, for hosts that parse it: tehai build, MDX, VitePress, rehype-raw',
        ja: 'HTML の中も変換する（tehai build・MDX・VitePress・rehype-raw のように HTML を解釈する環境向け）'
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

function requestOf(given: Given): Request {
  return {
    from: (valueOf(given, 'from') ?? 'auto') as DialectId,
    to: (valueOf(given, 'to') ?? 'auto') as WrittenDialect,
    strict: isSet(given, 'strict')
  }
}

/** Rows: one line each on standard output; a row with an error is written as it was, so that lines stay in step. */
async function convertRows(given: Given, terminal: Terminal): Promise<ExitCode> {
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

async function convertFiles(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const isWritten = isSet(given, 'write')
  const named = await filesOf(given.positionals, terminal)
  const files = isWritten && !named.includes('-') ? await withoutLinks(named, terminal.cwd) : named
  if (!isWritten && files.length > 1) throw usageError('needs-option', {actual: files[1]!, other: '--write'})
  if (isWritten && files.includes('-')) throw usageError('not-together', {actual: '-', other: '--write'})
  const site = siteOf(given)
  const progress = startProgress(terminal, {en: 'files', ja: 'ファイル'})
  let hasError = false
  const outputs: Output[] = []
  const failed = await forEachFile(files, terminal, async (file, index) => {
    const text = await readText(file, terminal)
    const converted = convertMarkdown(text, conversionOf(given, text, site), file)
    hasError ||= converted.left > 0
    progress.clear()
    await report(file, text, converted, isSet(given, 'strict'), terminal)
    if (!isWritten) await write(terminal.stdout, converted.text)
    else if (converted.text !== text) outputs.push({file, content: converted.text})
    progress.advance((index + 1) / files.length, index + 1)
  })
  progress.clear()
  if (!(await writeAll(outputs, terminal))) return 2
  await sumUp(failed, files.length, terminal)
  return failed.length > 0 ? 2 : hasError ? 1 : 0
}

/** Each file once, whatever links lead to it. A hard link counts as a separate file: each name is written. */
async function withoutLinks(files: readonly string[], cwd: string): Promise<string[]> {
  const byPath = new Map<string, string>()
  for (const file of files) {
    const path = await realPathOf(file, cwd)
    if (!byPath.has(path)) byPath.set(path, file)
  }
  return [...byPath.values()]
}

/** Write all files or none. @returns whether that was possible */
async function writeAll(outputs: readonly Output[], terminal: Terminal): Promise<boolean> {
  const {error, changed} = await writeTogether(outputs, terminal)
  if (error === null) return true
  const names = changed.map(visible)
  const outcome: Words =
    names.length === 0
      ? {en: 'Nothing was changed.', ja: 'どのファイルも変更していません。'}
      : {en: `Changed all the same: ${names.join(', ')}`, ja: `変更済み: ${names.join('、')}`}
  await write(terminal.stderr, faultText(error, terminal, null, say(terminal, outcome)))
  return false
}

function conversionOf(given: Given, text: string, site: SiteConstructs): MarkdownConversion {
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

/** Report what was found in a file, and how much of it was converted. */
async function report(
  file: string,
  text: string,
  converted: ConvertedMarkdown,
  strict: boolean,
  {language, stderr, env}: Terminal
): Promise<void> {
  const paint = painter(stderr, env)
  const outside = converted.unreachable.map(span => convertMessage('unreachable', span))
  const messages = strict ? converted.messages.map(asError) : converted.messages
  const found = findingIn(text, table, language)
  for (const one of [...messages, ...outside])
    await write(stderr, `${findingText(file, found(one), language, paint)}\n`)
  const name = file === '-' ? 'stdin' : visible(file)
  for (const line of passedLines(name, text, converted, language)) await write(stderr, `${line}\n`)
  await write(stderr, `${name}: ${countsText(converted, language)}\n`)
}

/** What was passed over, one a line: `wiki.md:8:13  in a code span  {{#mjt:1m}}`. */
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
