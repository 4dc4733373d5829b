/**
 * Inline: `:tiles[label]{attributes}` and `::tiles[label]{attributes}` → the element that the drawing stage draws.
 */
import {append, type Message} from '@tehai/kernel/source'
import {indicatorOf, tileOf} from '@tehai/riichi/tile'
import {blockRow, inlineCode} from '../../row/wire.js'
import type {Diagram, HandDiagram} from '../../../model/diagram.js'
import type {CheckedClaim} from '../result/checked-block.js'
import type {CheckClaim, ClaimedHand} from '../result/claims.js'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {missingBars, missingMarks} from '../rows/marked-tiles.js'
import type {MetaPart} from '@tehai/kernel/block'
import {pageMessage} from '../../grammar/messages.js'
import {defaultSettings, type Settings} from '../../grammar/keys/options.js'
import type {OpenRowOptions, RowOptions} from '../../row/row-options.js'
import {readRow} from '../rows/read-row.js'
import {faultsOfRow} from '../../row/row-faults.js'
import {tilesOfText} from '../../grammar/tiles/tiles-of-text.js'
import {isSanmaRules} from '../../grammar/keys/sanma.js'
import {sanmaSlips} from '../../row/sanma-row.js'
import {attributeKey, noAttributes, readAttributes, type Attributes} from './attributes.js'

export interface InlineOptions {
  /** What the site and the file have set (default: `defaultSettings`). */
  readonly settings?: Settings | undefined
  /** The text between the braces, as written (default: nothing). */
  readonly attributes?: string | undefined
  /** Whether it is alone on its line, and so is a block (default: `false`). */
  readonly leaf?: boolean | undefined
  /** Checks claims (default: claims are not checked). */
  readonly checkClaim?: CheckClaim | undefined
}

/** Inline or leaf tiles that have been read. */
export interface CheckedInline {
  readonly markup: MarkupElement
  readonly options: RowOptions
  readonly claims: readonly CheckedClaim[]
  /** Messages about the label; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** Messages about the attributes; spans are offsets into them. */
  readonly attributeMessages: readonly Message[]
}

/** Reads inline or leaf tiles. Never throws; takes time proportional to the length of both texts. */
export function checkInline(label: string, options: InlineOptions = {}): CheckedInline {
  const {settings = defaultSettings, attributes = '', leaf = false, checkClaim} = options
  const read = attributes === '' ? noAttributes : readAttributes(attributes)
  const siteOptions = optionsOfSettings(settings, leaf)
  const row: RowOptions = attributes === '' ? siteOptions : {...siteOptions, ...read.options}
  const {diagram, messages: notationMessages} = readRow(label, row)
  const messages = faultsOfRow(diagram, notationMessages, settings.rules, read.claims.length > 0)
  const {classes, id} = read
  const drawn = leaf ? blockRow(label, row, classes, id) : inlineCode(label, row, classes, id)
  const slips = read.claims.length > 0 && isSanmaRules(settings.rules) ? sanmaSlips(diagram) : []
  const attributeMessages = [...read.messages, ...read.marked.flatMap(part => notInRow(part, diagram))]
  const verdicts: Markup[] = []
  const hand = diagram.mode === 'hand' && read.claims.length > 0 ? handAlone(diagram, read, settings) : null
  let isUnscored = false
  const claims = read.claims.map(({claim, literal}): CheckedClaim => {
    const verdict = checkClaim?.(claim, hand)
    if (!verdict) return {...claim, state: 'unchecked'}
    for (const {start, end, ...message} of verdict.messages) {
      if (message.id === 'no-score' && isUnscored) continue
      isUnscored ||= message.id === 'no-score'
      const span = literal
        ? {start: claim.start + start, end: claim.start + end}
        : {start: claim.start, end: claim.end}
      attributeMessages.push({...message, ...span})
    }
    if (claim.fill !== null || verdict.state === 'false') append(verdicts, [' ', ...verdict.shown])
    return {...claim, state: verdict.state}
  })
  const markup = verdicts.length === 0 ? drawn : withClaims(drawn, verdicts, leaf)
  return {markup, options: row, claims, messages: [...messages, ...slips], attributeMessages}
}

/** The settings for tiles outside blocks. */
function optionsOfSettings({dialect, y, lang, size}: Settings, leaf: boolean): RowOptions {
  const options: OpenRowOptions = {checked: true, lang}
  if (dialect !== 'auto') options.dialect = dialect
  if (y !== 'auto') options.y = y
  if (leaf && size !== null) options.size = size
  return options
}

/** Tiles, and the text after them that was filled in or marked as false. */
function withClaims(drawn: MarkupElement, verdicts: readonly Markup[], leaf: boolean): MarkupElement {
  const words = elementWith(
    leaf ? 'p' : 'span',
    {class: 'mahjong-claim'},
    leaf ? verdicts.slice(1) : verdicts
  )
  return element(leaf ? 'div' : 'span', {class: 'mahjong-claimed'}, drawn, words)
}

/** A hand known only by its tiles, claims and winning tile. */
function handAlone(
  diagram: HandDiagram,
  {options, claims, win, rules, isUnread}: Attributes,
  settings: Settings
): ClaimedHand {
  const tile = win ? (win.tile ?? diagram.hand.draw) : null
  const sanma = isSanmaRules(settings.rules)
  const dora = options.dora === undefined ? [] : tilesOfText(options.dora).tiles
  const indicators = dora.map(one => tileOf(indicatorOf(one, sanma)))
  return {
    place: null,
    diagram,
    situation: diagram.hand.kita > 0 ? {kita: diagram.hand.kita} : {},
    sanma,
    draw: null,
    win: win && tile ? {tile, by: win.by, from: win.from} : null,
    dora,
    ura: [],
    indicators,
    uraIndicators: [],
    pao: null,
    river: null,
    visible: indicators,
    elsewhere: [],
    isUnread,
    said: [...(rules ? [rules] : []), ...claims.map(({claim}) => ({...claim, facts: []}))],
    settings
  }
}

/** The messages for marks and bars in attributes that refer to tiles which are not in the row. */
function notInRow({name, value, literal, valueStart, valueEnd}: MetaPart, diagram: Diagram): Message[] {
  const missing = attributeKey(name) === 'mark' ? missingMarks : missingBars
  return missing(value ?? '', diagram).map(({start, end, expected}) =>
    literal
      ? pageMessage('tile-not-in-row', valueStart + start, valueStart + end, {}, expected)
      : pageMessage('tile-not-in-row', valueStart, valueEnd)
  )
}
