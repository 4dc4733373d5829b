/**
 * Options of a row that was found: what its classes and `data-mahjong` say, over what the plugin was told.
 */
import type {Element, Root} from 'hast'
import {languageOf, optionsOfClasses, parseRowOptions, type RowOptions} from '@tehai/core/page'
import type {Language} from '@tehai/core/source'
import {classesOf, type FoundRow} from './find.js'
import type {Options} from './options.js'

export interface RowOptionsOf {
  /** Language of the document, for words of rows that name none. */
  readonly language: Language
  readonly row: (row: FoundRow) => RowOptions
}

/** How the options of a row are found in one document. */
export function rowOptionsIn(
  tree: Root,
  {dialect, lang}: Readonly<Pick<Options, 'dialect' | 'lang'>>
): RowOptionsOf {
  const language = lang ?? languageOfDocument(tree) ?? 'en'
  const base: RowOptions = {dialect: dialect ?? undefined, lang: language}
  // Rows of one document mostly say the same: read each spelling once.
  const known = new Map<string, RowOptions>()
  return {
    language,
    row({code, options}) {
      const classes = classesOf(code)
      const key = `${classes.length === 1 ? classes[0] : classes.join(' ')}\n${options}`
      let found = known.get(key)
      if (!found) {
        found = {...base, ...optionsOfClasses(classes), ...parseRowOptions(options).options}
        known.set(key, found)
      }
      return found
    }
  }
}

/** What `<html lang>` says. */
function languageOfDocument(tree: Root): Language | undefined {
  const html = tree.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'html'
  )
  const lang = (html?.properties as {lang?: unknown} | undefined)?.lang
  return typeof lang === 'string' ? languageOf(lang) : undefined
}
