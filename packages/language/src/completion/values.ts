/**
 * The values that a key can have, where they can be listed. `test` of the package reads each one back.
 */
import {dialectIds, languages} from '@tehai/core'
import {circumstances} from '@tehai/core/labels'
import {lookup, type Language} from '@tehai/kernel/source'
import {presets} from '@tehai/riichi'
import type {GameId} from '../page/page.js'

const flags = ['yes', 'はい']
const sizes = ['s', 'm', 'l']

/** Values that some languages write in their own way. */
type OwnValues = Readonly<Partial<Record<Language, readonly string[]>>>

/** Rules as the pages of a language name them, where that is not how all do. */
const ruleSetsOfMahjong = {
  ja: ['天鳳', '雀魂', '三麻', 'Mリーグ', '天鳳三麻', '連盟', '雀魂三麻', '喰いタンなし'],
  'zh-Hans': ['天凤', '雀魂', '三麻', '天凤三麻', '雀魂三麻'],
  'zh-Hant': ['天鳳', '雀魂', '三麻', 'M聯賽', '天鳳三麻', '雀魂三麻'],
  ko: ['천봉', '작혼', '3인 마작', 'M리그', '천봉 3인 마작', '작혼 3인 마작', '쿠이탕 없음']
} satisfies OwnValues

/** Values of a key that pages of a language write; they come first there. */
const valuesByLanguage: Readonly<Record<string, OwnValues>> = lookup<OwnValues>({rules: ruleSetsOfMahjong})

/** Values by the id of a key, the usual ones first; keys with other values have none here. */
type Values = Readonly<Record<string, readonly string[]>>

const mahjongValues: Values = lookup<readonly string[]>({
  size: ['l', 'm', 's'],
  y: ['auto', 'prefix'],
  lang: languages,
  dialect: dialectIds,
  rules: [
    'tenhou',
    'mahjong-soul',
    'sanma',
    'm-league',
    'wrc',
    'tenhou-sanma',
    'jpml',
    'mahjong-soul-sanma',
    'no kuitan',
    ...Object.keys(presets),
    ...Object.values(ruleSetsOfMahjong).flat()
  ],
  layout: ['board', 'list', 'auto'],
  claims: ['mark', 'replace', 'off'],
  show: ['board', 'hand', 'rivers', 'rounds', 'kifu', '盤', '手牌', '河', '牌譜'],
  open: ['all', 'no'],
  seat: ['east', 'south', 'west', 'north', '東', '南', '西', '北'],
  round: ['East 1', 'South 1', 'East 2', 'East 3', 'East 4', '東1局', '南1局'],
  riichi: ['yes', 'double', 'はい'],
  table: ['score', 'yaku', 'suji', 'kabe'],
  ...Object.fromEntries(circumstances.map(id => [id, flags]))
})

const hanafudaValues: Values = lookup<readonly string[]>({
  size: sizes,
  lang: languages,
  koikoi: ['self', 'opponent', '自分', '相手'],
  rules: ['nintendo', 'standard'],
  chart: ['yaku', 'cards', '役', '札', '족보', '패'],
  month: Array.from({length: 12}, (_, month) => String(month + 1))
})

const values: Readonly<Record<GameId, Values>> = {mahjong: mahjongValues, hanafuda: hanafudaValues}

/**
 * The values of a key that can be listed; empty for other keys.
 *
 * @param language
 *   The language whose values come first (default: none).
 */
export function valuesOf(game: GameId, id: string, language: Language | null = null): readonly string[] {
  const listed = values[game][id] ?? []
  const own = game === 'mahjong' && language !== null ? (valuesByLanguage[id]?.[language] ?? []) : []
  return own.length === 0 ? listed : [...new Set([...own, ...listed])]
}
