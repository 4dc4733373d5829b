/**
 * What editors colour on a page: tiles by suit, red fives, melds, cards, keys and the `?` of values to be filled in.
 */
import {isRed, isTile} from '@tehai/riichi/tile'
import {dialectIds, parse, type DialectId, type Face, type Node, type TileNode} from '@tehai/core'
import {lookup, type Span} from '@tehai/kernel/source'
import {linesOf} from './syntax/block-line.js'
import {keyOfName, type GameKey} from './syntax/game-keys.js'
import type {Construct, Page} from './page/page.js'

/** What a token is: a key, tiles of a suit, a card, or `?` in place of a claim. */
export const tokenTypes = ['key', 'man', 'pin', 'sou', 'honor', 'card', 'fill'] as const
export type TokenType = (typeof tokenTypes)[number]

/** Further properties of tiles. */
export const tokenModifiers = ['red', 'meld'] as const
export type TokenModifier = (typeof tokenModifiers)[number]

/** A range of one line that has a colour. */
export interface SemanticToken extends Span {
  readonly type: TokenType
  readonly modifiers: readonly TokenModifier[]
}

/**
 * The tokens of pages, ordered by position, without overlaps. Tokens of constructs that an edit has not changed are
 * kept.
 */
export function keptTokens(): (page: Page) => readonly SemanticToken[] {
  const kept = new WeakMap<Construct['shown'], ConstructTokens>()
  return ({text, constructs}) => {
    const all = constructs.map(one => {
      const last = kept.get(one.shown)
      const own = last && isAsItWas(text, one, last) ? last : tokensOf(text, one)
      if (own !== last) kept.set(one.shown, own)
      return own
    })
    // A page has thousands of tokens, and a list that grows takes three times its size.
    const tokens: SemanticToken[] = []
    tokens.length = all.reduce((count, own) => count + own.tokens.length, 0)
    let at = 0
    all.forEach((own, index) => {
      const by = constructs[index]!.start - own.start
      for (const token of own.tokens) tokens[at++] = by === 0 ? token : movedToken(token, by)
    })
    return tokens
  }
}

/**
 * A token moved by some characters. The properties are written out: thousands of tokens follow an edit, and a spread
 * takes several times as long.
 */
const movedToken = ({start, end, type, modifiers}: SemanticToken, by: number): SemanticToken => ({
  start: start + by,
  end: end + by,
  type,
  modifiers
})

/** The tokens of a construct, with its position and its text at the time. */
interface ConstructTokens {
  readonly start: number
  readonly source: string
  readonly tokens: readonly SemanticToken[]
}

/** Whether the text of a construct is unchanged. */
function isAsItWas(text: string, {start, end}: Construct, {source}: ConstructTokens): boolean {
  return end - start === source.length && text.slice(start, end) === source
}

function tokensOf(text: string, one: Construct): ConstructTokens {
  const tokens = one.kind === 'block' ? inBlock(text, one) : inLine(text, one)
  return {start: one.start, source: text.slice(one.start, one.end), tokens}
}

const plain: readonly TokenModifier[] = []

function inBlock(text: string, block: Construct): readonly SemanticToken[] {
  const {game} = block
  return linesOf(text, block).flatMap(({key, value}) => {
    if (!value) return rowTokens(text, block, key)
    const found = keyOfName(game, text.slice(key.start, key.end))
    // `toimen: north 25000`: a name that is not a key, or a row that contains a colon.
    if (!found) return []
    return [{...key, type: 'key' as const, modifiers: plain}, ...valueTokens(text, block, found, value)]
  })
}

/** Kinds of values that are tiles, with words in some: `3m from toimen`. */
const tileKinds: ReadonlySet<string> = new Set(['row', 'river', 'tiles', 'tile'])

/** Kinds of values that have tiles among words. */
const amongWords: ReadonlySet<string> = new Set(['claim', 'choices', 'marks'])

function valueTokens(text: string, block: Construct, key: GameKey, value: Span): readonly SemanticToken[] {
  if (/^[?？]/.test(text.slice(value.start, value.end)))
    return [{start: value.start, end: value.start + 1, type: 'fill', modifiers: plain}]
  if (block.game === 'hanafuda') return key.group === 'place' ? cardTokens(text, value) : []
  const kind = key.value ?? ''
  const isTiles = !/[a-z]{3}/i.test(text.slice(value.start, value.end))
  if (tileKinds.has(kind) && isTiles) return rowTokens(text, block, value)
  return amongWords.has(kind) || tileKinds.has(kind) ? tilesAmongWords(text, value) : []
}

