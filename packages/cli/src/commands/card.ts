/**
 * `tehai card`: Markdown files → pictures for links to them, with their title and first hand.
 */
import {extname, join, relative, resolve} from 'node:path'
import {artOptions, artSettings} from '../picture/art-options.js'
import {commonFolder} from '../build/jobs.js'
import {makeCard} from '../card/made-card.js'
import {valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {forEachFile, sumUp} from '../command/fault.js'
import {filesOf, readText} from '../files/files.js'
import {countFindings, findingText} from '../markdown/findings.js'
import {readerOptions, refuseReaderOptions} from '../markdown/reader.js'
import {refuseBoth} from '../command/options.js'
import {formatOf} from '../picture/format.js'
import {pngMaker} from '../picture/png.js'
import {guardSources} from '../files/targets.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {writeOutput} from '../files/output-files.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'card',
  usage: ['<page.md> [-o <card.png|card.svg>]', '<file, folder or pattern …> --out-dir <folder>'],
  about: commandWords.card.about,
  notes: commandWords.card.notes,
  options: {
    output: {type: 'string', short: 'o', value: 'file', about: commandWords.render.output},
    'out-dir': {type: 'string', value: 'folder', about: commandWords.card.outDir},
    format: {type: 'string', value: 'svg|png', choices: ['svg', 'png'], about: commandWords.render.format},
    title: {type: 'string', value: 'words', about: commandWords.card.title},
    name: {type: 'string', value: 'words', about: commandWords.card.name},
    ...artOptions,
    ...readerOptions
  },
  examples: [
    'tehai card page.md -o og.png',
    'tehai card posts --out-dir public/cards --name "My notes" --palette dark'
  ],
  run: makeCards
}

async function makeCards(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  await refuseReaderOptions(given)
  refuseBoth(given, 'output', 'out-dir')
  const art = await artSettings(given, terminal)
  const sources = await filesOf(given.positionals, terminal)
  const {format, targets} = targetsOf(sources, given, terminal.cwd)
  const guard = await guardSources(sources, terminal.cwd)
  await guard(targets.filter(target => target !== '-'))
  const png = format === 'png' ? await pngMaker(1, true) : null
  const {stderr, stdout, env, language} = terminal
  const paint = painter(stderr, env)
  let errors = 0
  const failed = await forEachFile(sources, terminal, async (source, index) => {
    const {svg, findings} = await makeCard(await readText(source, terminal), source, {art, given, terminal})
    for (const one of findings) await write(stderr, `${findingText(source, one, language, paint)}\n`)
    errors += countFindings(findings).errors
    const content = png ? png(svg) : `${svg}\n`
    const target = targets[index]!
    await (target === '-' ? write(stdout, content) : writeOutput(target, content, terminal))
  })
  await sumUp(failed, sources.length, terminal)
  return failed.length > 0 ? 2 : errors > 0 ? 1 : 0
}

/**
 * Where the card of each file is written: into a folder, as PNG under the path of the file, or into one file.
 *
 * @throws {UsageError} if several cards would be written to one place.
 */
function targetsOf(sources: readonly string[], given: CommandArguments, cwd: string) {
  const folder = valueOf(given, 'out-dir')
  if (folder === undefined) {
    if (sources.length > 1) throw usageError('one-output', {count: sources.length})
    const output = valueOf(given, 'output') ?? '-'
    return {format: formatOf(output, valueOf(given, 'format')), targets: [output]}
  }
  const format = formatOf('.png', valueOf(given, 'format') ?? 'png')
  const root = commonFolder(sources.map(source => resolve(cwd, source)))
  const sourceOf = new Map<string, string>()
  const targets = sources.map(source => {
    const name = source === '-' ? 'index.md' : relative(root, resolve(cwd, source))
    const target = join(folder, `${name.slice(0, name.length - extname(name).length)}.${format}`)
    const other = sourceOf.get(target)
    if (other !== undefined) throw usageError('same-output', {actual: source, other})
    sourceOf.set(target, source)
    return target
  })
  return {format, targets}
}
