/**
 * The values that a key can have, if they can be listed. `test` of the package reads each one back.
 */
import {dialectIds, languages} from '@tehai/core'
import {circumstances} from '@tehai/core/labels'
import {openingWords, viewWords} from '@tehai/core/page'
import {lookup, type Language} from '@tehai/kernel/source'
import {presets} from '@tehai/riichi'
import type {GameId} from '../../page/page.js'

const flags = ['yes']
const sizes = ['s', 'm', 'l']

/** Values of a key as pages of a language write them. They come first on these pages. */
type OwnValues = Readonly<Partial<Record<Language, readonly string[]>>>

/** The same by the id of a key. */
type OwnByKey = Readonly<Record<string, OwnValues>>

const ownFlags: OwnValues = {ja: ['はい'], 'zh-Hans': ['是'], 'zh-Hant': ['是'], ko: ['예']}

const ownOfMahjong: OwnByKey = lookup<OwnValues>({
  rules: {
    ja: ['天鳳', '雀魂', '三麻', 'Mリーグ', '天鳳三麻', '連盟', '雀魂三麻', '喰いタンなし'],
    'zh-Hans': ['天凤', '雀魂', '三麻', '天凤三麻', '雀魂三麻'],
    'zh-Hant': ['天鳳', '雀魂', '三麻', 'M聯賽', '天鳳三麻', '雀魂三麻'],
    ko: ['천봉', '작혼', '3인 마작', 'M리그', '천봉 3인 마작', '작혼 3인 마작', '쿠이탕 없음']
  },
  layout: {
    ja: ['卓', '一覧', '自動'],
    'zh-Hans': ['牌桌', '列表', '自动'],
    'zh-Hant': ['牌桌', '一覽', '自動'],
    ko: ['탁자', '목록', '자동']
  },
  show: viewWords.proposed,
  open: openingWords.proposed,
  seat: {
    ja: ['東', '南', '西', '北'],
    'zh-Hans': ['东', '南', '西', '北'],
    'zh-Hant': ['東', '南', '西', '北'],
    ko: ['동', '남', '서', '북']
  },
  round: {
    ja: ['東1局', '南1局', '東2局', '東3局', '東4局'],
    'zh-Hans': ['东1局', '南1局', '东2局', '东3局', '东4局'],
    'zh-Hant': ['東1局', '南1局', '東2局', '東3局', '東4局'],
    ko: ['동1국', '남1국', '동2국', '동3국', '동4국']
  },
  riichi: ownFlags,
  ...Object.fromEntries(circumstances.map(id => [id, ownFlags]))
})

const ownOfHanafuda: OwnByKey = lookup<OwnValues>({
  rules: {
    ja: ['任天堂', '花見なし', '月見なし', '花見・月見なし'],
    'zh-Hans': ['任天堂', '无赏花酒', '无赏月酒'],
    'zh-Hant': ['任天堂', '無賞花酒', '無賞月酒'],
    ko: ['닌텐도', '꽃구경 없음', '달구경 없음']
  },
  koikoi: {
    ja: ['自分', '相手'],
    'zh-Hans': ['自己', '对手'],
    'zh-Hant': ['自己', '對手'],
    ko: ['나', '상대']
  },
  chart: {ja: ['役', '札'], 'zh-Hans': ['役', '牌'], 'zh-Hant': ['役', '牌'], ko: ['족보', '패']}
})

const ownValues: Readonly<Record<GameId, OwnByKey>> = {
  mahjong: ownOfMahjong,
  hanafuda: ownOfHanafuda
}

/** All values of a key, as pages of any language write them. */
const allOf = (own: OwnValues = {}): readonly string[] => languages.flatMap(language => own[language] ?? [])

/** Values by the id of a key, the usual ones first; keys whose values cannot be listed are absent. */
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
    ...Object.keys(presets)
  ],
  layout: ['board', 'list', 'auto'],
  claims: ['mark', 'replace', 'off'],
  show: ['board', 'hand', 'rivers', 'rounds', 'kifu'],
  open: ['all', 'no'],
  seat: ['east', 'south', 'west', 'north'],
  round: ['East 1', 'South 1', 'East 2', 'East 3', 'East 4'],
  riichi: ['yes', 'double'],
  table: ['score', 'yaku', 'suji', 'kabe'],
  ...Object.fromEntries(circumstances.map(id => [id, flags]))
})

const hanafudaValues: Values = lookup<readonly string[]>({
  size: sizes,
  lang: languages,
  koikoi: ['self', 'opponent'],
  rules: ['nintendo', 'standard', 'no tsukimi', 'no hanami', 'no viewing'],
  chart: ['yaku', 'cards'],
  month: Array.from({length: 12}, (_, month) => String(month + 1))
})

const values: Readonly<Record<GameId, Values>> = {mahjong: mahjongValues, hanafuda: hanafudaValues}

/**
 * The values of a key that can be listed; empty for other keys.
 *
 * @param language
 * The language whose values come first; values of other languages are omitted (default: the values of all languages,
 * those in English first).
 */
export function valuesOf(game: GameId, id: string, language: Language | null = null): readonly string[] {
  const own = ownValues[game][id]
  const listed = values[game][id] ?? []
  return [
    ...new Set(language === null ? [...listed, ...allOf(own)] : [...(own?.[language] ?? []), ...listed])
  ]
}
