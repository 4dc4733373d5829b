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
import {inWritingOf, nearestOrSounding, sameForms} from '@tehai/kernel/sounds'
import {languages, type InEachLanguage} from '@tehai/kernel/source'
import {otherKeys} from './other-keys.js'
import {dictionaries} from '../words/keys.js'

/**
 * What a key is about: `shown` words and pictures, `option` how things are drawn, `situation` the state of play,
 * `claim` a statement that is checked, `quiz` a problem and its answer, `record` a moment of a game record.
 */
export type KeyGroup = 'shown' | 'option' | 'situation' | 'claim' | 'quiz' | 'record'

/** How the value of a key is written. */
export type KeyValue =
  | 'text'
  | 'row'
  | 'river'
  | 'tiles'
  | 'tile'
  | 'marks'
  | 'bars'
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
  | 'record'

/**
 * What a key applies to: the whole block, its place in the block, the nearest hand, the nearest river, or the
 * nearest of either.
 */
export type KeyOf = 'block' | 'place' | 'hand' | 'river' | 'row'

/** One key, with its names on pages in each language. */
export interface Key extends BlockKey, InEachLanguage<string> {
  readonly id: KeyId
  readonly group: KeyGroup
  readonly value: KeyValue
  readonly of: KeyOf
  /** What an author may write besides the id and the names in each language. */
  readonly aliases: readonly string[]
}

/** All keys: entries of the dictionaries. */
export type KeyId = keyof typeof dictionaries.en

type Row = readonly [group: KeyGroup, value: KeyValue, of: KeyOf, aliases: readonly string[], example: string]

