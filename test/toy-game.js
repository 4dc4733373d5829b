/**
 * A third game: dominoes, as a stranger would add them to Markdown. A table of keys, a parser of rows, a layout, an art.
 *
 *     ```dominoes
 *     1-6 6-6 6-3
 *     pips: 28
 *     ```
 */
import {
  blockMessagesOf,
  blockRow,
  bodyEntries,
  factMarkup,
  factsMarkup,
  figureMarkup,
  fillOf,
  formatCommonOptions,
  keyTable,
  parseBlock,
  plainGrammar
} from '@tehai/kernel/block'
import {fenceFindings, hostSettings} from '@tehai/kernel/markdown'
import {GAP, resolveArt} from '@tehai/kernel/picture'
import {message, sentence} from '@tehai/kernel/source'

// The table of keys.
const keys = keyTable([
  {id: 'pips', names: ['pips', '目'], of: 'row', many: false, needsRow: true, example: '12'}
])
const grammar = plainGrammar(keys, 'dominoes')

// The parser of rows.
const dominoesIn = row => [...row.matchAll(/[0-6]-[0-6]/g)].map(([face]) => face)
const pipsIn = row => dominoesIn(row).reduce((sum, face) => sum + Number(face[0]) + Number(face[2]), 0)

// The layout: side by side.
const layoutOf = (faces, {width, height}) => ({
  width: faces.length * (width + GAP) - GAP,
  height,
  line: height,
  tiles: faces.map((face, index) => ({x: index * (width + GAP), y: 0, turn: 0, face, states: []})),
  texts: [],
  vacancies: []
})

// The art: a bar a pip.
const bars = (count, top) =>
  Array.from({length: count}, (_, at) => `M40 ${top + at * 22}h120v10h-120z`).join('')
const faces = Array.from({length: 49}, (_, at) => [Math.floor(at / 7), at % 7]).map(([a, b]) => [
  `${a}-${b}`,
  [{name: 'path', attributes: {fill: 'ink', d: `${bars(a, 20)}${bars(b, 210)}M20 195h160v6h-160z`}}]
])
const outline = (width, height) => ({x: 0, y: 0, d: `h${width}v${height}h-${width}z`})
const tiles = {
  id: 'dominoes',
  license: 'MIT',
  palettes: {light: {bone: '#ffffff', ink: '#222222'}},
  variants: {},
  art: {
    width: 200,
    height: 400,
    roles: {edge: 'ink', ring: 'ink', dora: 'ink'},
    body: [{attributes: {fill: 'bone'}, upright: outline(200, 400), lying: outline(400, 200)}],
    bodiless: [],
    lyingTransform: 'translate(0 200) rotate(-90)',
    faces: {text: Object.fromEntries(faces)}
  }
}

const examples = {row: '`1-6 6-6`', keys: '`pips`', options: '`title`', values: {12: '12'}}
const messages = {
  ...blockMessagesOf({en: examples, ja: examples}),
  'false-pips': {
    severity: 'error',
    en: 'Unexpected `{actual}`, expected {truth}',
    ja: '`{actual}` ではなく{truth}です'
  }
}

/** Check a block: rows, and the pips that are claimed of them. */
function checkBlock(source) {
  const block = parseBlock(source, grammar)
  const found = [...block.messages]
  const rows = block.rows.map(({start, end}) => source.slice(start, end))
  const facts = bodyEntries(source, block).map(({key, value, row, start, end}) => {
    const truth = row === null ? NaN : pipsIn(rows[row])
    const state = fillOf(value) ? 'filled' : Number(value) === truth ? 'true' : 'false'
    if (state === 'false') found.push(message(messages, 'false-pips', start, end, {truth}))
    return factMarkup('dominoes', key.id, 'Pips', [state === 'filled' ? String(truth) : value], state)
  })
  const options = formatCommonOptions({size: 'l', checked: true})
  const wire = rows.map(row =>
    blockRow({game: 'dominoes', source: row, options, languages: ['language-dominoes']})
  )
  return {
    markup: figureMarkup('dominoes', [], null, [...wire, factsMarkup('dominoes', facts)]),
    messages: found
  }
}

/** How dominoes are read, for every host of Markdown. */
export const markdown = {
  id: 'dominoes',
  plugin: 'remark-dominoes',
  book: {messages, docs: 'https://example.com/dominoes#'},
  host: hostSettings({}, ['dominoes'], []),
  open: document => ({
    language: 'en',
    findings: [],
    readFence(fence) {
      const {markup, messages: found} = checkBlock(fence.value)
      return {markup, findings: fenceFindings(document, fence, found, [])}
    },
    readRow: ({value}) => ({markup: checkBlock(value).markup, findings: []})
  })
}

/** How they are drawn. */
export const drawing = {
  name: 'rehype-dominoes',
  idPrefix: 'dominoes-',
  readBlock: checkBlock,
  game: {
    id: 'dominoes',
    art: resolveArt(tiles, {}),
    sentence: (one, source, language) => sentence(one, messages, source, language),
    row(source) {
      const row = dominoesIn(source)
      const layout = layoutOf(row, tiles.art)
      const picture = {type: 'picture', layout, start: 0, end: source.length}
      return {kind: 'row', size: 'l', pieces: [picture], label: row.join(', '), messages: []}
    }
  }
}
