/**
 * Keys: every key that a line of a ```mahjong block may begin with, in one table.
 *
 * Keys are read in any case, full-width or not, with or without blanks and hyphens: `Ura Indicator`, `裏ドラ表示牌`.
 */
import {
  keyTable as tableOf,
  type BlockKey,
  type FoundKey as FoundBlockKey,
  type KeyTable
} from '@tehai/kernel/block'
import type {Language} from '@tehai/kernel/source'

/**
 * What a key is about: `shown` words and pictures, `option` how things are drawn, `situation` the state of play,
 * `claim` something that is checked, `quiz` a problem and its answer.
 */
export type KeyGroup = 'shown' | 'option' | 'situation' | 'claim' | 'quiz'

/** How the value of a key is written. */
export type KeyValue =
  | 'text'
  | 'row'
  | 'river'
  | 'tiles'
  | 'tile'
  | 'marks'
  | 'number'
  | 'situation'
  | 'round'
  | 'wind'
  | 'riichi'
  | 'flag'
  | 'player'
  | 'scores'
  | 'rules'
  | 'claim'
  | 'choices'
  | 'word'

/**
 * What a key applies to: the whole block, its place in the block, the nearest hand, the nearest river, or the
 * nearest of either.
 */
export type KeyOf = 'block' | 'place' | 'hand' | 'river' | 'row'

/** One key, with what the page calls it in each language. */
export interface Key extends BlockKey, Readonly<Record<Language, string>> {
  readonly id: KeyId
  readonly group: KeyGroup
  readonly value: KeyValue
  readonly of: KeyOf
  /** What an author may write besides the id and the names in each language. */
  readonly aliases: readonly string[]
}

type Row = readonly [
  id: KeyId,
  group: KeyGroup,
  value: KeyValue,
  of: KeyOf,
  en: string,
  ja: string,
  aliases: readonly string[],
  example: string
]

