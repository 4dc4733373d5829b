/**
 * Front matter in TOML, as Hugo and Zola have it.
 */
import type {Span} from '../../source/message/message.js'
import {
  broken,
  hasOption,
  isNear,
  mayHave,
  meansOptions,
  misspeltGame,
  optionOf,
  textOrNull
} from './parts.js'
import {noFrontMatter, type FrontMatter} from './front-matter.js'
import type {GameOfFile} from './game-of-file.js'
import {readToml} from './toml.js'

/**
 * The front matter of a text in TOML.
 *
 * @param text
 *   The text between the `+++`.
 * @param start
 *   Offset of the text in the document; `null` if it is not known.
 * @param game
 *   Whose options are read.
 */
export function frontMatterOfToml(text: string, start: number | null, game: GameOfFile): FrontMatter {
  const {id, optionNames = []} = game
  if (!mayHave(text, game)) return noFrontMatter
  const moved = (span: Span): Span | null =>
    start === null ? null : {start: start + span.start, end: start + span.end}
  const entries = readToml(text)
  const find = (name: string) => entries.find(({path}) => path.length === 1 && path[0] === name)
  const options = entries
    .filter(({path}) => path.length === 2 && path[0] === id)
    .map(({path, value, keySpan, valueSpan}) => optionOf(path[1]!, value, moved(keySpan), moved(valueSpan)))
  const own = find(id)
  const misspelt =
    own || options.length > 0
      ? undefined
      : entries.find(
          ({path}) => path.length === 2 && isNear(path[0]!, game) && hasOption([path[1]!], optionNames)
        )
  return {
    lang: textOrNull(find('lang')?.value),
    options,
    messages: [
      ...(own && meansOptions(own.value) ? [broken(moved(own.valueSpan))] : []),
      ...(misspelt
        ? [misspeltGame(misspelt.path[0]!, moved(misspelt.tableSpan ?? misspelt.keySpan), id)]
        : [])
    ],
    placed: start !== null
  }
}
