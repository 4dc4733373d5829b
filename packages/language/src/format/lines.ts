/**
 * The lines of a block in their canonical form: spacing, names of keys, and the order of keys.
 */
import {foldName} from '@tehai/kernel/block'
import {findPlayer, headerOfKey} from '@tehai/core/page'
import {keyOfName, type GameKey} from '../syntax/game-keys.js'
import type {GameId} from '../page/page.js'

/** What is changed. */
export interface Style {
  /** Whether names of keys are written with the case, the width and the hyphens of their table. */
  readonly names: boolean
  /** Whether neighbouring keys are put in the order of their table. */
  readonly order: boolean
}

interface KeyLine {
  readonly key: GameKey
  readonly name: string
  readonly value: string
}

type Line = KeyLine | string

/** The lines in their canonical form. Formatting them again changes nothing. */
export function canonicalLines(lines: readonly string[], game: GameId, style: Style): readonly string[] {
  const read = lines.map(line => readLine(line, game, style))
  const ordered = style.order && !read.some(isOfRecord) ? inOrder(read) : read
  return withoutBlankLines(ordered.map(writeLine))
}

/** One blank between the parts of a line. Full-width blanks stay. */
export function spaced(text: string): string {
  return text.trim().replace(/[ \t]+/g, ' ')
}

const named = /^([^:：]{1,64})[:：](.*)$/s

function readLine(line: string, game: GameId, {names}: Style): Line {
  const written = line.trim()
  if (/^[#＃]/.test(written)) return written
  const [, before, after] = named.exec(written) ?? []
  if (before === undefined) return spaced(written)
  const name = before.trim()
  const key = keyOfName(game, name)
  if (!key) return isHeader(game, name) ? `${name}: ${spaced(after!)}`.trim() : spaced(written)
  return {key, name: names ? nameIn(key, name) : name, value: isText(key) ? after!.trim() : spaced(after!)}
}

const isHeader = (game: GameId, name: string): boolean =>
  game === 'mahjong' && (findPlayer(name) ?? headerOfKey(name)) !== null

/** Keys whose values are sentences and names of files: they stay as they are. */
const isText = ({id, value}: GameKey): boolean => texts.has(value ?? id)
const texts = new Set(['text', 'record', 'title', 'caption', 'note', 'question', 'why'])

/** A name of a key as its table writes it. Names that only a page gives to a key are not in the table. */
function nameIn({id, names}: GameKey, written: string): string {
  const all = [...names, id]
  return all.find(one => one === written) ?? all.find(one => foldName(one) === foldName(written)) ?? written
}

const writeLine = (line: Line): string =>
  typeof line === 'string' ? line : line.value === '' ? `${line.name}:` : `${line.name}: ${line.value}`

/**
 * Neighbouring keys in the order of their groups, and within a group in the written order. Keys whose place matters are
 * not moved.
 */
function inOrder(lines: readonly Line[]): readonly Line[] {
  const ordered: Line[] = []
  for (let at = 0; at < lines.length;) {
    const run: KeyLine[] = []
    for (; at < lines.length; at++) {
      const line = lines[at]!
      if (typeof line === 'string' || line.key.of === 'place' || line.key.row !== undefined) break
      run.push(line)
    }
    for (const one of run.toSorted((a, b) => rankOf(a.key) - rankOf(b.key))) ordered.push(one)
    if (at < lines.length) ordered.push(lines[at++]!)
  }
  return ordered
}

/** Blocks of a record keep their order: they depend on a file that may be missing here. */
const isOfRecord = (line: Line): boolean => typeof line !== 'string' && line.key.group === 'record'

/** Groups of the keys of both games in their order. Titles come first. Keys of a row keep the written order. */
const order: readonly (readonly string[])[] = [
  ['option', 'setting', 'record'],
  ['shown', 'situation', 'place'],
  ['claim'],
  ['quiz', 'sheet', 'part']
]

const rankOf = ({id, group}: GameKey): number =>
  id === 'title' ? -2 : id === 'caption' ? -1 : order.findIndex(groups => groups.includes(group))

/** No empty lines at both ends, and at most one between other lines. */
function withoutBlankLines(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '')
  return kept.at(-1) === '' ? kept.slice(0, -1) : kept
}
