/**
 * Services of editors for what was typed: quick fixes of messages, completions, and what there is to know about a place.
 *
 * Loaded when the first of them is needed; all offsets are those of what was typed.
 */
import {applyEdit, languageService} from '@tehai/language'
import {beginsWith} from './prefix.js'
import {pageOf} from './written-page.js'

const services = new Map()

/** The services for a language and the notation that was chosen. */
function serviceFor(lang, dialect) {
  const key = `${lang} ${dialect}`
  if (!services.has(key)) services.set(key, languageService({mahjong: {lang, dialect}}))
  return services.get(key)
}

const moved = ({start, end, text}, by) => ({start: start + by, end: end + by, text})

/** Messages for which proposals are looked for; more would be a text of another kind. */
const MOST_MESSAGES = 10

/**
 * The edits that make a message go away, for each message: first those of its place, else one of the word around it.
 *
 * @param messages
 *   As `messagesIn` gives them.
 */
export function fixesOf(text, written, messages, {dialect}, lang) {
  const service = serviceFor(lang, dialect)
  const {page, before} = pageOf(text, written, lang)
  const diagnostics = service.diagnostics(page)
  return messages.slice(0, MOST_MESSAGES).map(({id, start, end}) => {
    const isSame = one => one.id === id && one.start === start + before
    // A page says what was probably meant, about the words around the place as well.
    const isAround = one => one.start <= start + before && end + before <= one.end
    const diagnostic = diagnostics.find(isSame) ?? diagnostics.find(isAround)
    if (!diagnostic) return []
    const found = service.quickFixes(page, diagnostic).map(({edit}) => edit)
    const edits = found.length > 0 ? found : wordFixes(service, page, diagnostics, diagnostic)
    return edits.map(edit => moved(edit, -before))
  })
}

/** Proposals for the whole word of a message, where they help: `2'13p` for `12'3p`, of which the mark is reported. */
function wordFixes(service, page, diagnostics, {id, start, end, expected}) {
  const from = start - /\S*$/.exec(page.slice(0, start))[0].length
  const to = end + /^\S*/.exec(page.slice(end))[0].length
  const isThere = all => all.filter(one => one.id === id).length
  return expected
    .slice(0, 3)
    .map(text => ({start: from, end: to, text}))
    .filter(edit => {
      const after = service.diagnostics(applyEdit(page, edit))
      return after.length < diagnostics.length && isThere(after) < isThere(diagnostics)
    })
}

/** Completions that are shown at once. */
const MOST_COMPLETIONS = 40

/**
 * What can be written at an offset, the likeliest first: `label`, `kind`, `detail` (an example) and `edit`. Of what begins
 * otherwise than what is there nothing is offered.
 */
export function completionsAt(text, written, offset, {dialect}, lang) {
  const {page, before} = pageOf(text, written, lang)
  return serviceFor(lang, dialect)
    .completions(page, offset + before)
    .filter(({label, edit}) => {
      const isThere = edit.text === page.slice(edit.start, edit.end)
      return !isThere && beginsWith(label, page.slice(edit.start, offset + before))
    })
    .slice(0, MOST_COMPLETIONS)
    .map(({edit, ...one}) => ({...one, edit: moved(edit, -before)}))
}

/** The key at an offset, `null` where there is none. */
export function keyAt(text, written, offset, {dialect}, lang) {
  const {page, before} = pageOf(text, written, lang)
  return serviceFor(lang, dialect).hover(page, offset + before)?.key ?? null
}
