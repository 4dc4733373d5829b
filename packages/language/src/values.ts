/**
 * The values that a key can have, where they can be listed. `test` of the package reads each one back.
 */
import {dialectIds, languages} from '@tehai/core'
import {lookup} from '@tehai/kernel/source'
import {presets} from '@tehai/riichi'
import type {GameId} from './page.js'

const flags = ['yes', 'はい']
const sizes = ['s', 'm', 'l']

/** Values by the id of a key, the usual ones first; keys with other values have none here. */
type Values = Readonly<Record<string, readonly string[]>>

const ofMahjong: Values = lookup<readonly string[]>({
  size: ['l', 'm', 's'],
  y: ['auto', 'prefix'],
  lang: languages,
  dialect: dialectIds,
  rules: [
    'tenhou',
    'sanma',
    'mahjong-soul',
    'wrc',
    'tenhou-sanma',
    'm-league',
    'mahjong-soul-sanma',
    'no kuitan',
    '天鳳',
    '三麻',
    '雀魂',
    'Mリーグ',
    '天鳳三麻',
    '雀魂三麻',
    ...Object.keys(presets)
  ],
  layout: ['board', 'list', 'auto'],
  show: ['board', 'hand', 'rivers', 'rounds', 'kifu', '盤', '手牌', '河', '牌譜'],
  open: ['all', 'no'],
  seat: ['east', 'south', 'west', 'north', '東', '南', '西', '北'],
  round: ['East 1', 'South 1', 'East 2', 'East 3', 'East 4', '東1局', '南1局'],
  riichi: ['yes', 'double', 'はい'],
  table: ['score', 'yaku', 'suji', 'kabe'],
  ...Object.fromEntries(
    ['ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou', 'chiihou', 'renhou', 'nagashi'].map(
      id => [id, flags]
    )
  )
})

const ofHanafuda: Values = lookup<readonly string[]>({
  size: sizes,
  lang: languages,
  koikoi: ['self', 'opponent', '自分', '相手'],
  rules: ['nintendo', 'standard'],
  chart: ['yaku', 'cards', '役', '札', '족보', '패'],
  month: Array.from({length: 12}, (_, month) => String(month + 1))
})

const values: Readonly<Record<GameId, Values>> = {mahjong: ofMahjong, hanafuda: ofHanafuda}

/** The values of a key that can be listed; empty for other keys. */
export function valuesOf(game: GameId, id: string): readonly string[] {
  return values[game][id] ?? []
}
