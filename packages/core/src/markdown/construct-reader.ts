/** Reading constructs of mahjong: the result of a fence or of tiles in a line, and the messages about them. */
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {checkInline} from '../page/check/inline/inline.js'
import {blockMarkup} from '../page/show/markup-of.js'
import type {Records} from '../page/grammar/block/records.js'
import type {Settings} from '../page/grammar/keys/options.js'
import {
  fenceFindings,
  rowFindings,
  type ReadConstruct,
  type WrittenRow,
  type Document,
  type Fence
} from '@tehai/kernel/markdown'

/** Read a ```mahjong fence. Never throws. */
export function readFence(
  document: Document,
  fence: Fence,
  settings: Settings,
  records: Records | null = null
): ReadConstruct {
  const checked = checkBlock(fence.value, {
    settings,
    meta: fence.meta ?? '',
    records,
    page: document.path,
    ...claimChecker()
  })
  return {
    markup: blockMarkup(checked),
    findings: fenceFindings(document, fence, checked.messages, checked.metaMessages),
    claims: checked.claims
  }
}

/** Read tiles in a line of text, or a row of them. Never throws. */
export function readRow(document: Document, row: WrittenRow, settings: Settings): ReadConstruct {
  const {value, leaf} = row
  const {checkClaim} = claimChecker()
  const options = {settings, attributes: row.meta ?? '', leaf, checkClaim}
  const {markup, messages, attributeMessages, claims} = checkInline(value, options)
  return {markup, findings: rowFindings(document, row, messages, attributeMessages), claims}
}