// Id, group, how its value is written, what it applies to, its words on the page, other spellings, an example.
const table = [
  ['title', 'shown', 'text', 'block', 'Title', '題', ['題名', 'タイトル'], 'What would you discard?'],
  ['caption', 'shown', 'text', 'block', 'Caption', '説明', ['キャプション'], 'A wide wait'],
  ['note', 'shown', 'text', 'place', 'Note', '注', ['注記', '備考', 'メモ'], 'the last round'],
  ['label', 'shown', 'text', 'row', 'Label', 'ラベル', ['alt', '代替テキスト'], 'four runs and a pair'],
  ['hand', 'shown', 'row', 'place', 'Hand', '手牌', ['牌姿'], '123m456p'],
  ['river', 'shown', 'river', 'place', 'Discards', '河', ['捨て牌', '捨牌', 'discards'], '19m5z'],
  ['dora', 'shown', 'tiles', 'block', 'Dora', 'ドラ', ['表ドラ', 'ドラ牌'], '5s'],
  [
    'indicator',
    'shown',
    'tiles',
    'block',
    'Dora indicator',
    'ドラ表示牌',
    ['indicators', 'dora indicators', '表示牌', '表ドラ表示牌'],
    '4s'
  ],
  ['ura', 'shown', 'tiles', 'block', 'Ura dora', '裏ドラ', ['ura dora', '裏'], '5s'],
  [
    'ura-indicator',
    'shown',
    'tiles',
    'block',
    'Ura dora indicator',
    '裏ドラ表示牌',
    ['ura indicators', 'ura dora indicators', '裏表示牌'],
    '4s'
  ],
  ['draw', 'shown', 'tile', 'hand', 'Draw', 'ツモ', ['tsumo', '自摸', 'ツモ牌'], '2s'],
  ['win', 'shown', 'tile', 'hand', 'Win', '和了', ['アガリ', '上がり', 'agari', '和了牌', 'アガリ牌'], '2s'],
  ['ron', 'shown', 'tile', 'hand', 'Ron', 'ロン', ['栄', '栄和'], '3m from toimen'],
  ['columns', 'shown', 'number', 'river', 'Columns', '列', ['列数'], '6'],
  ['mark', 'shown', 'marks', 'row', 'Marks', '印', ['marks', 'マーク'], '1z ◎, 9p ○'],

  ['dialect', 'option', 'word', 'block', 'Notation', '記法', ['表記'], 'quote'],
  ['size', 'option', 'word', 'block', 'Size', '大きさ', ['サイズ'], 'l'],
  ['y', 'option', 'word', 'block', 'Reading of y', 'yの読み', [], 'prefix'],
  ['lang', 'option', 'word', 'block', 'Language', '言語', [], 'ja'],
  ['rules', 'option', 'rules', 'block', 'Rules', 'ルール', ['rule', '規則'], 'tenhou'],

  [
    'situation',
    'situation',
    'situation',
    'hand',
    'Situation',
    '状況',
    ['局面'],
    'East 1, South seat, turn 6'
  ],
  ['round', 'situation', 'round', 'hand', 'Round', '場', ['場風', '局', 'round wind'], 'East 1'],
  ['seat', 'situation', 'wind', 'hand', 'Seat', '自風', ['家', '席', 'seat wind'], 'south'],
  ['turn', 'situation', 'number', 'hand', 'Turn', '巡目', ['巡'], '6'],
  ['riichi', 'situation', 'riichi', 'hand', 'Riichi', '立直', ['リーチ', 'reach'], 'yes'],
  ['ippatsu', 'situation', 'flag', 'hand', 'Ippatsu', '一発', [], 'yes'],
  [
    'rinshan',
    'situation',
    'flag',
    'hand',
    'Rinshan',
    '嶺上',
    ['嶺上開花', 'リンシャン', 'rinshan kaihou'],
    'yes'
  ],
  ['chankan', 'situation', 'flag', 'hand', 'Chankan', '槍槓', ['チャンカン'], 'yes'],
  ['haitei', 'situation', 'flag', 'hand', 'Haitei', '海底', ['海底摸月', '海底撈月', 'ハイテイ'], 'yes'],
  ['houtei', 'situation', 'flag', 'hand', 'Houtei', '河底', ['河底撈魚', 'ホウテイ', 'hotei'], 'yes'],
  ['tenhou', 'situation', 'flag', 'hand', 'Tenhou', '天和', [], 'yes'],
  ['chiihou', 'situation', 'flag', 'hand', 'Chiihou', '地和', ['chihou'], 'yes'],
  ['renhou', 'situation', 'flag', 'hand', 'Renhou', '人和', [], 'yes'],
  ['nagashi', 'situation', 'flag', 'hand', 'Nagashi mangan', '流し満貫', ['流しマンガン'], 'yes'],
  ['pao', 'situation', 'player', 'hand', 'Pao', '責任払い', ['包', 'パオ'], 'toimen'],
  ['honba', 'situation', 'number', 'hand', 'Honba', '本場', [], '1'],
  [
    'sticks',
    'situation',
    'number',
    'hand',
    'Riichi sticks',
    '供託',
    ['riichi sticks', 'deposits', '供託棒'],
    '1'
  ],
  ['kita', 'situation', 'number', 'hand', 'Kita', '抜きドラ', ['nukidora', '北抜き', '抜き北', '抜北'], '2'],
  [
    'scores',
    'situation',
    'scores',
    'block',
    'Scores',
    '持ち点',
    ['持点', '点棒', '点棒状況'],
    '25000 25000 25000 25000'
  ],
  [
    'visible',
    'situation',
    'tiles',
    'block',
    'Seen elsewhere',
    '見えている牌',
    ['seen', 'visible tiles', '見えてる牌', '場に見えている牌', '見え牌'],
    '9m9m5z'
  ],

  ['waits', 'claim', 'claim', 'hand', 'Waits', '待ち', ['wait', 'machi', '待ち牌'], '25p'],
  ['takame', 'claim', 'claim', 'hand', 'Takame', '高目', ['高め', 'タカメ', 'high wait'], '5p'],
  ['yasume', 'claim', 'claim', 'hand', 'Yasume', '安目', ['安め', 'ヤスメ', 'low wait'], '2p'],
  [
    'shanten',
    'claim',
    'claim',
    'hand',
    'Shanten',
    '向聴',
    ['向聴数', 'シャンテン', 'シャンテン数'],
    '1-shanten'
  ],
  [
    'ukeire',
    'claim',
    'claim',
    'hand',
    'Accepts',
    '受け入れ',
    ['受入', '受入れ', 'ukeire', 'acceptance'],
    '20 tiles'
  ],
  ['yaku', 'claim', 'claim', 'hand', 'Yaku', '役', [], 'tanyao, pinfu'],
  ['score', 'claim', 'claim', 'hand', 'Score', '点数', ['打点', '得点', '和了点'], '4 han 30 fu 7700'],
  ['fu', 'claim', 'claim', 'hand', 'Fu', '符', ['符計算', '符数'], '20+10+2'],
  [
    'after',
    'claim',
    'claim',
    'hand',
    'After',
    '打牌後',
    ['切った後', 'after discard', 'after cutting'],
    '6s'
  ],
  [
    'scores-after',
    'claim',
    'scores',
    'block',
    'Scores after the hand',
    '精算後の持ち点',
    ['精算後', '移動後の持ち点', '和了後の持ち点', '流局後の持ち点', '局後の持ち点', 'new scores'],
    '33000 17000 25000 25000'
  ],
  [
    'payments',
    'claim',
    'scores',
    'block',
    'Payments',
    '点数移動',
    ['点棒移動', '点棒の移動', '点数の移動', '点移動', 'score changes'],
    '+8000 -8000 0 0'
  ],
  ['discard', 'claim', 'claim', 'hand', 'Discard', '打', ['打牌', '切る牌', 'cut'], '6s'],

  ['question', 'quiz', 'text', 'hand', 'Question', '問', ['問題', '問い'], 'What would you discard?'],
  ['candidates', 'quiz', 'tiles', 'hand', 'Candidates', '候補', ['打牌候補'], '6s 9s'],
  ['choices', 'quiz', 'choices', 'hand', 'Choices', '選択肢', [], 'riichi / dama'],
  ['answer', 'quiz', 'claim', 'hand', 'Answer', '答え', ['答', '解答', '正解'], '6s'],
  ['why', 'quiz', 'text', 'hand', 'Why', '解説', ['理由'], 'it keeps both runs']
] as const

