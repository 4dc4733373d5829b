/**
 * `tehai audit`: one report of a whole site.
 */
import {type Language, visible} from '@tehai/kernel/source'
import {auditHtml} from '../audit/html.js'
import {auditPage, type AuditedPage} from '../audit/page.js'
import {totalsOf} from '../audit/totals.js'
import {auditWords, listCounts, reasonWords, states, stateWords} from '../audit/words.js'
import {isSet, valueOf, type Command, type ExitCode, type Given} from '../command.js'
import {forEachFile, sumUp} from '../fault.js'
import {filesOf, readText} from '../files.js'
import {guardSources} from '../targets.js'
import {findingText} from '../markdown/findings.js'
import {pageLanguage, readFrontMatter} from '../markdown/front-matter.js'
import {gamesOf} from '../markdown/games.js'
import {readerOptions, readerSettings} from '../markdown/reader.js'
import {startProgress} from '../progress.js'
import {countWords, type Paint} from '../report.js'
import {siteOf, siteOptions} from '../site-options.js'
import {painter, write, type Terminal} from '../terminal.js'
import {usageError} from '../usage.js'
import {writeOutput} from '../written.js'

export const command: Command = {
  name: 'audit',
  usage: ['<file, folder or pattern …> [--html <report.html>]'],
  about: {
    en: 'Report on a whole site: its rows, its claims, what would be one, and constructs of other programs.',
    ja: 'サイト全体を検査します。牌の行、主張とその正誤、主張にできる行、ほかのプログラムの書き方を報告します。'
  },
  notes: {
    en: `A row would be a claim where the words beside it, or a column of waits in a table, say what it waits for or how far it
is from tenpai; the report says whether that would be true. Nothing is changed. \`tehai convert\` brings foreign
constructs over. The exit code is 1 if there are errors, as with \`tehai check\`.`,
    ja: `行のあとの文や表の「待ち」の列が、その行の待ちや向聴数を述べていれば、主張にできる行として正誤と共に示します。
ファイルは変更しません。ほかの書き方は \`tehai convert\` で書き換えられます。誤りがあれば \`tehai check\` と同じく終了コード 1 です。`
  },
  options: {
    html: {
      type: 'string',
      value: 'file',
      about: {
        en: 'write the report as a page with pictures, complete in one file',
        ja: '絵の入った HTML の報告を一つのファイルに書き出す'
      }
    },
    json: {type: 'boolean', about: {en: 'print one JSON object', ja: 'JSON オブジェクト一つを出力'}},
    ...siteOptions,
    ...readerOptions
  },
  examples: ['tehai audit docs', 'tehai audit wiki --html audit.html', 'tehai audit "posts/**/*.md" --json'],
  run: auditSite
}

async function auditSite(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const site = siteOf(given)
  const reader = readerSettings(given)
  const files = await filesOf(given.positionals, terminal)
  const progress = startProgress(terminal, {en: 'files', ja: 'ファイル'})
  const pages: AuditedPage[] = []
  const html = valueOf(given, 'html')
  if (html !== undefined && html !== '-') await (await guardSources(files, terminal.cwd))([html])
  const failed = await forEachFile(files, terminal, async (file, index) => {
    const text = await readText(file, terminal)
    const lang = terminal.isLanguageKnown ? terminal.language : pageLanguage(readFrontMatter(text), text)
    pages.push(await auditPage(file, text, {reader, lang, site}))
    progress.advance((index + 1) / files.length, index + 1)
  })
  progress.clear()
  if (html !== undefined) {
    const {language} = terminal
    const games = await gamesOf('mahjong 花札', {...reader, lang: language})
    const report = auditHtml(pages, given.positionals[0]!, language, games, {lang: language})
    if (html === '-') await write(terminal.stdout, report)
    else await writeOutput(html, report, terminal)
  }
  if (isSet(given, 'json'))
    await write(
      terminal.stdout,
      `${JSON.stringify({...auditJson(pages), ...(failed.length > 0 && {failed})}, null, 2)}\n`
    )
  else if (html !== '-') await writeText(pages, terminal)
  await sumUp(failed, files.length, terminal)
  return failed.length > 0 ? 2 : totalsOf(pages).errors > 0 ? 1 : 0
}

/** The audit as plain data: that of each page, and totals. */
function auditJson(pages: readonly AuditedPage[]): object {
  const withoutMarkup = <Type extends object>(one: Type) => ({...one, markup: undefined})
  return {
    pages: pages.map(({file, constructs, claims, findings, wouldBe, foreign}) => ({
      file,
      constructs,
      claims,
      messages: findings.map(({finding, source}) => ({...finding, source})),
      wouldBe: wouldBe.map(withoutMarkup),
      foreign: foreign.map(withoutMarkup)
    })),
    totals: totalsOf(pages)
  }
}

async function writeText(pages: readonly AuditedPage[], {stdout, env, language}: Terminal): Promise<void> {
  const paint = painter(stdout, env)
  for (const page of pages)
    for (const line of linesOf(page, language, paint)) await write(stdout, `${line}\n`)
  for (const line of summary(pages, language)) await write(stdout, `${line}\n`)
}

function linesOf(
  {file, findings, wouldBe, foreign}: AuditedPage,
  language: Language,
  paint: Paint
): string[] {
  const placed = ({line, column}: {readonly line: number; readonly column: number}): string =>
    paint('bold', `${file === '-' ? 'stdin' : visible(file)}:${line}:${column}`)
  return [
    ...findings.map(({finding}) => findingText(file, finding, language, paint)),
    ...wouldBe.map(one => {
      const word = paint(one.state === 'false' ? 'red' : 'green', stateWords[one.state][language])
      return `${placed(one)}  ${auditWords.wouldBeShort[language]}  ${visible(one.suggestion)}  ${word}${one.message === null ? '' : `  ${one.message}`}`
    }),
    ...foreign.map(one => {
      const said =
        one.suggestion === null ? '' : ` ${auditWords.becomes[language]} ${oneLine(one.suggestion)}`
      return `${placed(one)}  ${auditWords.foreignShort[language]}  ${oneLine(one.source)}${said}  ${paint('dim', reasonWords(one.reason, language))}`
    })
  ]
}

function oneLine(text: string): string {
  const line = visible(text.replace(/\s+/g, ' '))
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

function summary(pages: readonly AuditedPage[], language: Language): string[] {
  const {claims, errors, warnings, wouldBe, wouldBeFalse, foreign, convertible, constructs} = totalsOf(pages)
  const line = (words: Readonly<Record<Language, string>>, value: string): string =>
    `${words[language]}: ${value}`
  return [
    line(auditWords.pages, String(pages.length)),
    line(auditWords.constructs, String(constructs)),
    line(
      auditWords.claims,
      listCounts(
        states.map(state => [claims[state], stateWords[state]] as const),
        language
      )
    ),
    line(auditWords.findings, countWords(errors, warnings, language) || '0'),
    line(
      auditWords.wouldBe,
      listCounts(
        [
          [wouldBe - wouldBeFalse, stateWords.true],
          [wouldBeFalse, stateWords.false]
        ],
        language
      )
    ),
    line(
      auditWords.foreign,
      `${foreign}${foreign > 0 ? ` (${reasonWords('convertible', language)}: ${convertible})` : ''}`
    )
  ]
}
