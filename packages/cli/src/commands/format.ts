/**
 * `tehai format`: the blocks and rows of Markdown files in one canonical form; checked, printed or written in place.
 */
import {visible} from '@tehai/kernel/source'
import {applyEdits, languageService} from '@tehai/language'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {forEachFile, sumUp} from '../command/fault.js'
import {filesOf, readText} from '../files/files.js'
import {withoutLinks, writeAll} from '../files/in-place.js'
import {findingIn, findingText} from '../markdown/findings.js'
import {isMdx, mdxFault, mdxMessages, mdxPlugins} from '../markdown/mdx.js'
import {startProgress} from '../command/progress.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords} from '../words/commands.js'
import type {Output} from '../files/output-files.js'

export const command: Command = {
  name: 'format',
  usage: ['<file>', '--check <file, folder or pattern …>', '--write <file, folder or pattern …>'],
  about: commandWords.format.about,
  notes: commandWords.format.notes,
  options: {
    check: {type: 'boolean', about: commandWords.format.check},
    write: {type: 'boolean', short: 'w', about: commandWords.format.write}
  },
  examples: [
    'tehai format --check posts',
    'tehai format --write "posts/**/*.md"',
    'tehai format - < post.md'
  ],
  run: formatFiles
}

async function formatFiles(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const isWritten = isSet(given, 'write')
  const isChecked = isSet(given, 'check')
  if (isWritten && isChecked) throw usageError('not-together', {actual: '--check', other: '--write'})
  const named = await filesOf(given.positionals, terminal)
  if (isWritten && named.includes('-')) throw usageError('not-together', {actual: '-', other: '--write'})
  const files = isWritten ? await withoutLinks(named, terminal.cwd) : named
  if (!isWritten && !isChecked && files.length > 1)
    throw usageError('needs-option', {actual: files[1]!, other: '--write'})
  const progress = startProgress(terminal, commandWords.help.files)
  const outputs: Output[] = []
  let unread = 0
  const failed = await forEachFile(files, terminal, async (file, index) => {
    const text = await readText(file, terminal)
    const content = await formatted(text, file, terminal)
    if (content === null) unread++
    else if (!isWritten && !isChecked) await write(terminal.stdout, content)
    else if (content !== text) outputs.push({file, content})
    progress.advance((index + 1) / files.length, index + 1)
  })
  progress.clear()
  if (isChecked) for (const {file} of outputs) await write(terminal.stdout, `${visible(file)}\n`)
  if (isWritten && !(await writeAll(outputs, terminal))) return 2
  const words = terminalWords[terminal.language]
  if (isWritten || isChecked)
    await write(terminal.stderr, `${words.formatted(outputs.length, files.length, isWritten)}\n`)
  await sumUp(failed, files.length, terminal)
  return failed.length > 0 ? 2 : unread > 0 || (isChecked && outputs.length > 0) ? 1 : 0
}

/** The text of a file after formatting; `null` where a file of MDX cannot be read, which is said. */
async function formatted(text: string, file: string, terminal: Terminal): Promise<string | null> {
  const service = languageService({mahjong: {records: false}, syntax: await mdxPlugins(file)})
  try {
    return applyEdits(text, service.formatting(text))
  } catch (error) {
    if (!isMdx(file)) throw error
    const {language, stderr, env} = terminal
    const found = findingIn(text, mdxMessages, language)(mdxFault(error, text))
    await write(stderr, `${findingText(file, found, language, painter(stderr, env))}\n`)
    return null
  }
}
