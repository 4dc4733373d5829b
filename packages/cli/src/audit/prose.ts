/**
 * Claims in prose: words beside a row that say what it waits for or how far it is from tenpai. As attributes of the row
 * they would be checked: `:tiles[34m] waits 25m` → `:tiles[34m]{waits=25m}`.
 */
import {readNumber} from '@tehai/kernel/source'
import type {Nodes, Table} from 'mdast'

/** Tiles in the text of a tree. */
export interface TilesNode {
  readonly value: string
  readonly meta?: string | null | undefined
  readonly source?: string | null | undefined
  readonly position?: Nodes['position']
}

/** What the words around a row say about it. */
export interface ProseClaim {
  readonly node: TilesNode
  readonly key: 'waits' | 'shanten'
  readonly value: string
  /** Whether it is in a table, where words may refer to a different hand than the one before them. */
  readonly isOfTable: boolean
}

/** Find all claims in prose, in the order of the tree. */
export function proseClaims(tree: Nodes): ProseClaim[] {
  if (tree.type === 'table')
    return [...tableClaims(tree), ...tree.children.flatMap(row => row.children.flatMap(claimsIn))]
  if (tree.type === 'paragraph' || tree.type === 'heading') return claimsIn(tree)
  return 'children' in tree ? tree.children.flatMap(child => proseClaims(child)) : []
}

/** A row of tiles is represented by U+FFFC (object replacement character) in the text. */
const OBJECT = '\uFFFC'

function flatten(node: Nodes, tiles: TilesNode[]): string {
  if ((node.type as string) === 'mahjongText') {
    tiles.push(node as unknown as TilesNode)
    return OBJECT
  }
  if (node.type === 'text') return node.value.replaceAll(OBJECT, ' ')
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(child => flatten(child as Nodes, tiles)).join('') : ' '
}

// A hand waits for thirteen kinds at most. Without a limit, a long list would be read to its end from each of its rows.
const typed = '[1-9](?:-?[1-9]){0,12}[mpsz](?:[ ,、・/-]{0,3}[1-9](?:-?[1-9]){0,12}[mpsz]){0,12}'
const several = `${OBJECT}(?:(?:,|、|・|/|and|or|と|和|\\s){0,5}${OBJECT}){0,12}`
const waits = `(?<waits>${several}|${typed})`

// A row, a few words of the same sentence, and what they say.
const patterns: readonly (readonly [key: ProseClaim['key'], pattern: RegExp])[] = [
  [
    'waits',
    new RegExp(
      `${OBJECT}(?<between>[^.。${OBJECT}\\n]{0,30}?)\\bwait(?:s|ing)?(?: is| are)?(?: on| for)?:?\\s*${waits}`,
      'gi'
    )
  ],
  [
    'waits',
    new RegExp(`${OBJECT}(?<between>[^。${OBJECT}\\n]{0,16}?)待ち(?:牌)?(?:は|が)?[:：]?\\s*${waits}`, 'g')
  ],
  [
    'waits',
    new RegExp(
      `${OBJECT}(?<between>[^。${OBJECT}\\n]{0,16}?)${waits}\\s?(?:の)?(?:両面|嵌張|辺張|単騎|シャンポン|三面)?待ち`,
      'g'
    )
  ],
  [
    'waits',
    new RegExp(`${OBJECT}(?<between>[^。${OBJECT}\\n]{0,16}?)[听聽]\\s*(?:牌)?[:：]?\\s*${waits}`, 'g')
  ],
  [
    'shanten',
    new RegExp(
      `${OBJECT}(?<between>[^.。${OBJECT}\\n]{0,30}?)(?<![0-9])(?<shanten>[1-6])[- ]shanten\\b`,
      'gi'
    )
  ],
  [
    'shanten',
    new RegExp(`${OBJECT}(?<between>[^。${OBJECT}\\n]{0,16}?)(?<shanten>[1-6一二三四五六])向聴`, 'g')
  ]
]

/** Words between a row and a claim of waits or shanten that change its meaning: negations, conditions, moves. */
// prettier-ignore
const deniedWords: Readonly<Record<'words' | 'endings' | 'anywhere', readonly string[]>> = {
  words: ['not', 'no', 'never', 'unless', 'if', 'after', 'before', 'from', 'draw', 'discard', 'cut'],
  endings: ["n't", 'n’t'],
  anywhere: [
    'ない', 'なら', '待', '打', '切', '引', '落', '外', '捨', '鳴', 'ツモ',
    '不', '没', '沒', '如果',
    '않', '아니', '없', '면', '버리', '자르'
  ]
}

const denied = new RegExp(
  `\\b(?:${deniedWords.words.join('|')})\\b|(?:${deniedWords.endings.join('|')})\\b|${deniedWords.anywhere.join('|')}`,
  'i'
)

function claimsIn(node: Nodes): ProseClaim[] {
  const tiles: TilesNode[] = []
  const text = flatten(node, tiles)
  if (tiles.length === 0) return []
  return patterns.flatMap(([key, pattern]) => {
    let [at, first] = [0, 0]
    return [...text.matchAll(pattern)].flatMap((match): ProseClaim[] => {
      const {between = '', waits: named, shanten} = match.groups!
      first += countObjects(text.slice(at, match.index))
      at = match.index
      // "Not a wait on …", "discard 3m and wait for …": these words say nothing about this row.
      if (denied.test(between)) return []
      const value = shanten ? `${readNumber(shanten)}-shanten` : waitsOf(named!, tiles, first + 1)
      return [{node: tiles[first]!, key, value, isOfTable: false}]
    })
  })
}

const countObjects = (text: string): number => text.split(OBJECT).length - 1

/** Waits as they are written in an attribute: rows of tiles, or typed tiles without separators. */
function waitsOf(named: string, tiles: readonly TilesNode[], from: number): string {
  const count = countObjects(named)
  if (count === 0) return named.replace(/[^0-9mpsz]/g, '')
  return tiles
    .slice(from, from + count)
    .map(({value}) => value)
    .join('')
    .replaceAll(' ', '')
}

const waitHeading = /^(?:waits?(?: tiles?)?|waiting (?:for|tiles?)|winning tiles?|待ち|待ち牌|听牌?|聽牌?)$/i

/** A table with a column of waits. They belong to the last row of tiles before them. */
function tableClaims({children}: Table): ProseClaim[] {
  const [head, ...body] = children
  const column = head?.children.findIndex(cell => waitHeading.test(flatten(cell, []).trim())) ?? -1
  if (column < 1) return []
  return body.flatMap(({children: cells}): ProseClaim[] => {
    const rows = cells.slice(0, column + 1).map(cell => {
      const tiles: TilesNode[] = []
      const text = flatten(cell, tiles)
      // A cell of tiles and nothing else.
      return {tiles, isOnlyTiles: tiles.length > 0 && text.replaceAll(OBJECT, '').trim() === ''}
    })
    const named = rows[column]
    const hand = rows.slice(0, column).findLast(({isOnlyTiles}) => isOnlyTiles)
    if (!named?.isOnlyTiles || !hand || hand.tiles.length !== 1) return []
    const value = waitsOf(OBJECT.repeat(named.tiles.length), named.tiles, 0)
    return [{node: hand.tiles[0]!, key: 'waits', value, isOfTable: true}]
  })
}
