/**
 * A social card: title, picture and name of a site on 1200 × 630 pixels, as SVG.
 *
 * Nothing here depends on fonts: widths of text are estimated, and a font of the machine draws it.
 */
import {isWideCharacter} from '@tehai/kernel/character-width'
import {lookup, type Language} from '@tehai/kernel/source'
import {escapeHtml} from '../build/page.js'
import type {FirstPicture} from './first-picture.js'

/** Size of a card in pixels, as sites that show links expect it of `og:image`. Source: <https://ogp.me>, 1.91 : 1. */
const CARD_WIDTH = 1200
const CARD_HEIGHT = 630

/** Room at the edges. */
const MARGIN = 72

/** Sizes of the title, in the order in which they are tried. */
const TITLE_SIZES = [68, 58, 50, 42] as const
const CAPTION = 30
const NAME = 28

/** Most lines of a title. */
const MOST_LINES = 3

/** The greatest height of a tile, in pixels. */
const MOST_ZOOM = 136

/**
 * A picture of several rows is put beside the title, not under it, if its width is less than this many times its
 * height.
 */
const TALL = 1.8

/** What a card shows. */
export interface CardParts {
  readonly title: string
  /** The situation of the hand; empty for none. */
  readonly caption: string
  /** Name of the site; empty for none. */
  readonly name: string
  readonly picture: FirstPicture | null
  readonly language: Language
  /** Whether the page is dark. */
  readonly isDark: boolean
}

const light = {paper: '#fdfcf8', ink: '#23272b', quiet: '#586069', accent: '#0b6244'}
const dark = {paper: '#14171b', ink: '#e8eaec', quiet: '#a7b0b9', accent: '#74d3aa'}

const latin = ['Noto Sans', 'Helvetica Neue', 'Segoe UI', 'Arial']
const japanese = ['Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', 'Meiryo']
const simplified = ['Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei']
const korean = ['Noto Sans CJK KR', 'Noto Sans KR', 'Apple SD Gothic Neo', 'Malgun Gothic']
const traditional = ['Noto Sans CJK TC', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei']

/** Fonts of languages with characters of their own. If two fonts have a glyph, that of the first is used. */
const fonts = lookup<readonly string[]>({
  ja: [...japanese, ...latin],
  ko: [...korean, ...latin],
  'zh-Hans': [...simplified, ...latin],
  'zh-Hant': [...traditional, ...latin]
})
const otherFonts = [...latin, ...japanese]

/** The card as the text of an SVG file. */
export function cardSvg(parts: CardParts): string {
  const {picture, language, isDark} = parts
  const colours = isDark ? dark : light
  const isBeside =
    picture !== null && picture.height > 2 * picture.tile && picture.width < TALL * picture.height
  const room = isBeside ? 480 : CARD_WIDTH - 2 * MARGIN
  const {size, lines} = titleLines(parts.title, room, language)
  const top = MARGIN + size
  const caption = top + (lines.length - 1) * size * 1.25 + CAPTION * 1.8
  const below = parts.caption === '' ? caption - CAPTION * 1.2 : caption + 10
  const bottom = CARD_HEIGHT - MARGIN - (parts.name === '' ? 0 : NAME * 1.8)
  const box = isBeside
    ? {x: MARGIN + room + 48, y: 40, width: CARD_WIDTH - 2 * MARGIN - room, height: CARD_HEIGHT - 80}
    : {x: MARGIN, y: below + 24, width: room, height: bottom - below - 24}
  const text = (y: number, height: number, colour: string, content: string, weight = 400) =>
    `<text x="${MARGIN}" y="${round(y)}" font-size="${height}" font-weight="${weight}" fill="${colour}">${escapeHtml(content)}</text>`
  const families = (fonts[language] ?? otherFonts).join(', ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}"` +
    ` color="${colours.ink}" font-family="${families}, sans-serif">` +
    `<path fill="${colours.paper}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>` +
    `<path fill="${colours.accent}" d="M0 0h16v${CARD_HEIGHT}H0z"/>` +
    lines.map((line, index) => text(top + index * size * 1.25, size, colours.ink, line, 700)).join('') +
    (parts.caption === '' ? '' : text(caption, CAPTION, colours.quiet, parts.caption)) +
    (parts.name === '' ? '' : text(CARD_HEIGHT - MARGIN, NAME, colours.quiet, parts.name)) +
    (picture ? placed(picture, box) : '') +
    '</svg>'
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture at the left edge of a box, vertically centred. */
function placed({svg, width, height, tile}: FirstPicture, box: Box): string {
  const zoom = Math.min(box.width / width, box.height / height, MOST_ZOOM / tile)
  const [w, h] = [width * zoom, height * zoom]
  const y = box.y + (box.height - h) / 2
  return svg(`x="${round(box.x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`)
}

/** The title in lines, in the largest size in which it has few lines. A title that is too long ends with `…`. */
export function titleLines(
  title: string,
  room: number,
  language: Language
): {readonly size: number; readonly lines: readonly string[]} {
  const words = wordsOf(title, language)
  for (const size of TITLE_SIZES) {
    const lines = wrapped(words, room / size)
    if (lines.length <= MOST_LINES && (size !== TITLE_SIZES[0] || lines.length <= 2)) return {size, lines}
  }
  const size = TITLE_SIZES.at(-1)!
  const lines = wrapped(words, room / size - 1)
  return {size, lines: [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]!}…`]}
}

/** Parts between which a line may end, each with the space after it. Punctuation stays with what it follows. */
function wordsOf(title: string, language: Language): readonly string[] {
  const parts = [...new Intl.Segmenter(language, {granularity: 'word'}).segment(title.trim())]
  const words: string[] = []
  for (const {segment, isWordLike} of parts) {
    const isOpening = /^[\p{Ps}\p{Pi}]/u.test(words.at(-1) ?? '') && words.at(-1)!.length === 1
    if (words.length > 0 && (isOpening || (!isWordLike && !/^[\p{Ps}\p{Pi}]/u.test(segment)))) {
      words[words.length - 1] += segment
    } else words.push(segment)
  }
  return words
}

/** Words in lines. `room`: width in em. A word that is wider is broken. */
function wrapped(words: readonly string[], room: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.flatMap(one => broken(one, room))) {
    if (line !== '' && breadthOf(line + word.trimEnd()) > room) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return [...lines, line.trimEnd()]
}

function broken(word: string, room: number): readonly string[] {
  if (breadthOf(word) <= room) return [word]
  const parts = ['']
  for (const character of word) {
    if (breadthOf(parts.at(-1)! + character) > room) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts
}

/** The estimated width of a text in em, in a bold sans serif: a little more than in most fonts. */
function breadthOf(text: string): number {
  let breadth = 0
  for (const character of text) {
    if (isWideCharacter(character) || /[\u{1f000}-\u{1f02b}]/u.test(character)) breadth += 1
    else if (/[ .,:;'|!ijl()[\]]/.test(character)) breadth += 0.34
    else breadth += /[A-Zmw@%&]/.test(character) ? 0.76 : 0.62
  }
  return breadth
}

const round = (number: number) => Math.round(number * 100) / 100
