/**
 * Lines: what each line of a ```hanafuda block is. A line is blank, a `# comment`, `key: value`, or a row of cards.
 */
import {type Span, nearest, type Message} from '@tehai/kernel/source'
import {pageMessage} from './messages.js'

/** Keys by what they are called, in both languages. */
const keyWords = {
  title: ['title', '題'],
  caption: ['caption', '説明'],
  note: ['note', '注'],
  captured: ['captured', '取り札', '取札', '獲得札'],
  opponent: ['opponent', '相手の取り札', '相手の取札'],
  hand: ['hand', '手札'],
  opponentHand: ['opponent-hand', '相手の手札'],
  stock: ['stock', '山札', '山'],
  field: ['field', '場札', '場'],
  rules: ['rules', 'ルール'],
  month: ['month', '月'],
  koikoi: ['koikoi', 'koi-koi', 'こいこい'],
  yaku: ['yaku', '役'],
  score: ['score', '点数', '得点', '文数'],
  take: ['take', 'takes', '取れる札'],
  near: ['near', 'あと'],
  question: ['question', '問'],
  answer: ['answer', '答え'],
  why: ['why', '解説'],
  chart: ['chart', '一覧'],
  sheet: ['sheet', '得点表'],
  total: ['total', '合計']
} as const

export type Key = keyof typeof keyWords

const keyByWord: ReadonlyMap<string, Key> = new Map(
  Object.entries(keyWords).flatMap(([key, words]) => words.map((word): [string, Key] => [word, key as Key]))
)

/** The key of a name in either language. */
export function keyOf(name: string): Key | undefined {
  return keyByWord.get(name.normalize('NFKC').toLowerCase())
}

/** Keys that only the record of a round has. */
const roundWords: ReadonlySet<string> = new Set(['deal', 'seed', 'dealer', '配札', '配り', 'シード', '親'])

/** Other words for a key, and the key that is meant. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['文', '文数'],
  ['点', '点数'],
  ['得点数', '得点'],
  ['point', 'score'],
  ['points', 'score'],
  ['mon', 'score'],
  ['pile', 'captured'],
  ['taken', 'captured'],
  ['won', 'captured'],
  ['取った札', '取り札'],
  ['持ち札', '手札'],
  ['手', '手札'],
  ['table', 'field'],
  ['deck', 'stock'],
  ['combo', 'yaku'],
  ['combos', 'yaku'],
  ['combination', 'yaku'],
  ['name', 'title']
])

/** The key that an unknown name may mean: another word for it, else the nearest. */
export function keysMeant(name: string, known: Iterable<string>): string[] {
  const folded = name.normalize('NFKC').toLowerCase()
  const other = otherWords.get(folded)
  return other === undefined ? nearest(folded, known) : [other]
}

/** `key: value`. */
export interface KeyLine extends Span {
  readonly type: 'key'
  readonly key: Key
  readonly nameEnd: number
  /** The key as it was written. */
  readonly name: string
  readonly value: string
  readonly valueStart: number
}

/** A row of cards. */
export interface RowLine extends Span {
  readonly type: 'row'
}

export type Line = KeyLine | RowLine

/** Lines of a block that say something, and keys that nobody knows. */
export interface Lines {
  readonly lines: readonly Line[]
  readonly messages: readonly Message[]
}

/** Read the lines of a block. Never throws. */
export function parseLines(source: string): Lines {
  const lines: Line[] = []
  const messages: Message[] = []
  for (const {0: whole, index} of source.matchAll(/[^\r\n]+/g)) {
    const text = whole.trim()
    const start = index + whole.length - whole.trimStart().length
    if (text === '' || /^[#＃]/.test(text)) continue
    const line = lineAt(text, start)
    if ('id' in line) messages.push(line)
    else lines.push(line)
  }
  return {lines, messages}
}

function lineAt(text: string, start: number): Line | Message {
  const end = start + text.length
  const found = /^(\p{L}(?:[\p{L}\p{M} -]{0,29}[\p{L}\p{M}-])?)\s*[:：]\s*/u.exec(text)
  if (!found) return withoutColon(text, start) ?? {type: 'row', start, end}
  const name = found[1]!
  const key = keyOf(name)
  const nameEnd = start + name.length
  if (!key) {
    const isOfRounds = roundWords.has(name.normalize('NFKC').toLowerCase())
    return isOfRounds
      ? pageMessage('key-of-rounds', start, nameEnd)
      : pageMessage('unknown-key', start, nameEnd, {}, keysMeant(name, keyByWord.keys()))
  }
  return {
    type: 'key',
    key,
    start,
    end,
    nameEnd,
    name,
    value: text.slice(found[0].length),
    valueStart: start + found[0].length
  }
}

/** Keys that begin no row of cards and no line of a sheet. */
const bare: ReadonlySet<string> = new Set(
  [...keyByWord].flatMap(([word, key]) =>
    (word.length > 1 || word === '役') && key !== 'total' && key !== 'month' ? [word] : []
  )
)

/** A key without its colon, as in `yaku sanko`. */
function withoutColon(text: string, start: number): Message | null {
  const [name = ''] = /^\p{L}[\p{L}-]{0,20}(?=[ \t\u3000])/u.exec(text) ?? []
  if (!bare.has(name.normalize('NFKC').toLowerCase())) return null
  const wanted = `${name}: ${text.slice(name.length).trim()}`
  return pageMessage('missing-colon', start, start + name.length, {}, [wanted])
}
