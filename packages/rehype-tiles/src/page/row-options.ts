/**
 * Options of a row that was found: its classes and `data-mahjong` override the options of the plugin.
 */
import type {Element, Root} from 'hast'
import {languageOf, parseCommonOptions} from '@tehai/kernel/block'
import type {RowOptions} from '@tehai/core/page'
import type {Language} from '@tehai/kernel/source'
import {classesOf, type FoundRow} from './find.js'
import type {Game} from '../game/game.js'
import type {Options} from '../game/options.js'

export interface RowOptionsOf {
  /** Language of the document, for words of rows that do not name one. */
  readonly language: Language
  readonly row: (row: FoundRow) => RowOptions
}

/** How many spellings of options a site remembers: far more than most sites have. */
const MOST_KNOWN = 256

/** How the options of rows are found in the documents of a site. */
export function rowOptionsOf(
  {dialect, lang}: Readonly<Pick<Options, 'dialect' | 'lang'>>,
  {optionsOf = commonOptionsOf}: Pick<Game, 'optionsOf'>
): (tree: Root) => RowOptionsOf {
  // Most rows have the same options, so each spelling is read only once.
  const known = new Map<string, RowOptions>()
  return tree => {
    const language = lang ?? languageOfDocument(tree) ?? 'en'
    return {
      language,
      row({code, options}) {
        const classes = classesOf(code)
        const key = `${classes.length === 1 ? classes[0] : classes.join(' ')}\n${language}\n${options}`
        const found = known.get(key)
        if (found) return found
        const base: RowOptions = {dialect: dialect ?? undefined, lang: language}
        const read = Object.assign({}, base, optionsOf(classes, options))
        if (known.size >= MOST_KNOWN) known.clear()
        known.set(key, read)
        return read
      }
    }
  }
}

const commonOptionsOf = (_classes: readonly string[], options: string): RowOptions =>
  parseCommonOptions(options)

/** What `<html lang>` says. */
function languageOfDocument(tree: Root): Language | undefined {
  const html = tree.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'html'
  )
  const lang = (html?.properties as {lang?: unknown} | undefined)?.lang
  return typeof lang === 'string' ? languageOf(lang) : undefined
}
