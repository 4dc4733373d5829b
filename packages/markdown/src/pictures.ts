/**
 * Markdown → Markdown for any other tool: our constructs become HTML or images, every other byte is unchanged.
 *
 * Every Markdown parser must read the output as HTML. So a block is one line with blank lines around it, and characters
 * that could be interpreted (`*`, `|`, `{{`, `"`) are written as character references.
 */
import {append} from '@tehai/kernel/source'
import {documentOf} from '@tehai/kernel/markdown'
import type {Element, ElementContent, Properties, Root as HastRoot} from 'hast'
import type {Root} from 'mdast'
import {safeInBlock, safeInLine, type Compiler} from './compiler.js'
import {guardedText, htmlOf} from './guarded-html.js'
import {constructsOf, endOfLastLine, escapesOf, type Construct} from './page-constructs.js'

/** The games of a page, and how they are drawn. */
export interface PageGames {
  /** Their ids. */
  readonly ids: readonly string[]
  /** Draws the rows of all games in a tree, in place. */
  readonly draw: (tree: HastRoot) => void
  /** Whether tiles in a line of text become Markdown images; `draw` makes `<img>` elements of them. */
  readonly asImages?: boolean | undefined
  /**
   * The compiler that reads the output after Markdown (default: none). Svelte reads braces as expressions, and the
   * parser before it resolves character references in lines of text.
   */
  readonly compiler?: Compiler | undefined
}

/**
 * Write a page of Markdown with its pictures.
 *
 * @param text
 *   The page.
 * @param tree
 *   Its tree, checked.
 */
export function markdownWithPictures(
  text: string,
  tree: Root,
  {ids, draw, asImages = false, compiler}: PageGames
): string {
  const document = documentOf(text)
  const constructs = constructsOf(tree, ids)
    .map(one => ({...one, end: endOfLastLine(document.text, one)}))
    .toSorted((a, b) => a.start - b.start)
  const page: HastRoot = {type: 'root', children: []}
  const boxes = constructs.map(({node, isBlock, start, end}) => {
    const isMarked = !asImages && !isBlock
    const before = isMarked ? openingMarks(document.text, start) : ''
    const after = isMarked ? closingMarks(document.text, end) : ''
    return {box: boxOf(node, before, after), before, after}
  })
  append(
    page.children,
    boxes.map(({box}) => box)
  )
  draw(page)
  const definitions = page.children.slice(0, page.children.length - boxes.length) as Element[]

  const copied = copyWithout(document.text, escapesOf(tree))
  let markdown = text.slice(0, text.length - document.text.length) // a byte order mark
  let at = 0
  for (const [index, {isBlock, isHtml, start, end}] of constructs.entries()) {
    const {box, before, after} = boxes[index]!
    const html = pictureText(box, asImages && !isBlock && !isHtml)
    markdown += copied(at, start - before.length)
    markdown += isBlock
      ? blockLines(document.text, start, end, safeInBlock(html, compiler))
      : safeInLine(html, compiler)
    at = end + (isBlock ? 0 : after.length)
  }
  markdown += copied(at, document.text.length)
  return definitions.length > 0 ? withDefinitions(markdown, definitions) : markdown
}

/** Copies parts of a text, one after the other, without the characters at some offsets. */
function copyWithout(text: string, offsets: readonly number[]): (from: number, to: number) => string {
  let next = 0
  return (from, to) => {
    let written = ''
    let at = from
    for (; next < offsets.length && offsets[next]! < to; next++) {
      if (offsets[next]! < at) continue
      written += text.slice(at, offsets[next]!)
      at = offsets[next]! + 1
    }
    return written + text.slice(at, to)
  }
}

/** The drawn construct, with the marks around it that the drawing keeps beside a tile. */
function boxOf({data}: Construct['node'], before: string, after: string): Element {
  const drawn: Element = {
    type: 'element',
    tagName: data?.hName ?? 'span',
    properties: (data?.hProperties ?? {}) as Properties,
    children: (data?.hChildren ?? []) as ElementContent[]
  }
  const around = before === '' ? [] : [{type: 'text' as const, value: before}]
  const children = [...around, drawn, {type: 'text' as const, value: after}]
  return {type: 'element', tagName: 'span', properties: {}, children}
}

/**
 * A Korean particle and closing marks after a tile that Markdown does not interpret. Emphasis that ends after a
 * particle would not be closed if a tag were in its place.
 */
function closingMarks(text: string, end: number): string {
  return /^(?:[\uac00-\ud7a3]{1,8}(?![\uac00-\ud7a3*_~]))?[、。，．・·‧：；？！‼⁇⁈⁉ー…‥～〜／」』）】〉》〗〙〕］｝｠›»’”〞〟々,.;?)]*/.exec(
    text.slice(end, end + 16)
  )![0]
}

/** Opening marks that Markdown does not interpret. */
const opening: ReadonlySet<string> = new Set('「『（【〈《〖〘〔［｛｟‹«‘“〝¿¡(')

/** The last few opening marks before a tile. Marks after a backslash are left: it would be before a tag instead. */
function openingMarks(text: string, start: number): string {
  let at = start
  while (at > start - 16 && opening.has(text[at - 1] ?? '')) at--
  return text.slice(at < start && text[at - 1] === '\\' ? at + 1 : at, start)
}

/** A drawn box as text. */
function pictureText({children}: Element, asImage: boolean): string {
  const [only] = children
  if (asImage && only?.type === 'element' && only.tagName === 'img') {
    const {alt, src} = only.properties
    return `![${guardedText(String(alt))}](${String(src)})`
  }
  return htmlOf(children)
}

/**
 * A block with blank lines around it, which have the marks of the quotes and lists that it is in.
 *
 * In lists there is no blank line before it, which could make the list loose.
 */
function blockLines(text: string, start: number, end: number, html: string): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(lineStart, start)
  const inside = before.replace(/[^>\s]/g, ' ')
  const previous = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(0, lineStart - 1))
  const next = /^[ \t]*(?:\r?\n|$)([^\r\n]*)/.exec(text.slice(end))?.[1] ?? ''
  const isBlank = (line: string) => /^[ \t>]*$/.test(line)
  const opening = /^[> ]*$/.test(before) && !/ {2}/.test(before) && !isBlank(previous) ? `\n${before}` : ''
  return opening + html + (isBlank(next) ? '' : `\n${inside.trimEnd()}`)
}

/** The art that pictures refer to, before the first of them: after the front matter. */
function withDefinitions(markdown: string, definitions: readonly Element[]): string {
  const front = /^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\n\1[ \t]*(?:\r?\n|$)(?:\r?\n)?)?/.exec(
    markdown
  )![0]
  return `${front}<div>${htmlOf(definitions)}</div>\n\n${markdown.slice(front.length)}`
}
