/**
 * Keys: one table of all keys with which a line of a ```hanafuda block may begin, and how lines are distinguished.
 *
 * Each key of a group has a reader or a checker in the table of the group (`settingReaders`, `placeReaders`,
 * `claimCheckers`, `partReaders`): one that is missing does not compile (`test/omissions`). Those of a score sheet are
 * read together, by `readSheet`.
 */
import {
  bareWords,
  foldName,
  keyTable,
  plainGrammar,
  type BlockGrammar,
  type BlockKey,
  type Entry,
  type KeyTable
} from '@tehai/kernel/block'
import {languages, nearest, type InEachLanguage, type Message} from '@tehai/kernel/source'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {isCountLine} from './card-counts.js'
import {readMonth} from './context.js'
import {furtherNames} from './further-names.js'
import {pageMessage} from './messages.js'

/**
 * What a key is about: a `setting` of the whole block, a `place` of cards, a `claim` that is checked, a `sheet` of
 * scores, another `part` of the page.
 */
export type KeyGroup = 'setting' | 'place' | 'claim' | 'sheet' | 'part'

type Row = readonly [id: string, group: KeyGroup, names: string, others: string, example: string]

// Id, group, the name in each language in their order, other names, an example. More of them are in `further-names.ts`.
const table = [
  ['title', 'setting', 'title|題|标题|標題|제목', '', 'Moon and flowers'],
  ['caption', 'setting', 'caption|説明|说明|說明|설명', '', 'Two ways to take'],
  ['rules', 'setting', 'rules|ルール|规则|規則|규칙', '', 'nintendo'],
  ['month', 'setting', 'month|月|月份|月份|월', '', '3'],
  ['koikoi', 'setting', 'koikoi|こいこい|来来|來來|코이코이', 'koi-koi', 'self'],

  [
    'captured',
    'place',
    'captured|取り札|得牌|得牌|먹은 패',
    '取札|獲得札|自分の取り札|自分の取札|自己的得牌|내가 먹은 패',
    '1h 3h 8h'
  ],
  ['opponent', 'place', 'opponent|相手の取り札|对手的得牌|對手的得牌|상대가 먹은 패', '相手の取札', '5k 7k'],
  ['hand', 'place', 'hand|手札|手牌|手牌|손패', '自分の手札|自己的手牌|내 손패', '2t 6t'],
  ['field', 'place', 'field|場札|场牌|場牌|바닥패', '場', '3k 8t'],
  ['opponentHand', 'place', 'opponent-hand|相手の手札|对手的手牌|對手的手牌|상대의 손패', '', '8'],
  ['stock', 'place', 'stock|山札|牌堆|牌堆|더미', '山', '24'],

  ['yaku', 'claim', 'yaku|役|役|役|족보', '역', 'sanko'],
  ['score', 'claim', 'score|点数|得分|得分|점수', '得点|文数', '6'],
  ['take', 'claim', 'take|取れる札|可以拿|可以拿|먹을 수 있는 패', 'takes', '3k'],
  ['near', 'claim', 'near|あと|还差|還差|남은 족보', '', '?'],
  ['best', 'claim', 'best|最善|最佳|最佳|최선', '最善手', '8h'],

  ['sheet', 'sheet', 'sheet|得点表|记分表|記分表|점수표', '', 'Hana, Taro'],
  ['total', 'sheet', 'total|合計|合计|合計|합계', '', '?'],

  ['note', 'part', 'note|注|注释|註解|주석', '', 'the last month'],
  ['question', 'part', 'question|問|问题|問題|문제', '', 'What would you take?'],
  ['answer', 'part', 'answer|答え|答案|答案|정답', '答|正解|解答', '3h'],
  ['why', 'part', 'why|解説|解说|解說|해설', '', 'it makes sanko'],
  ['chart', 'part', 'chart|一覧|一览表|一覽表|표', '', 'yaku']
] as const

type TableRow = (typeof table)[number]

/** All keys. */
export type KeyId = TableRow[0]

/** The keys of a group. */
export type KeyIn<Group extends KeyGroup> = Extract<TableRow, readonly [string, Group, ...unknown[]]>[0]

/** One key, with what the page calls it in each language. */
export interface Key<Id extends KeyId = KeyId> extends BlockKey, InEachLanguage<string> {
  readonly id: Id
  readonly group: KeyGroup
}

/** A key and its value, from a line, from a meta, or from the attributes of cards in a line of text. */
export type KeyEntry<Group extends KeyGroup = KeyGroup> = Entry<Key<KeyIn<Group>>>

