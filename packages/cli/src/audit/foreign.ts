/**
 * Foreign constructs on a page, and what `tehai convert` would make of each.
 */
import {checkInline, type Settings} from '@tehai/core/page'
import {writtenRow} from '@tehai/kernel/markdown'
import type {MarkupElement} from '@tehai/kernel/markup'
import {lineStarts, placeOf} from '@tehai/kernel/source'
import {findConstructs} from '../convert/constructs.js'
import type {SiteConstructs} from '../convert/foreign/foreign-construct.js'
import {foreignOutcomes} from '../convert/foreign-outcomes.js'
import type {ForeignFinding} from './audited-page.js'

/** The foreign constructs of a page, in their order. */
export async function foreignFound(
  text: string,
  file: string,
  site: SiteConstructs,
  settings: Settings
): Promise<ForeignFinding[]> {
  const body = text.replace(/^\uFEFF/, '')
  const {outcomes, passedOver} = foreignOutcomes(body, await findConstructs(body, file), {
    from: 'auto',
    to: 'auto',
    y: settings.y,
    pageDialect: settings.dialect === 'auto' ? null : settings.dialect,
    inlineCode: '',
    strict: false,
    inHtml: true,
    site
  })
  const found = [
    ...outcomes.map(({start, end, edits}) => ({
      start,
      end,
      reason: edits ? ('convertible' as const) : ('error' as const),
      suggestion: edits?.[0]?.text ?? null
    })),
    ...passedOver.map(one => ({...one, suggestion: null}))
  ]
  const starts = found.length > 0 ? lineStarts(body) : []
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({start, end, reason, suggestion}) => {
      const {line, column} = placeOf(starts, start)
      return {
        line,
        column,
        source: body.slice(start, end),
        reason,
        suggestion,
        markup: markupOf(suggestion, settings)
      }
    })
}

/** What a `:tiles[…]` in the text shows. */
function markupOf(written: string | null, settings: Settings): MarkupElement | null {
  const row = written === null || written.includes('\n') ? null : writtenRow(written, false)
  if (!row) return null
  return checkInline(row.value, {settings, attributes: row.meta ?? ''}).markup
}
