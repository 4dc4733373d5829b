/**
 * Front matter: the options of a game for a file, and its `lang`.
 *
 *     ---
 *     lang: ja
 *     mahjong:
 *       dialect: quote
 *     ---
 *
 * From its text, options have places. If a host has read the front matter itself (vfile-matter, Astro), its data has
 * the values, but not their places.
 */
import type {Message} from '../../source/message/message.js'
import type {GameOfFile} from './game-of-file.js'
import {sourceOf, type Document, type Position} from '../document/document.js'
import type {FileOption} from './file-option.js'
import {broken, hasOption, isNear, meansOptions, misspeltGame, optionOf, textOrNull} from './parts.js'

export interface FrontMatter {
  readonly lang: string | null
  readonly options: readonly FileOption[]
  readonly messages: readonly Message[]
  /** Whether spans are offsets into the document; if not, the place of the options is unknown. */
  readonly placed: boolean
}

/** What a file without front matter says. */
export const noFrontMatter: FrontMatter = {lang: null, options: [], messages: [], placed: false}

/** Offset in the document of the text between the marks of a front matter; `null` if that is not known. */
export function frontMatterOffset(
  document: Document,
  node: {readonly position?: Position | null | undefined}
): number | null {
  const opening = /^.*?(?:\r\n|\n|\r)/.exec(sourceOf(document, node) ?? '')?.[0].length
  const start = node.position?.start.offset
  return start === undefined || opening === undefined ? null : start + opening
}

/** The front matter of a host that has read it itself. */
export function frontMatterOfData(found: unknown, game: GameOfFile): FrontMatter {
  const {id, optionNames = []} = game
  if (!isRecord(found)) return noFrontMatter
  const {lang} = found
  const given = found[id]
  const options = isRecord(given) ? Object.entries(given).map(([name, value]) => optionOf(name, value)) : null
  const misspelt =
    given === undefined
      ? Object.entries(found).find(
          ([name, value]) =>
            isNear(name, game) && isRecord(value) && hasOption(Object.keys(value), optionNames)
        )?.[0]
      : undefined
  return {
    lang: textOrNull(lang),
    options: options ?? [],
    messages: [
      ...(!options && meansOptions(given) ? [broken(null)] : []),
      ...(misspelt ? [misspeltGame(misspelt, null, id)] : [])
    ],
    placed: false
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