const split = (names: string): readonly string[] => (names === '' ? [] : names.split('|'))

/** Names in the order of the languages. */
const nameByLanguage = (names: readonly string[]): InEachLanguage<string> =>
  Object.fromEntries(languages.map((language, at) => [language, names[at]])) as InEachLanguage<string>

/** The keys of hanafuda. */
export const keys: KeyTable<Key> = keyTable(
  (table as readonly Row[]).map(([id, group, names, others, example]): Key => ({
    ...nameByLanguage(split(names)),
    id: id as KeyId,
    group,
    names: [...new Set([names, others, furtherNames.get(id) ?? ''].flatMap(split))],
    of: group === 'setting' ? 'block' : 'place',
    many: group !== 'setting',
    example
  }))
)

/** Whether a key is one of a group. */
export function isKeyIn<Group extends KeyGroup>(key: Key, group: Group): key is Key<KeyIn<Group>> {
  return key.group === group
}

/** Whether an entry is one of a group. */
export function isIn<Group extends KeyGroup>(entry: KeyEntry, group: Group): entry is KeyEntry<Group> {
  return entry.key.group === group
}

/** Keys that only the record of a round has. */
const roundWords: ReadonlySet<string> = new Set([
  'deal',
  'seed',
  'dealer',
  '配札',
  '配り',
  'シード',
  '親',
  '发牌',
  '發牌',
  '种子',
  '種子',
  '亲',
  '亲家',
  '庄家',
  '莊家',
  '분배',
  '시드',
  '선'
])

/** Other words for a key, and the key that is meant. */
const otherWords: ReadonlyMap<string, string> = new Map(
  [
    ['文数', '文'],
    ['点数', '点'],
    ['得点', '得点数'],
    ['score', 'point,points,mon'],
    ['captured', 'pile,cards,taken,won'],
    ['取り札', '札,取った札,自分'],
    ['手札', '持ち札,手'],
    ['field', 'table'],
    ['yaku', 'combo,combos,combination'],
    ['title', 'name']
  ].flatMap(([key, words]) => words!.split(',').map((word): [string, string] => [word, key!]))
)

/** The key that an unknown name may mean: another word for it, else the nearest. */
export function keysMeant(name: string, known: Iterable<string>): string[] {
  const other = otherWords.get(foldName(name))
  return other === undefined ? nearest(name.normalize('NFKC').toLowerCase(), known) : [other]
}

/** Keys that may also begin rows of cards or lines of a score sheet: these need their colon. */
const withColon: ReadonlySet<KeyId> = new Set<KeyId>(['month', 'total'])

/** A month before a colon: `January: bright` is a card, `January: Hana 6` a line of a score sheet. */
function monthAsKey(name: string, start: number, end: number, value: string): Message | null {
  const month = readMonth(name)
  if (month === null) return null
  const whole = `${name} ${value}`
  const {cards, messages} = parseCards(whole)
  const [card] = messages
  const isCard = card?.end === whole.length && card.expected.length === 1
  const isCards = value !== '' && parseCards(value).messages.length === 0
  const meant = isCard
    ? card.expected[0]!
    : messages.length === 0 && cards[0]?.start === 0
      ? whole
      : isCards
        ? value
        : /\d/.test(value)
          ? `${month}: ${value}`
          : `month: ${month}`
  return pageMessage('unknown-key', start, end, {}, [meant])
}

/** The grammar of blocks. */
export const grammar: BlockGrammar<Key, never, 'cards'> = plainGrammar(keys, 'cards', {
  bareKey: new RegExp(`${bareWords}|[役親선](?=[ \\t\\u3000])`, 'uy'),
  nearest: name => {
    const other = otherWords.get(foldName(name))
    return other === undefined ? keys.nearest(name) : [other]
  },
  otherKey: (name, start, end, value) =>
    roundWords.has(foldName(name))
      ? pageMessage('key-of-rounds', start, end)
      : monthAsKey(name, start, end, value),
  // Cards that are counted below the kind of each: `plains: 10`, カス: 10枚.
  divide: (text, line) =>
    line.type === 'key' && line.key === null && line.colon && isCountLine(text.slice(line.start, line.end))
      ? [{type: 'row', mode: 'cards', start: line.start, end: line.end}]
      : [line],
  isBareKey: (name, key) => (key === null ? roundWords.has(foldName(name)) : !withColon.has(key.id))
})
