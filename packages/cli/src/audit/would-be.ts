/**
 * Would-be claims: what the words beside a row say about it, checked like a claim of the row.
 */
import {claimChecker} from '@tehai/core/claims'
import {checkInline, findKey, sentenceOf, type ClaimState, type Settings} from '@tehai/core/page'
import {formatMeta, parseMeta} from '@tehai/kernel/block'
import {escapeLabel} from '@tehai/kernel/markdown'
import type {Language} from '@tehai/kernel/source'
import type {Root} from 'mdast'
import type {WouldBeClaim} from './audited-page.js'
import {proseClaims} from './prose.js'

/** The would-be claims of a page, without repetitions. */
export function wouldBeClaims(tree: Root, settings: Settings, lang: Language): WouldBeClaim[] {
  const {checkClaim} = claimChecker()
  const seen = new Set<string>()
  return proseClaims(tree).flatMap(({node, key, value, isOfTable}): WouldBeClaim[] => {
    const meta = node.meta ?? ''
    if (parseMeta(meta).parts.some(({name}) => findKey(name)?.key.id === key)) return []
    const attributes = [meta, formatMeta({[key]: value})].filter(Boolean).join(' ')
    const {claims, markup, messages, attributeMessages} = checkInline(node.value, {
      settings,
      attributes,
      checkClaim
    })
    const claim = claims.find(one => one.key === key)
    if (!claim || messages.length > 0) return []
    if (claim.state === 'unchecked' || claim.value !== value) return []
    if (!isOfTable && !isLikely(node.value, claim.state)) return []
    const {line = 1, column = 1} = node.position?.start ?? {}
    const suggestion = `:tiles[${escapeLabel(node.value)}]{${attributes}}`
    const source = node.source ?? `:tiles[${escapeLabel(node.value)}]`
    const place = `${line}:${column}:${key}:${value}`
    if (seen.has(place)) return []
    seen.add(place)
    const [first] = attributeMessages
    const message = first ? sentenceOf(first, attributes, lang) : null
    return [{key, value, state: claim.state, message, line, column, source, suggestion, markup}]
  })
}

/**
 * Whether words refer to a row. They rarely refer to one or two tiles. A claim that would be false is only worth
 * reporting for a shape that can be tenpai.
 */
function isLikely(row: string, state: ClaimState): boolean {
  const count = row.match(/[0-9東南西北白發発中]/g)?.length ?? 0
  return state === 'false' ? count >= 4 && count % 3 === 1 : count >= 2
}
