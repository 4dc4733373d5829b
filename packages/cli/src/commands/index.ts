/**
 * The table of commands. A command's file is loaded when it runs: `tehai parse` does not wait for a Markdown parser.
 */
import type {Command, Words} from '../command.js'

export interface ListedCommand {
  readonly name: string
  readonly about: Words
  readonly load: () => Promise<{readonly command: Command}>
}

/** Words after which the name of a command follows. */
export const groups: readonly string[] = ['koikoi']

export const commands: readonly ListedCommand[] = [
  {
    name: 'build',
    about: {en: 'turn Markdown into complete HTML pages', ja: 'Markdown から HTML のページを作る'},
    load: () => import('./build.js')
  },
  {
    name: 'check',
    about: {en: 'find what is wrong in Markdown files', ja: 'Markdown の間違いを探す'},
    load: () => import('./check.js')
  },
  {
    name: 'audit',
    about: {en: 'report on a whole site', ja: 'サイト全体を検査して報告する'},
    load: () => import('./audit.js')
  },
  {
    name: 'render',
    about: {en: 'draw a row of tiles as SVG or PNG', ja: '牌の行を SVG か PNG に描く'},
    load: () => import('./render.js')
  },
  {
    name: 'convert',
    about: {en: 'write tiles in another notation', ja: '牌を別の記法に書き換える'},
    load: () => import('./convert.js')
  },
  {
    name: 'parse',
    about: {en: 'read tiles and say what they mean', ja: '牌の記法を読み取って示す'},
    load: () => import('./parse.js')
  },
  {
    name: 'analyse',
    about: {
      en: 'shanten, waits and what each discard accepts',
      ja: '向聴数・待ち・打牌ごとの受け入れを調べる'
    },
    load: () => import('./analyse.js')
  },
  {
    name: 'score',
    about: {en: 'yaku, fu and points of a winning hand', ja: 'アガリの役・符・点数を計算する'},
    load: () => import('./score.js')
  },
  {
    name: 'koikoi yaku',
    about: {en: 'yaku of captured cards', ja: '取り札の役'},
    load: () => import('./koikoi/yaku.js')
  },
  {
    name: 'koikoi score',
    about: {en: 'what the winner of a round is paid', ja: '勝者の文数'},
    load: () => import('./koikoi/score.js')
  },
  {
    name: 'koikoi replay',
    about: {en: 'play a recorded round again', ja: '棋譜を再生する'},
    load: () => import('./koikoi/replay.js')
  },
  {
    name: 'koikoi simulate',
    about: {en: 'many rounds between two players', ja: '二人のプレイヤーの対戦を何局も行う'},
    load: () => import('./koikoi/simulate.js')
  }
]
