/**
 * Blocks and `:tiles[…]`: read, checked and drawn as a site does it. Loaded when there is one.
 */
import {
  blockMarkup,
  checkBlock,
  checkInline,
  optionsOfClasses,
  pageSettings,
  parseRowOptions,
  sentenceOf
} from '@tehai/core/page'
import {elementOf} from '@tehai/kernel/markup'
import {append} from '@tehai/kernel/source'
import {drawBoardRow, drawTree, isBoardRow} from 'rehype-tiles/render'
import {gameIn} from './game.js'
import {readFile} from './record-files.js'

export {readText} from './text.js'

/**
 * Read and draw a block, as `drawText` does with a row.
 *
 * @param text
 *   What `readText` found.
 * @param checker
 *   Who checks claims; `null` while none is loaded.
 * @param palette
 *   Colours that are written out (default: those that the style sheet of the page repaints).
 * @returns
 *   As `drawText`; and `needsChecker`: whether something in it waits for a checker; `missing`: a function that loads an
 *   engine that its claims wait for, or what reads its record; `null` where nothing is missing.
 */
export function drawBlock(text, state, lang, checker, palette = 'page') {
  let needsChecker = false
  let missing = null
  const probe = {
    checkClaim: () => ((needsChecker = true), null),
    checkHand: () => ((needsChecker = true), [])
  }
  const {checkClaim, checkHand} = checker ?? probe
  const judges = {
    records: records ?? {
      read() {
        missing ??= loadRecords
        return unread
      }
    },
    checkHand,
    checkClaim: (claim, hand) => {
      missing ??= missingEngine(claim)
      return checkClaim(claim, hand)
    }
  }
  const {dialect, size} = state
  const settings = pageSettings({dialect, size, lang})
  const {markup, rows, messages} = readers[text.kind](text, settings, judges)
  const tree = {type: 'root', children: [elementOf(markup)]}
  const labels = []
  drawTree(tree, noting(gameIn(palette), labels), {
    output: 'inline',
    idPrefix: '',
    optionsOf: rowOptionsOf,
    report: () => {} // the check has reported all messages
  })
  return {picture: tree.children[0], labels, rows, messages, sentence: sentenceOf, needsChecker, missing}
}

let records = null

/** What a record shows while it cannot be read. */
const unread = {board: '', more: [], position: null, faults: []}

async function loadRecords() {
  const {nearFiles, recordReader} = await import('@tehai/core/log')
  records = recordReader(path => readFile(path, nearFiles))
}

const loadValue = () => import('@tehai/core/claims/value')
const loadSafety = () => import('@tehai/core/claims/safety')

/** What loads the engine of each claim that has one of its own. */
const engines = new Map([
  ['value', loadValue],
  ['win-rate', loadValue],
  ['tenpai-rate', loadValue],
  ['safe', loadSafety],
  ['table', loadSafety]
])
const loaded = new Set()

function missingEngine({key}) {
  const load = engines.get(key)
  if (!load || loaded.has(load)) return null
  return async () => {
    await load()
    loaded.add(load)
  }
}

const readers = {block: readBlock, tiles: readInline}

function readBlock({source, at, meta, metaAt}, settings, checker) {
  const checked = checkBlock(source, {settings, meta, ...checker})
  return {
    markup: blockMarkup(checked),
    rows: rowsOf(checked).map(({source, options, start, end}) => ({
      source,
      options,
      start: at(start),
      end: at(end)
    })),
    messages: [
      ...checked.metaMessages.map(message => ({message, source: meta, at: metaAt})),
      ...checked.messages.map(message => ({message, source, at}))
    ]
  }
}

function readInline({source, at, attributes, attributesAt}, settings, {checkClaim}) {
  const checked = checkInline(source, {settings, attributes, leaf: true, checkClaim})
  const {markup, options, messages, attributeMessages} = checked
  return {
    markup,
    rows: [{source, options, start: at(0), end: at(source.length)}],
    messages: [
      ...messages.map(message => ({message, source, at})),
      ...attributeMessages.map(message => ({message, source: attributes, at: attributesAt}))
    ]
  }
}

/** The rows of a checked block, also those that are folded. */
function rowsOf({sections}) {
  const inside = part =>
    part.type === 'fold' ? part.parts.flatMap(inside) : part.type === 'row' ? [part] : []
  return sections.flatMap(({groups}) => groups.flatMap(parts => parts.flatMap(inside)))
}

/** The options of a row in a tree that is drawn. */
export function rowOptionsOf({code, options}) {
  return {...optionsOfClasses(code.properties.className ?? []), ...parseRowOptions(options).options}
}

/**
 * A game that notes the text alternative of each row outside a sentence, and of each board. Tiles among words are read with
 * them.
 */
function noting(game, labels) {
  const row = (source, options, placement) => {
    const read = game.row(source, options, placement)
    if (placement === 'block' && read.label !== '') labels.push(read.label)
    return read
  }
  const figure = (source, options, settings) => {
    const drawn = drawBoardRow(source, options, settings)
    if (drawn) append(labels, labelsIn(drawn))
    return drawn
  }
  return {...game, row, figure, isFigure: isBoardRow}
}

/** The text alternatives of the pictures in an element. */
function labelsIn({properties = {}, children = []}) {
  return properties.role === 'img' ? [properties.ariaLabel] : children.flatMap(labelsIn)
}
