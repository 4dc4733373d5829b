/**
 * Help: the page of a command, and the list of all commands, in the reader's language.
 */
import type {Language} from '@tehai/kernel/source'
import {commonOptions, type Command, type OptionSpec, type OptionSpecs, type Words} from './command.js'
import {countCells, padEnd} from './terminal.js'
import {terminalWords} from './words/index.js'

const headings = {
  usage: {en: 'Usage', ja: '使い方'},
  options: {en: 'Options', ja: 'オプション'},
  examples: {en: 'Examples', ja: '例'},
  commands: {en: 'Commands', ja: 'コマンド'}
} as const

const intro: Words = {
  en: 'Tehai 手牌: mahjong in Markdown, checked and drawn.',
  ja: 'Tehai 手牌: Markdown で書く麻雀。牌を描き、間違いを見つけます。'
}

const outro: Words = {
  en: `Run \`tehai <command> --help\` for one command.
Exit codes: 0 done, 1 errors in the text, 2 a wrong call or a file that cannot be read or written.`,
  ja: `各コマンドの説明は \`tehai <コマンド> --help\` で見られます。
終了コード: 0 正常、1 文章に誤りあり、2 呼び出しの誤り・読み書きできないファイル。`
}

/** Widest line of help, in cells. */
const WIDTH = 100

/** A command as the list shows it. */
export interface Listed {
  readonly name: string
  readonly about: Words
}

/** Help of the whole program, or of a group of commands (`koikoi`). */
export function helpOfAll(commands: readonly Listed[], language: Language, group = ''): string {
  const rows = commands.map(({name, about}) => [name, about[language]] as const)
  const usage = `tehai${group && ` ${group}`} <${terminalWords[language].command}>`
  return [
    group === '' ? `${intro[language]}\n` : '',
    section('usage', language, [`  ${usage}`]),
    section('commands', language, columns(rows)),
    section(
      'options',
      language,
      optionRows(group === '' ? {...commonOptions, version} : commonOptions, language)
    ),
    `${outro[language]}\n`
  ]
    .filter(part => part !== '')
    .join('\n')
}

const version: OptionSpec = {type: 'boolean', about: {en: 'show the version', ja: 'バージョンを表示'}}

/** Help of one command. */
export function helpOf(command: Command, language: Language): string {
  const {name, usage, about, notes, options, examples} = command
  return [
    `${about[language]}\n`,
    section(
      'usage',
      language,
      usage.map(line => `  tehai ${name} ${line}`.trimEnd())
    ),
    notes ? `${notes[language]}\n` : '',
    section('options', language, optionRows({...options, ...commonOptions}, language)),
    section(
      'examples',
      language,
      examples.map(line => `  ${line}`)
    )
  ]
    .filter(part => part !== '')
    .join('\n')
}

function section(heading: keyof typeof headings, language: Language, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${headings[heading][language]}:\n${lines.join('\n')}\n`
}

function optionRows(options: OptionSpecs, language: Language): string[] {
  return columns(
    Object.entries(options).map(([name, {short, type, value, about}]) => {
      const letter = short ? `-${short}, ` : '    '
      const argument = type === 'string' ? ` <${value ?? 'value'}>` : ''
      return [`${letter}--${name}${argument}`, about[language]] as const
    })
  )
}

/** Two columns; the second one wraps. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => countCells(name))) + 2
  return rows.flatMap(([name, about]) =>
    wrap(about, WIDTH - width - 2).map((line, index) => `  ${padEnd(index === 0 ? name : '', width)}${line}`)
  )
}

/** Break a text between words; in Japanese between any two characters but before closing marks. */
function wrap(text: string, cells: number): string[] {
  const pieces = text.match(/[!-~]+ ?|[^!-~][、。）」・]*/gu) ?? ['']
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && countCells(line + piece.trimEnd()) > cells) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line]
}