type TableRow = (typeof table)[number]

/** All keys. */
export type KeyId = TableRow[0]

/** Keys whose values are checked. */
export type ClaimKey = Extract<TableRow, readonly [id: string, group: 'claim', ...unknown[]]>[0]

/** Keys of the points after a hand: those that all have, and those that went from one to another. */
export type SettlementKey = Extract<
  TableRow,
  readonly [id: string, group: 'claim', value: 'scores', ...unknown[]]
>[0]

/** The table with its columns checked; what is missing or misspelt in a row does not compile. */
const rows: readonly Row[] = table

const repeatable: ReadonlySet<KeyId> = new Set<KeyId>([
  'note',
  'hand',
  'river',
  'mark',
  'why',
  'choices',
  'candidates'
])

/** Modes of the rows that values are. */
const rowModes: Readonly<Partial<Record<KeyValue, 'hand' | 'river'>>> = {row: 'hand', river: 'river'}

/** Groups of keys that hold without a row. */
const needsNoRow: ReadonlySet<KeyGroup> = new Set<KeyGroup>(['situation', 'quiz'])

/** The keys, found by their names. */
export const keyTable: KeyTable<Key> = tableOf<Key>(
  rows.map(([id, group, value, of, en, ja, aliases, example]) => ({
    id,
    group,
    value,
    of,
    en,
    ja,
    aliases,
    example,
    many: repeatable.has(id),
    names: [id, ja, ...aliases],
    titles: [en],
    row: rowModes[value],
    needsRow: !needsNoRow.has(group)
  }))
)

/** All keys, in the order of the docs. */
export const keys: readonly Key[] = keyTable.keys

/** The key of an id. */
export const keyOf: (id: KeyId) => Key = keyTable.get

/** A key as an author wrote it; `name` is the name it gives to a hand (`hand A`), else `null`. */
export type FoundKey = FoundBlockKey<Key>

/** The key of a name, or `null`. */
export function findKey(text: string): FoundKey | null {
  if (text.length > 64) return null
  const key = keyTable.find(text)
  if (key) return {key, name: null}
  const named = /^\s*(?:(?:hand|ｈａｎｄ)[\s\u3000_-]+|手牌[\s\u3000]*)(\S.*?)\s*$/iu.exec(text)
  return named ? {key: keyOf('hand'), name: named[1]!} : null
}

/** The names closest to an unknown one, as an author would write them. */
export const nearestKeys: (text: string) => string[] = keyTable.nearest
