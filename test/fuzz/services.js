/**
 * What editors request of a page, with what must hold of each answer whatever the text.
 */
import {applyEdit, applyEdits, languageService} from '@tehai/language'

const service = languageService({mahjong: {records: false}})

/** Whether a range is inside a text and divides no character. */
function isRange(text, {start, end}) {
  const isBorder = at => !/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))
  return 0 <= start && start <= end && end <= text.length && isBorder(start) && isBorder(end)
}

/**
 * What does not hold of the services for a page and an offset into it.
 *
 * @returns what is wrong, in words; nothing where all holds
 */
export function wrongServices([text, offset]) {
  const wrong = []
  const holdRange = (span, what) => {
    if (!isRange(text, span)) wrong.push(`range of ${what}: ${JSON.stringify(span)}`)
  }
  /** A text after an edit that may only be broken where it was. */
  const holdText = (after, what) => {
    if (text.isWellFormed() && !after.isWellFormed()) wrong.push(`half a character after ${what}`)
  }
  const diagnostics = service.diagnostics(text)
  for (const diagnostic of diagnostics) holdRange(diagnostic, `diagnostic ${diagnostic.id}`)
  for (const diagnostic of diagnostics.slice(0, 4))
    for (const {edit} of service.quickFixes(text, diagnostic)) {
      holdRange(edit, `a fix of ${diagnostic.id}`)
      holdText(applyEdit(text, edit), `a fix of ${diagnostic.id}`)
    }
  const fixed = service.fixAll(text)
  holdText(fixed, 'all fixes')
  if (service.fixAll(fixed) !== fixed) wrong.push('all fixes change a repaired page again')
  for (const {edit} of service.completions(text, offset)) if (edit) holdRange(edit, 'a completion')
  const hover = service.hover(text, offset)
  if (hover) holdRange(hover, 'a hover')
  for (const symbol of service.documentSymbols(text)) holdRange(symbol, 'a symbol')
  for (const range of service.foldingRanges(text)) holdRange(range, 'a fold')
  let last = 0
  for (const token of service.semanticTokens(text)) {
    holdRange(token, 'a token')
    if (token.start < last) wrong.push(`tokens out of order at ${token.start}`)
    last = token.end
  }
  const edits = service.formatting(text)
  for (const edit of edits) holdRange(edit, 'formatting')
  const formatted = applyEdits(text, edits)
  holdText(formatted, 'formatting')
  if (service.formatting(formatted).length > 0) wrong.push('a formatted page is formatted again')
  const ids = page => page.map(({id}) => id).join(' ')
  if (ids(service.diagnostics(formatted)) !== ids(diagnostics))
    wrong.push('a formatted page reports something else')
  return wrong
}
