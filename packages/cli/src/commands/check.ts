/**
 * `tehai check`: everything that is wrong with the tiles of Markdown files.
 */
import type {Language} from '@tehai/kernel/source'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {forEachFile, sumUp} from '../command/fault.js'
import {filesOf, readText} from '../files/files.js'
import {checkText} from '../markdown/check.js'
import {countFindings, findingText, type Finding} from '../markdown/findings.js'
import {readerOptions, refuseReaderOptions} from '../markdown/reader.js'
import {startProgress} from '../command/progress.js'
import {countWords} from '../terminal/report.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'check',
  usage: ['<file, folder or pattern …>'],
  about: commandWords.check.about,
  notes: commandWords.check.notes,
  options: {
    ...readerOptions,
    json: {type: 'boolean', about: commandWords.check.json}
  },
  examples: ['tehai check posts', `tehai check "posts/**/*.md" --json`, 'cat post.md | tehai check -'],
  run: checkFiles
}

/** Messages that are written at once. */
const AT_ONCE = 1000

interface FileFindings {
  readonly file: string
  readonly messages: readonly Finding[]
}

async function checkFiles(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  await refuseReaderOptions(given)
  const files = await filesOf(given.positionals, terminal)
  const asJson = isSet(given, 'json')
  const progress = startProgress(terminal, commandWords.help.files)
  const paint = painter(terminal.stdout, terminal.env)
  const checked: FileFindings[] = [] // only for JSON, so that the messages of a large site are not kept
  const counts = {files: 0, errors: 0, warnings: 0}
  const failed = await forEachFile(files, terminal, async (file, index) => {
    const messages = await checkFile(file, given, terminal)
    const {errors, warnings} = countFindings(messages)
    counts.files++
    counts.errors += errors
    counts.warnings += warnings
    if (asJson) checked.push({file, messages})
    progress.advance((index + 1) / files.length, index + 1)
    if (asJson || messages.length === 0) return
    progress.clear()
    for (let at = 0; at < messages.length; at += AT_ONCE) {
      const frames = messages
        .slice(at, at + AT_ONCE)
        .map(one => findingText(file, one, terminal.language, paint))
      await write(terminal.stdout, `${frames.join('\n')}\n`)
    }
  })
  progress.clear()
  const {errors, warnings} = counts
  if (asJson)
    await write(
      terminal.stdout,
      `${JSON.stringify({files: checked, errors, warnings, ...(failed.length > 0 && {failed})}, null, 2)}\n`
    )
  else await write(terminal.stdout, `${summary(counts.files, errors, warnings, terminal.language)}\n`)
  await sumUp(failed, files.length, terminal)
  return failed.length > 0 ? 2 : errors > 0 ? 1 : 0
}

async function checkFile(file: string, given: CommandArguments, terminal: Terminal): Promise<Finding[]> {
  const text = await readText(file, terminal)
  return checkText(text, file, given, terminal)
}

/** `3 files checked: 1 error` */
function summary(files: number, errors: number, warnings: number, language: Language): string {
  const found = countWords(errors, warnings, language)
  return terminalWords[language].checked(files, found)
}
