/**
 * The style sheets of a site, linked by the pages that contain something of the game.
 *
 * A server, in development or with an adapter, renders pages one by one, so every page links them. The pages of a
 * static build are files in the end, so each can be searched.
 */
import {createHash} from 'node:crypto'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {AstroConfig} from './host.js'

/** A style sheet of a game, or of a part of it. */
export interface GameStyle {
  /** Class of the elements that it styles, or the beginning of that class: `mahjong` finds `mahjong-row`. */
  readonly id: string
  readonly file: URL
}

/** Whether a build writes all its pages as files, and its styles as files as well. */
export function isStatic(command: string, {adapter, output, build}: AstroConfig): boolean {
  const isInline = build?.inlineStylesheets === 'always'
  return command === 'build' && adapter === undefined && output !== 'server' && !isInline
}

/**
 * Write the style sheets of a static build, and link them in the pages that need them.
 *
 * @param folder
 *   Folder of the built site.
 * @param files
 *   What the build has written for its routes.
 */
export function linkStyles(
  styles: readonly GameStyle[],
  config: AstroConfig,
  folder: URL,
  files: Iterable<URL>
): void {
  const links = new Map<string, string>()
  for (const file of files) {
    if (!file.pathname.endsWith('.html')) continue
    const page = readFileSync(file, 'utf8')
    const needed = styles.filter(({id}) => classOf(id).test(page))
    if (needed.length === 0) continue
    for (const {id, file} of needed) if (!links.has(id)) links.set(id, writeStyle(file, config, folder))
    writeFileSync(file, withLinks(page, needed.map(({id}) => links.get(id)!).join('')))
  }
}

/** Matches a `class` attribute, even in a minified page. The ids are ours and need no escaping. */
const classOf = (id: string): RegExp => new RegExp(`class=(?:"${id}[" -]|${id}[- >])`)

/** Write a style sheet to the assets of a site; returns the element that links it. */
function writeStyle(file: URL, {base, build}: AstroConfig, folder: URL): string {
  const text = wholeText(file).replaceAll(/\n\s+/g, '\n')
  const name = `tehai.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  const assets = build?.assets ?? '_astro'
  const place = new URL(`${assets}/${name}`, folder)
  mkdirSync(new URL('./', place), {recursive: true})
  writeFileSync(place, text)
  const prefix = build?.assetsPrefix
  const start = (typeof prefix === 'object' ? (prefix.css ?? prefix.fallback) : prefix) ?? base ?? '/'
  return `<link rel="stylesheet" href="${start.replace(/\/$/, '')}/${assets}/${name}">`
}

/** The text of a style sheet, including the style sheets that it imports from packages. */
function wholeText(file: URL): string {
  const text = readFileSync(fileURLToPath(file), 'utf8')
  return text.replaceAll(/@import '([^']+)';\n/g, (_, name: string) =>
    wholeText(new URL(import.meta.resolve(name)))
  )
}

/** Add links to a page, before its other styles, so that those can override ours. */
export function withLinks(page: string, links: string): string {
  const at = placeOfLinks(page)
  return page.slice(0, at) + links + page.slice(at)
}

/** What links are inserted before. Scripts and comments are matched to be skipped. */
const landmarks = /<!--|<script\b|<link\b[^<>]*\bstylesheet\b|<style\b|<\/head>|<body\b/gi
const ends: ReadonlyMap<string, string> = new Map([
  ['<!--', '-->'],
  ['<script', '</script']
])

/** Where links are inserted in a page. Pages that are Markdown alone have no `<head>`. */
function placeOfLinks(page: string): number {
  const start = /^<!doctype html>(?:\s*<meta charset="?utf-8"?\s*\/?>)?/i.exec(page)?.[0].length ?? 0
  const search = new RegExp(landmarks)
  for (let found = search.exec(page); found !== null; found = search.exec(page)) {
    const end = ends.get(found[0].toLowerCase())
    if (end === undefined) return found.index
    const closed = page.indexOf(end, found.index)
    if (closed < 0) return start
    search.lastIndex = closed
  }
  return start
}
