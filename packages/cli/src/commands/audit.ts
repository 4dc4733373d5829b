/**
 * `tehai audit`: one report of a whole site.
 */
import {type Language, visible} from '@tehai/kernel/source'
import type {AuditedPage} from '../audit/audited-page.js'
import {auditHtml} from '../audit/html.js'
import {auditPage} from '../audit/page.js'
import {totalsOf} from '../audit/totals.js'
import {auditWords, listCounts, reasonWords, states, stateWords} from '../audit/words.js'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {forEachFile, sumUp} from '../command/fault.js'
import {filesOf, readText} from '../files/files.js'
import {guardSources} from '../files/targets.js'
import {findingText} from '../markdown/findings.js'
import {pageLanguage, readFrontMatter} from '../markdown/front-matter.js'
import {gamesOf} from '../markdown/games.js'
import {readerOptions, readerSettings, refuseReaderOptions} from '../markdown/reader.js'
import {startProgress} from '../command/progress.js'
import {countWords, type Paint} from '../terminal/report.js'
import {siteOf, siteOptions} from '../convert/foreign/site-options.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {writeOutput} from '../files/output-files.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'audit',
  usage: ['<file, folder or pattern …> [--html <report.html>]'],
  about: commandWords.audit.about,
  notes: commandWords.audit.notes,
  options: {
    html: {
      type: 'string',
      value: 'file',
      about: commandWords.audit.html
    },
    json: {type: 'boolean', about: commandWords.audit.json},
    ...siteOptions,
    ...readerOptions
  },
  examples: ['tehai audit docs', 'tehai audit wiki --html audit.html', 'tehai audit "posts/**/*.md" --json'],
  run: auditSite
}

async function auditSite(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  await refuseReaderOptions(given)
  const site = siteOf(given)
  const reader = readerSettings(given)
  const files = await filesOf(given.positionals, terminal)
  const progress = startProgress(terminal, commandWords.help.files)
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
    const report = await auditHtml(pages, given.positionals[0]!, language, games)
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