// Group, the form of its value, what it applies to, spellings besides its id and its names in `words`, an example.
const table = {
  title: ['shown', 'text', 'block', ['題名', 'タイトル'], 'What would you discard?'],
  caption: ['shown', 'text', 'block', ['キャプション'], 'A wide wait'],
  note: ['shown', 'text', 'place', ['注記', '備考', 'メモ'], 'the last round'],
  label: ['shown', 'text', 'row', ['alt', '代替テキスト'], 'four runs and a pair'],
  hand: ['shown', 'row', 'place', ['牌姿'], '123m456p'],
  river: ['shown', 'river', 'place', ['捨て牌', '捨牌', 'discards'], '19m5z'],
  dora: ['shown', 'tiles', 'block', ['表ドラ', 'ドラ牌'], '5s'],
  indicator: ['shown', 'tiles', 'block', ['indicators', 'dora indicators', '表示牌', '表ドラ表示牌'], '4s'],
  ura: ['shown', 'tiles', 'block', ['ura dora', '裏'], '5s'],
  'ura-indicator': ['shown', 'tiles', 'block', ['ura indicators', 'ura dora indicators', '裏表示牌'], '4s'],
  draw: ['shown', 'tile', 'hand', ['tsumo', '自摸', 'ツモ牌', '摸', '츠모', '쯔모패'], '2s'],
  win: ['shown', 'tile', 'hand', ['胡牌', 'アガリ', '上がり', 'agari', '和了牌', 'アガリ牌', '화료패'], '2s'],
  ron: ['shown', 'tile', 'hand', ['栄', '栄和'], '3m from toimen'],
  columns: ['shown', 'number', 'river', ['列数', '列數'], '6'],
  mark: ['shown', 'marks', 'row', ['marks', 'マーク'], '1z ◎, 9p ○'],
  bars: [
    'shown',
    'bars',
    'hand',
    ['bar', 'bar chart', '棒', '推奨度', '推荐度', '推薦度', '추천도'],
    '6s 55, 9s 27'
  ],

  dialect: ['option', 'word', 'block', ['表記'], 'quote'],
  size: ['option', 'word', 'block', ['サイズ'], 'l'],
  y: ['option', 'word', 'block', [], 'prefix'],
  lang: ['option', 'word', 'block', [], 'ja'],
  rules: ['option', 'rules', 'block', ['rule', '規則'], 'tenhou'],
  layout: ['option', 'word', 'block', ['レイアウト'], 'board'],

  log: ['record', 'record', 'block', ['paifu', 'record', '牌譜ファイル'], 'paifu/game.xml'],
  kyoku: ['record', 'record', 'block', ['対局', '何局'], 'East 2-1'],
  at: ['record', 'record', 'block', ['moment', '場面', '局面の時点'], 'turn 9'],
  open: ['record', 'record', 'block', ['open hands', '手牌を開く', '開示'], 'all'],
  show: ['record', 'record', 'block', ['見せ方', '表示するもの'], 'board'],

  situation: ['situation', 'situation', 'hand', ['局面', '状况', '狀況'], 'East 1, South seat, turn 6'],
  round: ['situation', 'round', 'hand', ['場風', '场风', '局', 'round wind'], 'East 1'],
  seat: [
    'situation',
    'wind',
    'hand',
    ['家', '席', '座席', 'seat wind', '視点', '视角', '視角', '자리'],
    'south'
  ],
  turn: ['situation', 'number', 'hand', ['巡'], '6'],
  riichi: ['situation', 'riichi', 'hand', ['リーチ', 'reach'], 'yes'],
  ippatsu: ['situation', 'flag', 'hand', [], 'yes'],
  rinshan: ['situation', 'flag', 'hand', ['嶺上開花', 'リンシャン', 'rinshan kaihou'], 'yes'],
  chankan: ['situation', 'flag', 'hand', ['チャンカン'], 'yes'],
  haitei: ['situation', 'flag', 'hand', ['海底摸月', '海底撈月', 'ハイテイ'], 'yes'],
  houtei: ['situation', 'flag', 'hand', ['河底撈魚', 'ホウテイ', 'hotei'], 'yes'],
  tenhou: ['situation', 'flag', 'hand', [], 'yes'],
  chiihou: ['situation', 'flag', 'hand', ['chihou'], 'yes'],
  renhou: ['situation', 'flag', 'hand', [], 'yes'],
  nagashi: ['situation', 'flag', 'hand', ['流しマンガン'], 'yes'],
  pao: ['situation', 'player', 'hand', ['包', 'パオ', '파오'], 'toimen'],
  honba: ['situation', 'number', 'hand', [], '1'],
  sticks: [
    'situation',
    'number',
    'hand',
    ['riichi sticks', 'deposits', '供託棒', '供托', '供托棒', '공탁'],
    '1'
  ],
  kita: ['situation', 'number', 'hand', ['nukidora', '北抜き', '抜き北', '抜北'], '2'],
  scores: ['situation', 'scores', 'block', ['持点', '点棒', '点棒状況'], '25000 25000 25000 25000'],
  visible: [
    'situation',
    'tiles',
    'block',
    ['seen', 'visible tiles', '見えてる牌', '場に見えている牌', '見え牌'],
    '9m9m5z'
  ],

  waits: ['claim', 'claim', 'hand', ['wait', 'machi', '待ち牌', '待牌'], '25p'],
  takame: ['claim', 'claim', 'hand', ['高め', 'タカメ', 'high wait', '고목'], '5p'],
  yasume: ['claim', 'claim', 'hand', ['安め', 'ヤスメ', 'low wait', '저목', '안목'], '2p'],
  shanten: ['claim', 'claim', 'hand', ['向聴数', 'シャンテン', 'シャンテン数'], '1-shanten'],
  ukeire: ['claim', 'claim', 'hand', ['受入', '受入れ', 'ukeire', 'acceptance', '우케이레'], '20 tiles'],
  yaku: ['claim', 'claim', 'hand', ['족보'], 'tanyao, pinfu'],
  score: ['claim', 'claim', 'hand', ['打点', '得点', '得分', '和了点'], '4 han 30 fu 7700'],
  fu: ['claim', 'claim', 'hand', ['符計算', '符数', '부수'], '20+10+2'],
  after: ['claim', 'claim', 'hand', ['切った後', 'after discard', 'after cutting'], '6s'],
  'scores-after': [
    'claim',
    'scores',
    'block',
    ['精算後', '移動後の持ち点', '和了後の持ち点', '流局後の持ち点', '局後の持ち点', 'new scores'],
    '33000 17000 25000 25000'
  ],
  payments: [
    'claim',
    'scores',
    'block',
    ['点棒移動', '点棒の移動', '点数の移動', '点移動', 'score changes'],
    '+8000 -8000 0 0'
  ],
  table: ['claim', 'claim', 'place', ['表', '早見表'], 'score'],
  readings: [
    'claim',
    'claim',
    'hand',
    [
      'reading',
      'composition',
      'decomposition',
      '構成',
      '手牌構成',
      '手牌の構成',
      '拆分',
      '拆法',
      '拆解',
      '读牌',
      '讀牌',
      '牌型拆解',
      '构成',
      '구성'
    ],
    '123m 44m 567m'
  ],
  safe: [
    'claim',
    'claim',
    'hand',
    ['safety', 'defence', 'defense', '安全', '安全牌', '安牌', '守備', '防守', '안전패'],
    '9p'
  ],
  discard: ['claim', 'claim', 'hand', ['打牌', '切る牌', '切', 'cut'], '6s'],
  value: [
    'claim',
    'claim',
    'hand',
    ['expected value', 'expected points', 'ev', '期待点数', '期望值', '期待值'],
    '6s 1900'
  ],
  'win-rate': ['claim', 'claim', 'hand', ['win chance', '和了確率', 'アガリ率', '胡牌率'], '6s 21%'],
  'tenpai-rate': ['claim', 'claim', 'hand', ['tenpai chance', 'テンパイ率'], '6s 64%'],

  question: ['quiz', 'text', 'hand', ['問題', '問い'], 'What would you discard?'],
  candidates: ['quiz', 'tiles', 'hand', ['打牌候補'], '6s 9s'],
  choices: ['quiz', 'choices', 'hand', [], 'riichi / dama'],
  answer: ['quiz', 'claim', 'hand', ['答', '解答', '正解'], '6s'],
  why: ['quiz', 'text', 'hand', ['理由'], 'it keeps both runs']
} as const

