/**
 * `tehai build`: Markdown files → complete HTML pages.
 */
import {artOptions, artSettings} from '../picture/art-options.js'
import {jobsOf} from '../build/jobs.js'
import {buildJobs} from '../build/pages.js'
import {watchPages} from '../build/watch.js'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {drawOptions} from '../picture/draw-options.js'
import {filesOf} from '../files/files.js'
import {readerOptions, refuseReaderOptions} from '../markdown/reader.js'
import {sourcesOutside} from '../files/targets.js'
import type {Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'build',
  usage: [
    '<page.md> [-o <page.html>]',
    '<file, folder or pattern …> --out-dir <folder>',
    '<file, folder or pattern …> --markdown [--images <folder>] [--out-dir <folder>]'
  ],
  about: commandWords.build.about,
  notes: commandWords.build.notes,
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      about: commandWords.build.output
    },
    'out-dir': {
      type: 'string',
      value: 'folder',
      about: commandWords.build.outDir
    },
    watch: {type: 'boolean', about: commandWords.build.watch},
    quiet: {type: 'boolean', short: 'q', about: commandWords.build.quiet},
    ...drawOptions,
    pictures: {
      type: 'string',
      value: 'auto|inline|defs|img|png',
      choices: ['auto', 'inline', 'defs', 'img', 'png'],
      about: commandWords.build.picturesOfPage
    },
    markdown: {
      type: 'boolean',
      about: commandWords.build.markdown
    },
    images: {
      type: 'string',
      value: 'folder',
      about: commandWords.build.images
    },
    'images-url': {
      type: 'string',
      value: 'address',
      about: commandWords.build.imagesUrl
    },
    ...artOptions,
    ...readerOptions
  },
  examples: [
    'tehai build page.md -o page.html',
    'tehai build posts --out-dir public --on-error throw',
    'cat page.md | tehai build - > page.html',
    'tehai build posts --out-dir public --watch',
    'tehai build notes --markdown --out-dir src --images src/tiles',
    'tehai build letter.md -o letter.html --pictures png'
  ],
  run: buildPages
}

async function buildPages(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  await refuseReaderOptions(given)
  const art = await artSettings(given, terminal)
  if (isSet(given, 'watch')) return watchPages({art, given, terminal})
  const {cwd} = terminal
  const named = await filesOf(given.positionals, terminal)
  const folder = valueOf(given, 'out-dir')
  const sources = folder === undefined ? named : await sourcesOutside(named, folder, cwd)
  const {code} = await buildJobs(jobsOf(sources, given, cwd), named, {art, given, terminal})
  return code
}
