/**
 * The table of commands. A command's file is loaded when it runs: `tehai parse` does not wait for a Markdown parser.
 */
import type {Command, Words} from '../command/command.js'
import {commandWords} from '../words/commands.js'

export interface ListedCommand {
  readonly name: string
  readonly about: Words
  readonly load: () => Promise<{readonly command: Command}>
}

/** Words after which the name of a command follows. */
export const groups: readonly string[] = ['log', 'koikoi']

export const commands: readonly ListedCommand[] = [
  {
    name: 'build',
    about: commandWords.list.build,
    load: () => import('./build.js')
  },
  {
    name: 'check',
    about: commandWords.list.check,
    load: () => import('./check.js')
  },
  {
    name: 'audit',
    about: commandWords.list.audit,
    load: () => import('./audit.js')
  },
  {
    name: 'render',
    about: commandWords.list.render,
    load: () => import('./render.js')
  },
  {
    name: 'card',
    about: commandWords.list.card,
    load: () => import('./card.js')
  },
  {
    name: 'style',
    about: commandWords.list.style,
    load: () => import('./style.js')
  },
  {
    name: 'mdbook',
    about: commandWords.list.mdbook,
    load: () => import('./mdbook.js')
  },
  {
    name: 'pandoc',
    about: commandWords.list.pandoc,
    load: () => import('./pandoc.js')
  },
  {
    name: 'convert',
    about: commandWords.list.convert,
    load: () => import('./convert.js')
  },
  {
    name: 'format',
    about: commandWords.list.format,
    load: () => import('./format.js')
  },
  {
    name: 'parse',
    about: commandWords.list.parse,
    load: () => import('./parse.js')
  },
  {
    name: 'analyse',
    about: commandWords.list.analyse,
    load: () => import('./analyse.js')
  },
  {
    name: 'score',
    about: commandWords.list.score,
    load: () => import('./score.js')
  },
  {
    name: 'value',
    about: commandWords.list.value,
    load: () => import('./value.js')
  },
  {
    name: 'log read',
    about: commandWords.list.logRead,
    load: () => import('./log/read.js')
  },
  {
    name: 'log show',
    about: commandWords.list.logShow,
    load: () => import('./log/show.js')
  },
  {
    name: 'log draw',
    about: commandWords.list.logDraw,
    load: () => import('./log/draw.js')
  },
  {
    name: 'log check',
    about: commandWords.list.logCheck,
    load: () => import('./log/check.js')
  },
  {
    name: 'log safe',
    about: commandWords.list.logSafe,
    load: () => import('./log/safe.js')
  },
  {
    name: 'log convert',
    about: commandWords.list.logConvert,
    load: () => import('./log/convert.js')
  },
  {
    name: 'koikoi yaku',
    about: commandWords.list.koikoiYaku,
    load: () => import('./koikoi/yaku.js')
  },
  {
    name: 'koikoi score',
    about: commandWords.list.koikoiScore,
    load: () => import('./koikoi/score.js')
  },
  {
    name: 'koikoi replay',
    about: commandWords.list.koikoiReplay,
    load: () => import('./koikoi/replay.js')
  },
  {
    name: 'koikoi play',
    about: commandWords.list.koikoiPlay,
    load: () => import('./koikoi/play.js')
  },
  {
    name: 'koikoi simulate',
    about: commandWords.list.koikoiSimulate,
    load: () => import('./koikoi/simulate.js')
  }
]
