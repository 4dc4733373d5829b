/**
 * Pictures of tiles in a text, and the rows that they make: `![](tiles/1-man.png)`, `<img src="../hai/man3.gif">`,
 * `[[File:MJw1.png]]`.
 *
 * Pictures with only blanks or one line ending between them are one row. If one is further apart than the others, it is
 * a drawn tile.
 */
import {plainOf, isTile} from '@tehai/riichi/tile'
import type {Span} from '@tehai/kernel/source'
import type {Tree} from '@tehai/core'
import {gapNode, tileNode, type Node} from '@tehai/core/notation'
import {pathOf, tileOfPicture, type PicturedTile, type PicturePattern} from './picture-name.js'

interface Picture extends Span, PicturedTile {
  readonly address: string
  /** Its other texts: alternative text, class, title. */
  readonly words: string
}

/** A row of pictures. */
export interface PictureRow extends Span {
  readonly tree: Tree
  /** Whether the pictures are certainly tiles. */
  readonly isCertain: boolean
}

// Each stops at the characters that end it, so it takes linear time.
const pictures: readonly RegExp[] = [
  /(?<escape>\\)?!\[(?<words>[^[\]\n]*)\]\(<?(?<address>[^()<>\s]+)>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)(?:\{:?[^{}\n]*\})?/g,
  /<(?:img|Image)\b(?<words>[^<>]*)>/g,
  /\[\[[ \t]*(?:File|Image|ファイル|画像|檔案|文件)[ \t]*:(?<address>[^[\]|\n]+)(?:\|(?<words>[^[\]\n]*))?\]\]/g
]

const source =
  /(?:^|[\s{])src[ \t]*=[ \t]*(?:\{[ \t]*)?(?:"(?<a>[^"\n]*)"|'(?<b>[^'\n]*)'|(?<c>[^\s"'<>{}]+))/

/**
 * The rows of pictures in a text, in their order. `patterns`: those of the site, which are tried before all known sets.
 */
export function findPictureRows(text: string, patterns: readonly PicturePattern[]): PictureRow[] {
  const found = pictures
    .flatMap(pattern => [...text.matchAll(pattern)].flatMap(match => pictureOf(match, patterns) ?? []))
    .toSorted((a, b) => a.start - b.start)
  const known = certainFolders(found)
  const rows: Picture[][] = []
  for (const picture of found) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (last && picture.start < last.end) continue
    if (last && isBetweenTiles(text, last.end, picture.start)) row!.push(picture)
    else rows.push([picture])
  }
  return rows.map(row => rowOf(text, row, known))
}

function pictureOf(match: RegExpMatchArray, patterns: readonly PicturePattern[]): Picture | null {
  const {address: written, words = '', escape} = match.groups ?? {}
  if (escape !== undefined) return null
  const {a, b, c} = (written === undefined ? source.exec(words)?.groups : undefined) ?? {}
  const address = written?.trim() ?? a ?? b ?? c
  if (address === undefined || address === '') return null
  const shown =
    patterns.map(pattern => pattern(address)).find(tile => tile !== null) ?? tileOfPicture(address)
  const start = match.index!
  return shown && {...shown, address, words, start, end: start + match[0].length}
}

const wordOfTiles =
  /(?:^|[^a-z])(?:hai|pai|paiga|tiles?|[a-z]+tiles?|mahjong|majiang|majong|riichi|tehai|mj|manzu|pinzu|s[ou]u?zu)(?![a-z])|[牌麻]/i

/**
 * Folders whose pictures are tiles: those whose name says so, and those from which the page shows five tiles of two
 * suits. A page may show portraits (`man1.svg`) or figures (`1m.png`).
 */
function certainFolders(found: readonly Picture[]): ReadonlySet<string> {
  const shown = new Map<string, Set<string>>()
  for (const {address, face} of found) {
    const folder = folderOf(address)
    const faces = shown.get(folder) ?? new Set()
    shown.set(folder, faces.add(isTile(face) ? plainOf(face) : face))
  }
  const isOfTiles = (faces: ReadonlySet<string>): boolean =>
    faces.size >= 5 && new Set([...faces].map(face => face.at(-1))).size >= 2
  return new Set([...shown].filter(([, faces]) => isOfTiles(faces)).map(([folder]) => folder))
}

function folderOf(address: string): string {
  const path = pathOf(address)
  return path.slice(0, path.lastIndexOf('/') + 1)
}

const isOne = ({address, words, isCertain}: Picture, known: ReadonlySet<string>): boolean =>
  isCertain || known.has(folderOf(address)) || wordOfTiles.test(pathOf(address)) || wordOfTiles.test(words)

const blanks = /^(?:[ \t\u00A0\u2002-\u2005\u3000]|&nbsp;|&emsp;)*(?:\r?\n[ \t>]*)?$/

function isBetweenTiles(text: string, start: number, end: number): boolean {
  if (end - start > 64) return false
  const between = text.slice(start, end)
  return blanks.test(between) && !/ {2}\r?\n/.test(between)
}

/** The size of the gap between two pictures: none, a space, or more. */
function distance(between: string): number {
  if (between === '') return 0
  return /[\u00A0\u2002-\u2005\u3000]|&|[ \t]{2}/.test(between.replace(/\n[ \t>]*$/, '\n')) ? 2 : 1
}

function rowOf(text: string, row: readonly Picture[], known: ReadonlySet<string>): PictureRow {
  const spaces = row.slice(1).map(({start}, index) => distance(text.slice(row[index]!.end, start)))
  const usual = Math.min(...spaces.slice(0, 64), 2)
  const nodes = row.flatMap((picture, index): Node[] => {
    const {face, isSideways, start, end} = picture
    const tile = tileNode(face, start, end, isSideways ? ['rotated'] : undefined)
    const isApart = index > 0 && spaces[index - 1]! > usual
    return isApart ? [gapNode(row[index - 1]!.end, start), tile] : [tile]
  })
  const drawn = nodes.at(-2)?.type === 'gap' && isTile(row.at(-1)!.face) ? nodes.length - 1 : null
  return {
    start: row[0]!.start,
    end: row.at(-1)!.end,
    isCertain: row.every(picture => isOne(picture, known)),
    tree: {mode: 'hand', nodes, draw: drawn, riichi: false, rows: []}
  }
}