type Table = typeof table

/** Keys whose rows begin with the same columns. */
type KeysWith<Columns extends readonly unknown[]> = {
  [Id in KeyId]: Table[Id] extends readonly [...Columns, ...unknown[]] ? Id : never
}[KeyId]

/** Keys whose values are checked. */
export type ClaimKey = KeysWith<['claim']>

/** Keys about points after a hand: the points of all players, and the payments. */
export type SettlementKey = KeysWith<['claim', 'scores']>

/**
 * The table, with its columns checked by the compiler: a missing or misspelt column does not compile, nor does a key
 * without a row.
 */
const checked: Readonly<Record<KeyId, Row>> = table

const rows = Object.entries(checked) as readonly [keyof Table, Row][]

const repeatable: ReadonlySet<KeyId> = new Set<KeyId>([
  'note',
  'hand',
  'table',
  'river',
  'mark',
  'bars',
  'why',
  'choices',
  'candidates'
])

/** Languages whose names of keys are proposed; in English, the ids are. */
const others = languages.slice(1)

/** Modes of rows that are values. */
const rowModes: Readonly<Partial<Record<KeyValue, 'hand' | 'river'>>> = {row: 'hand', river: 'river'}

/** Claims about discards: below the river of another player, they refer to the only hand. */
const ofDiscards: ReadonlySet<KeyId> = new Set<KeyId>([
  'safe',
  'discard',
  'value',
  'win-rate',
  'tenpai-rate',
  'ukeire'
])

/** Groups of keys that apply without a row. */
const needsNoRow: ReadonlySet<KeyGroup> = new Set<KeyGroup>(['situation', 'quiz'])

/** The names of a key, in all languages: any of them is accepted. */
const namesOf = (id: KeyId): InEachLanguage<string> =>
  Object.fromEntries(
    languages.map(language => [language, dictionaries[language][id]])
  ) as InEachLanguage<string>

/** The keys, found by their names as spelled in the table. */
const spelled: KeyTable<Key> = tableOf<Key>(
  rows.map(([id, [group, value, of, aliases, example]]) => ({
    id,
    group,
    value,
    of,
    ...namesOf(id),
    aliases,
    example,
    many: repeatable.has(id),
    names: [id, ...others.map(language => dictionaries[language][id]), ...aliases],
    titles: [dictionaries.en[id]],
    row: rowModes[value],
    needsRow: !needsNoRow.has(group),
    findsOnlyRow: group === 'quiz' || ofDiscards.has(id)
  })),
  nearestOrSounding
)

const han = /\p{Script=Han}/u

/** Names with Chinese characters, in one form for all variants: computed when a name is first not found as spelled. */
let byForms: ReadonlyMap<string, Key> | null = null

/** The keys, found by their names; the characters of a name may be variants: 向听数, 向聴数. */
export const keyTable: KeyTable<Key> = {
  ...spelled,
  find(name) {
    const key = spelled.find(name)
    if (key || name.length > LONGEST_NAME || !han.test(name)) return key
    byForms ??= new Map(
      spelled.keys.flatMap(one =>
        one.names.filter(word => han.test(word)).map((word): [string, Key] => [sameForms(word), one])
      )
    )
    return byForms.get(sameForms(name.trim())) ?? null
  },
  nearest: name =>
    spelled.nearest(name).flatMap(word => {
      const names = han.test(word) ? (spelled.find(word)?.names ?? []).filter(one => /[^ -~]/.test(one)) : []
      return inWritingOf(name, [word, ...names]).slice(0, 1)
    })
}

/** Longest name that is looked up, in UTF-16 units. */
const LONGEST_NAME = 64

/** All keys, in the order of the docs. */
export const keys: readonly Key[] = keyTable.keys

/** The key of an id. */
export const keyOf: (id: KeyId) => Key = keyTable.get

/** A key as an author wrote it; `name` is the name that it gives a hand (`hand A`), otherwise `null`. */
export type FoundKey = FoundBlockKey<Key>

/** The key with a name, or `null`. */
export function findKey(text: string): FoundKey | null {
  if (text.length > 64) return null
  const key = keyTable.find(text)
  if (key) return {key, name: null}
  const named = /^\s*(?:(?:hand|ｈａｎｄ|손패)[\s\u3000_-]+|手牌[\s\u3000]*)(\S.*?)\s*$/iu.exec(text)
  return named && otherKeys(text) === undefined ? {key: keyOf('hand'), name: named[1]!} : null
}

/** The names closest to an unknown one, as an author would write them. */
export const nearestKeys: (text: string) => string[] = keyTable.nearest