/** Tiles in digits and suit letters, as in a sentence. */
const group = /(?<![\w.])[0-9][0-9'"=+-]{0,20}[mpsz](?![A-Za-z])/g

function tilesAmongWords(text: string, {start, end}: Span): readonly SemanticToken[] {
  return [...text.slice(start, end).matchAll(group)].flatMap(({0: found, index}) =>
    tileTokens(found, start + index, 'mpsz')
  )
}

function rowTokens(text: string, {game, meta}: Construct, span: Span): readonly SemanticToken[] {
  if (game === 'hanafuda') return cardTokens(text, span)
  return tileTokens(text.slice(span.start, span.end), span.start, dialectIn(meta))
}

/** The dialect that the options of a block or a row name. */
function dialectIn(meta: string | null): DialectId {
  const named = /\bdialect=["']?([\w-]{1,20})/.exec(meta ?? '')?.[1]
  return dialectIds.find(id => id === named) ?? 'auto'
}

const card = /(?<![\w.])(?:1[0-2]|[1-9])[a-z]\d?(?!\w)/g

function cardTokens(text: string, {start, end}: Span): readonly SemanticToken[] {
  return [...text.slice(start, end).matchAll(card)].map(({0: found, index}) => ({
    start: start + index,
    end: start + index + found.length,
    type: 'card',
    modifiers: plain
  }))
}

const suits: Readonly<Record<string, TokenType>> = lookup({
  m: 'man',
  p: 'pin',
  s: 'sou',
  z: 'honor',
  f: 'honor'
})

/** The tiles of a row. Neighbouring tiles that are coloured alike are one token. */
function tileTokens(row: string, from: number, dialect: DialectId): readonly SemanticToken[] {
  const tokens: SemanticToken[] = []
  for (const {node, isMeld} of parse(row, {dialect}).tree.nodes.flatMap(tilesIn)) {
    const type = typeOf(node.face)
    if (!type || node.end <= node.start) continue
    const modifiers = [
      ...(isRedFace(node.face) ? ['red' as const] : []),
      ...(isMeld ? ['meld' as const] : [])
    ]
    const last = tokens.at(-1)
    const [start, end] = [from + node.start, from + node.end]
    const isSame = last?.type === type && last.modifiers.join(' ') === modifiers.join(' ')
    if (last && start < last.end) continue // one text for several tiles
    if (last && isSame && last.end === start) tokens[tokens.length - 1] = {...last, end}
    else tokens.push({start, end, type, modifiers})
  }
  return tokens
}

function tilesIn(node: Node): readonly {readonly node: TileNode; readonly isMeld: boolean}[] {
  if (node.type === 'tile') return [{node, isMeld: false}]
  if (node.type !== 'meld') return []
  // The suit letter of a meld follows its tiles.
  return node.nodes
    .toSorted((a, b) => a.start - b.start)
    .map((one, index, all) => ({
      node: index === all.length - 1 ? {...one, end: Math.max(one.end, node.end)} : one,
      isMeld: true
    }))
}

const typeOf = (face: Face): TokenType | undefined => (/^\d/.test(face) ? suits[face.at(-1)!] : undefined)
const isRedFace = (face: Face): boolean => isTile(face) && isRed(face)

/** A row in a line of text, and its options. */
function inLine(text: string, row: Construct): readonly SemanticToken[] {
  const label = text.indexOf('[', row.start) + 1
  const written = text.slice(label, row.end)
  // Text with escapes has other offsets on the page.
  if (label <= row.start || !written.startsWith(row.value)) return []
  const close = label + row.value.length
  const tiles = rowTokens(text, row, {start: label, end: close})
  return [...tiles, ...optionTokens(text, row, {start: close, end: row.end})]
}

const option = /([^\s={}"'[\]]{1,40})=("[^"]*"|'[^']*'|[^\s{}]*)/g

function optionTokens(text: string, {game}: Construct, {start, end}: Span): readonly SemanticToken[] {
  return [...text.slice(start, end).matchAll(option)].flatMap(({1: name = '', 2: quoted = '', index}) => {
    const from = start + index
    const key = keyOfName(game, name)
    const value = from + name.length + 1 + (/^["']/.test(quoted) ? 1 : 0)
    const bare = quoted.replace(/^["']|["']$/g, '')
    const span = {start: value, end: value + bare.length}
    const isClaim = key?.group === 'claim'
    return [
      {start: from, end: from + name.length, type: 'key' as const, modifiers: plain},
      ...(/^[?？]/.test(bare)
        ? [{start: value, end: value + 1, type: 'fill' as const, modifiers: plain}]
        : isClaim && game === 'mahjong'
          ? tilesAmongWords(text, span)
          : [])
    ]
  })
}
