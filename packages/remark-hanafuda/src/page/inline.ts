/**
 * Inline: `:hanafuda[label]{attributes}` and `::hanafuda[label]{attributes}` → the element that is drawn.
 */
import {foldName, metaEntry, readMeta, type MetaPart, type RowOptions} from '@tehai/kernel/block'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {append, message, type Message, type Span} from '@tehai/kernel/source'
import {notationMessages} from '@tehai/koikoi/notation/reading'
import {bareValueMessage} from '../grammar/bare-value.js'
import {isWorded, parseRow} from '../cards/cards.js'
import {checkClaim} from '../claims/claims.js'
import {blockRow, inlineCode} from '../cards/code.js'
import {cardCounts} from '../grammar/card-counts.js'
import {isKeyIn, keys, keysMeant, type KeyId, type KeyIn} from '../grammar/keys.js'
import {rulesInWords, term} from '../cards/labels.js'
import {namesDealt} from '../claims/made-yaku.js'
import {pageMessage} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'
import {
  missingValue,
  isOptionId,
  optionIdOf,
  situationOf,
  withMetaOption,
  withSetting,
  type Situation
} from '../grammar/situation.js'
import {isRequested, type Claim} from '../claims/verdict.js'
import {withYakuNamed} from './yaku-as-cards.js'

export interface CheckedInline {
  readonly markup: MarkupElement
  /** Messages about the label; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** Messages about the attributes; spans are offsets into them. */
  readonly attributeMessages: readonly Message[]
}

/** Settings that a line of text may have. */
const settingIds = ['rules', 'month', 'koikoi'] as const satisfies readonly KeyIn<'setting'>[]

const isSettingId = (id: string): id is (typeof settingIds)[number] =>
  (settingIds as readonly string[]).includes(id)

/** Claims about the pile of a line; what a card takes needs a field. */
const isClaimId = (id: string): id is KeyIn<'claim'> => {
  const key = keys.get(id as KeyId)
  return key !== undefined && isKeyIn(key, 'claim') && id !== 'take'
}

const known: readonly string[] = [
  'size',
  'lang',
  'label',
  'class',
  'id',
  ...keys.keys.map(({id}) => id).filter(isClaimId),
  ...settingIds
]

/** The name of an attribute in our tables; `null` for an unknown one. */
function attributeOf(name: string): string | null {
  const option = optionIdOf(name)
  if (option) return option
  if (foldName(name) === 'label') return 'label'
  const id = keys.find(name)?.id
  return id !== undefined && known.includes(id) ? id : null
}

/** What the attributes of an inline say. */
interface Attributes {
  readonly situation: Situation
  readonly options: RowOptions
  readonly claims: readonly Claim[]
  readonly classes: readonly string[]
  readonly id: string | null
  readonly messages: Message[]
}

/** The message for an attribute that cards in a line do not have. */
function unknownAttribute({name, value}: MetaPart, {start, end}: Span): Message {
  const bare = value === null ? bareValueMessage(name, {start, end}, 'label') : null
  return (
    bare ?? pageMessage('unknown-option', start, end, {actual: name, such: 'inline'}, keysMeant(name, known))
  )
}

function readAttributes(text: string, leaf: boolean, site: Settings): Attributes {
  const read = readMeta(text, attributeOf, unknownAttribute)
  const messages = [...read.messages]
  const claims: Claim[] = []
  // Cards among words keep their size.
  let situation = situationOf({...site, size: leaf ? site.size : null})
  let label: string | undefined
  for (const option of read.options) {
    const {id, value} = option
    if (id === 'label') label = value ?? ''
    else if (isSettingId(id)) situation = withSetting(situation, id, option, messages)
    else if (isOptionId(id)) situation = withMetaOption(situation, id, option, messages)
    else if (value === null || value === '') messages.push(missingValue(id as KeyId, option))
    else claims.push(metaEntry(keys.get(id as KeyId) as Claim['key'], option, 0))
  }
  const {classes, id} = read
  const {size, lang} = situation.settings
  const options = {...(size !== null && {size}), lang, label}
  return {situation, options, claims, classes, id, messages}
}

/** Read cards in a line of text, or a row of them. Never throws. */
export function checkInline(label: string, attributes: string, leaf: boolean, site: Settings): CheckedInline {
  const read = readAttributes(attributes, leaf, site)
  const {situation, options, classes, id, messages: attributeMessages} = read
  const {settings} = situation
  const row = parseRow(label)
  const {cards} = row
  const messages = withYakuNamed(label, withCounts(label, row.messages), settings.rules)
  const shown = {checked: true, ...options}
  const drawn = leaf ? blockRow(label, shown, classes, id) : inlineCode(label, shown, classes, id)
  const pile = cards.flatMap(({card}) => (card === null ? [] : [card]))
  const isBroken = messages.length > 0
  const claimed = {
    ...situation,
    pile,
    hiddenInPile: cards.length - pile.length,
    opponent: [],
    field: null,
    isInline: true,
    isWorded: isWorded(label, row),
    namesDealt: read.claims.some(namesDealt),
    isBroken
  }
  const said: Markup[] = []
  for (const claim of read.claims) {
    const verdict = checkClaim(claim, claimed)
    const {start, end, literal} = claim
    for (const one of verdict.messages) attributeMessages.push(literal ? one : {...one, start, end})
    if (isRequested(claim) || verdict.state === 'false') append(said, [' ', ...verdict.shown])
  }
  const markup = said.length === 0 ? drawn : withClaims(drawn, said, leaf, settings)
  return {markup, messages, attributeMessages}
}

/**
 * Messages about a label. Numbers of cards, which cannot be drawn in a line of text, are not misspelt cards:
 * `10 plains` is not `10k`.
 */
function withCounts(label: string, messages: readonly Message[]): readonly Message[] {
  const counts = messages.length > 0 ? cardCounts(label) : []
  if (counts.length === 0) return messages
  const isCounted = ({start, end}: Span) => counts.some(one => start < one.end && end > one.start)
  return [
    ...messages.filter(one => !isCounted(one)),
    ...counts.map(({start, end}) => message(notationMessages, 'unknown-card', start, end))
  ].toSorted((a, b) => a.start - b.start)
}

/** Cards, followed by claims that were filled in or marked as false. A tooltip names the rules. */
function withClaims(
  drawn: MarkupElement,
  said: readonly Markup[],
  leaf: boolean,
  {lang, rules, canJudge}: Settings
): MarkupElement {
  const title = term('rules', lang) + rulesInWords(rules, lang)
  const attributes = {class: 'hanafuda-claim', ...(canJudge && {title})}
  const words = elementWith(leaf ? 'p' : 'span', attributes, leaf ? said.slice(1) : said)
  return element(leaf ? 'div' : 'span', {class: 'hanafuda-claimed'}, drawn, words)
}
