/**
 * The fence of a block in its note. Obsidian passes only the lines of a block, without the options after its language.
 */
import {positionOf, type Fence} from '@tehai/kernel/markdown'
import type {Note} from './context.js'

const opening = /^[ \t>*+\-\d.)]*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/

/**
 * Find the fence of the lines of a block.
 *
 * @param language
 *   Its language.
 * @param value
 *   The lines of the block.
 * @returns
 *   The fence with its options and its place; a fence of `value` alone if the note does not contain it.
 */
export function fenceIn({document, section}: Note, language: string, value: string): Fence {
  const lines = value.replace(/\r?\n$/, '').split('\n')
  const plain: Fence = {value: lines.join('\n'), meta: ''}
  if (!section) return plain
  const {text, starts} = document
  const lineAt = (index: number) => text.slice(starts[index], starts[index + 1]).replace(/\r?\n$/, '')
  for (let index = 0; index < starts.length && starts[index]! < section.end; index++) {
    if (starts[index]! < section.start) continue
    const [, marks, info = ''] = opening.exec(lineAt(index)) ?? []
    const [name = ''] = /^[^\s`{]+/.exec(info.trimStart()) ?? []
    if (name.toLowerCase() !== language || !lines.every((line, at) => lineAt(index + 1 + at).endsWith(line)))
      continue
    const start = starts[index]! + lineAt(index).indexOf(marks!)
    const last = Math.min(index + 1 + lines.length, starts.length - 1)
    const end = starts[last]! + lineAt(last).length
    return {
      ...plain,
      meta: info.trimStart().slice(name.length).trim(),
      position: positionOf(document, start, end)
    }
  }
  return plain
}
