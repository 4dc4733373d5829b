/**
 * The HTML of a construct → the same as blocks and inlines of Pandoc, for formats without HTML.
 *
 *     figure > figcaption     Para, in strong letters
 *            > div > img      Para with an Image
 *            > dl             DefinitionList
 *            > table, ul, ol  Table, BulletList, OrderedList
 *            > details        its summary in strong letters, then what it folds
 */
import {largest, lookup} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {noAttr, space, str, type Attr, type Node} from './ast.js'

/** Makes the inlines for a picture or a row of notation. */
export type LineOfPicture = (element: Element, isInline: boolean) => readonly Node[]

/** An element in a line as inlines. */
export function inlinesOf(
  nodes: readonly ElementContent[],
  picture: LineOfPicture,
  isInline: boolean
): Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (node.type === 'text') return wordsOf(node.value)
    if (node.type !== 'element') return []
    const {tagName, children} = node
    if (tagName === 'img' || tagName === 'code') return picture(node, isInline)
    if (tagName === 'meter') return []
    if (tagName === 'br') return [{t: 'LineBreak'}]
    const inside = inlinesOf(children, picture, isInline)
    const name = letters[tagName]
    return name === undefined || inside.length === 0 ? inside : [{t: name, c: inside}]
  })
}

/** Kinds of letters. Text that is marked as wrong is underlined, as in a corrected text. */
const letters = lookup<string>({
  strong: 'Strong',
  b: 'Strong',
  em: 'Emph',
  i: 'Emph',
  mark: 'Underline',
  sup: 'Superscript',
  sub: 'Subscript',
  s: 'Strikeout',
  del: 'Strikeout'
})

/** Words of a text, and the spaces between them. */
function wordsOf(text: string): Node[] {
  return text
    .split(/([ \t\r\n]+)/)
    .flatMap((part, index) => (part === '' ? [] : index % 2 === 0 ? str(part) : space))
}

/** Elements as blocks. Inlines side by side become one paragraph. */
export function blocksOf(nodes: readonly ElementContent[], picture: LineOfPicture): Node[] {
  const blocks: Node[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const inlines = trimmed(inlinesOf(line, picture, false))
    if (inlines.length > 0) blocks.push({t: 'Para', c: inlines})
    line = []
  }
  for (const node of nodes) {
    const block = node.type === 'element' ? blockOf(node, picture) : null
    if (!block) {
      line.push(node)
      continue
    }
    endLine()
    for (const one of block) blocks.push(one)
  }
  endLine()
  return blocks
}

function trimmed(inlines: readonly Node[]): readonly Node[] {
  const from = inlines.findIndex(({t}) => t !== 'Space')
  const to = inlines.findLastIndex(({t}) => t !== 'Space')
  return from < 0 ? [] : inlines.slice(from, to + 1)
}

/** A block element as blocks; `null` for an element in a line. */
function blockOf({tagName, properties, children}: Element, picture: LineOfPicture): readonly Node[] | null {
  const elements = children.filter(child => child.type === 'element')
  const itemsOf = (name: string) =>
    elements.filter(child => child.tagName === name).map(child => blocksOf(child.children, picture))
  switch (tagName) {
    case 'figure': {
      const attr: Attr = [textOf(properties.id), classesOf(properties.className), []]
      return [{t: 'Div', c: [attr, blocksOf(children, picture)]}]
    }
    case 'figcaption':
    case 'summary': {
      const inlines = inlinesOf(children, picture, false)
      return [{t: 'Para', c: inlines.every(({t}) => t === 'Strong') ? inlines : [{t: 'Strong', c: inlines}]}]
    }
    case 'div':
    case 'section':
    case 'details':
    case 'p':
      return blocksOf(children, picture)
    case 'ul':
      return [{t: 'BulletList', c: itemsOf('li')}]
    case 'ol':
      return [{t: 'OrderedList', c: [[1, {t: 'Decimal'}, {t: 'Period'}], itemsOf('li')]}]
    case 'dl':
      return [{t: 'DefinitionList', c: definitionsOf(elements, picture)}]
    case 'table':
      return [tableOf(elements, picture)]
    default:
      return null
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const classesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** Terms with their descriptions. A list may have them in boxes. */
function definitionsOf(elements: readonly Element[], picture: LineOfPicture): [Node[], Node[][]][] {
  const definitions: [Node[], Node[][]][] = []
  for (const {tagName, children} of elements) {
    if (tagName === 'div') {
      for (const one of definitionsOf(
        children.filter(child => child.type === 'element'),
        picture
      ))
        definitions.push(one)
    } else if (tagName === 'dt') definitions.push([inlinesOf(children, picture, false), []])
    else definitions.at(-1)?.[1].push(blocksOf(children, picture))
  }
  return definitions
}

/** A table from rows of cells. Pandoc requires the number of columns first. */
function tableOf(elements: readonly Element[], picture: LineOfPicture): Node {
  const isRow = ({tagName}: Element) => tagName === 'tr'
  const partsOf = (name: string) => elements.filter(({tagName}) => tagName === name)
  const rowsOf = (parts: readonly Element[]) =>
    parts.flatMap(({children}) => children.filter(child => child.type === 'element').filter(isRow))
  const [head, body, foot] = [
    rowsOf(partsOf('thead')),
    [...rowsOf(partsOf('tbody')), ...elements.filter(isRow)],
    rowsOf(partsOf('tfoot'))
  ]
  const width = largest([...head, ...body, ...foot].map(columnsOf), 1)
  const columns = Array.from({length: width}, () => [{t: 'AlignDefault'}, {t: 'ColWidthDefault'}])
  const written = (rows: readonly Element[]) => rows.map(row => rowOf(row, picture))
  const caption = partsOf('caption').flatMap(({children}) => blocksOf(children, picture))
  return {
    t: 'Table',
    c: [
      noAttr,
      [null, caption],
      columns,
      [noAttr, written(head)],
      [[noAttr, 0, [], written(body)]],
      [noAttr, written(foot)]
    ]
  }
}

const cellsOf = ({children}: Element): readonly Element[] =>
  children.filter(child => child.type === 'element')
const spanOf = (value: unknown): number => Math.max(1, Number(value ?? 1) || 1)

function columnsOf(row: Element): number {
  let columns = 0
  for (const {properties} of cellsOf(row)) columns += spanOf(properties.colSpan)
  return columns
}

function rowOf(row: Element, picture: LineOfPicture): unknown {
  const cells = cellsOf(row).map(({tagName, properties, children}) => {
    const blocks = blocksOf(children, picture).map(block =>
      block.t === 'Para' ? {...block, t: 'Plain'} : block
    )
    const [only] = blocks
    const isHead = tagName === 'th' && blocks.length === 1 && only!.t === 'Plain'
    const content = isHead ? [{t: 'Plain', c: [{t: 'Strong', c: only!.c}]}] : blocks
    return [noAttr, {t: 'AlignDefault'}, spanOf(properties.rowSpan), spanOf(properties.colSpan), content]
  })
  return [noAttr, cells]
}
