/**
 * Constructs in the texts of a note that Obsidian has rendered: `:tiles[…]` in a line, `::tiles[…]` and `:::tiles`
 * alone in their paragraph. Code, links and drawn constructs stay as they are.
 */
import {
  almostDirectives,
  findingsOf,
  positionOf,
  readContainer,
  readDirective,
  writtenRow,
  type GamePage,
  type Position,
  type ReadConstruct
} from '@tehai/kernel/markdown'
import {append, type Span} from '@tehai/kernel/source'
import type {Note} from './context.js'

/** A construct in the note, and the place for its picture. */
export interface Place {
  readonly read: ReadConstruct
  /** What the picture replaces. */
  readonly target: ChildNode
  /** The text right before it. */
  readonly previous: Text | null
  /** The text right after it. */
  readonly next: Text | null
}

/** Elements in which texts are not read. */
const closed =
  'code, pre, a, script, style, textarea, svg, datalist, math, mjx-container, .math, figure.mahjong, figure.hanafuda'

/**
 * Read the constructs in an element. The findings are added to the games; texts are split where a construct begins and
 * ends.
 */
export function placesIn(root: HTMLElement, note: Note, games: readonly GamePage[]): Place[] {
  const places: Place[] = []
  const find = finderIn(note)
  for (const paragraph of root.querySelectorAll('p')) {
    const place = paragraph.closest(closed) ? null : blockIn(paragraph, find, games)
    if (place) places.push(place)
  }
  const taken = new Set<Node>(places.map(({target}) => target))
  for (const text of textsIn(root, taken)) append(places, rowsIn(text, find, games))
  return places
}

/**
 * Finds typed texts in the section of the note. Each search begins where the text before it ended; it gives `undefined`
 * if the text is not there.
 */
type Finder = (typed: string) => Position | undefined

function finderIn({document, section}: Note): Finder {
  if (!section) return () => undefined
  const text = document.text.slice(section.start, section.end)
  let at = 0
  return typed => {
    const found = text.indexOf(typed, at)
    if (found < 0) return undefined
    at = found + typed.length
    return positionOf(document, section.start + found, section.start + at)
  }
}

/** All texts that may contain constructs, except for those in blocks. They are listed before any of them is changed. */
function textsIn(root: HTMLElement, taken: ReadonlySet<Node>): Text[] {
  const texts: Text[] = []
  const walk = (parent: Node) => {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) texts.push(child as Text)
      else if (child.nodeType === 1 && !taken.has(child) && !(child as Element).matches(closed)) walk(child)
    }
  }
  if (!root.closest(closed)) walk(root)
  return texts
}

/** Read a paragraph that is a row or a container. */
function blockIn(paragraph: HTMLElement, find: Finder, games: readonly GamePage[]): Place | null {
  const text = linesOf(paragraph).trim()
  const [, colons = '', name = ''] = /^(:{2,})([^\s:{[]+)/.exec(text) ?? []
  const game = games.find(({names}) => names.has(name))
  if (!game) return null
  const read = colons.length > 2 ? readBlock(text, find, game) : readLeaf(text, find, game)
  if (!read) return null
  append(game.findings, read.findings)
  return {read, target: paragraph, previous: null, next: null}
}

function readBlock(text: string, find: Finder, {file}: GamePage): ReadConstruct | null {
  const container = readContainer(text)
  if (!container) return null
  const {value, meta} = container
  return file.readFence({value, meta, position: find(text)})
}

function readLeaf(text: string, find: Finder, {file}: GamePage): ReadConstruct | null {
  const parts = readDirective(text)
  if (!parts || text.slice((parts.attributes ?? parts.label).end + 1).trim() !== '') return null
  return file.readRow(writtenRow(text, true, find(text))!)
}

/** The text of a paragraph, its line breaks as they were typed. */
function linesOf(paragraph: Node): string {
  let text = ''
  for (const child of paragraph.childNodes) {
    if (child.nodeName === 'BR') text = `${text.replace(/\n$/, '')}\n`
    else
      text +=
        child.nodeType === 3
          ? child.textContent!.replace(/^\n/, text.endsWith('\n') ? '' : '\n')
          : linesOf(child)
  }
  return text
}

function directivePattern(games: readonly GamePage[]): RegExp {
  const names = games
    .flatMap(game => [...game.names])
    .map(name => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`:(${names.join('|')})\\[`, 'g')
}

/** The rows in a text, which is split around them. */
function rowsIn(text: Text, find: Finder, games: readonly GamePage[]): Place[] {
  const whole = text.data
  const spans: Span[] = []
  const places: Place[] = []
  let rest = text
  let at = 0
  for (const {index: start, 1: name} of whole.matchAll(directivePattern(games))) {
    const parts = start < at || whole[start - 1] === ':' ? null : readDirective(whole.slice(start))
    if (!parts) continue
    const end = start + (parts.attributes ?? parts.label).end + 1
    const source = whole.slice(start, end)
    const game = games.find(({names}) => names.has(name!))!
    const read = game.file.readRow(writtenRow(source, false, find(source))!)
    append(game.findings, read.findings)
    const previous = rest
    const target = previous.splitText(start - at)
    rest = target.splitText(end - start)
    places.push({read, target, previous, next: rest})
    spans.push({start, end})
    at = end
  }
  for (const game of games) append(game.findings, almostIn(whole, spans, find, game))
  return places
}

/** The findings about text that was meant as a row. */
function almostIn(text: string, spans: readonly Span[], find: Finder, game: GamePage) {
  if (text.search(game.almost) < 0) return []
  const messages = almostDirectives(text, game).filter(
    ({start, end}) => !spans.some(span => span.start < end && start < span.end)
  )
  return messages.flatMap(message => {
    const place = find(text.slice(message.start, message.end)) ?? null
    return findingsOf([message], text, () => place)
  })
}
