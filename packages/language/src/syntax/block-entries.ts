/**
 * The keys of a block and what is written for them. They are kept as long as a page has the block: completion needs the
 * keys of all blocks after every letter, and an edit changes only one of the blocks.
 */
import {linesOf} from './block-line.js'
import {keyOfName} from './game-keys.js'
import type {Construct} from '../page/model.js'
import {classOf, type ValueClass} from './value-class.js'

/** A line of a block with a key. */
export interface BlockEntry {
  /** Offset of its key from the beginning of the block. */
  readonly at: number
  /** Id of the key. */
  readonly id: string
  readonly value: string
  readonly looks: ValueClass
}

/**
 * What is shown for a block is the same object after edits elsewhere, so it is the key of the map; the text of the
 * block is compared.
 */
const kept = new WeakMap<
  Construct['shown'],
  {readonly source: string; readonly entries: readonly BlockEntry[]}
>()

/** The lines of a block with a known key, in their order. */
export function entriesOf(text: string, block: Construct): readonly BlockEntry[] {
  const source = text.slice(block.start, block.end)
  const last = kept.get(block.shown)
  if (last?.source === source) return last.entries
  const entries = linesOf(text, block).flatMap(({key, value}): readonly BlockEntry[] => {
    const id = value && keyOfName(block.game, text.slice(key.start, key.end))?.id
    if (!value || id === null || id === undefined) return []
    const written = text.slice(value.start, value.end)
    return [{at: key.start - block.start, id, value: written, looks: classOf(written)}]
  })
  kept.set(block.shown, {source, entries})
  return entries
}
