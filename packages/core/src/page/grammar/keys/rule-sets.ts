/** Rule sets: the names of the rules of servers, leagues and rule books. The room `claims` reads rules in full. */
import {foldName} from '@tehai/kernel/block'
import type {PresetId} from '@tehai/riichi'
import {lookup} from '@tehai/kernel/source'
import {sanmaWords} from './sanma.js'

/** Rule sets by their names without blanks and hyphens, in lower case. */
export const ruleSets: Readonly<Record<string, PresetId>> = lookup({
  default: 'default',
  standard: 'default',
  標準: 'default',
  一般: 'default',
  tenhou: 'tenhou',
  天鳳: 'tenhou',
  天凤: 'tenhou',
  てんほう: 'tenhou',
  テンホウ: 'tenhou',
  天鳳三麻: 'tenhou-sanma',
  天鳳サンマ: 'tenhou-sanma',
  天鳳三人麻雀: 'tenhou-sanma',
  tenhousanma: 'tenhou-sanma',
  雀魂三麻: 'mahjong-soul-sanma',
  雀魂サンマ: 'mahjong-soul-sanma',
  雀魂三人麻雀: 'mahjong-soul-sanma',
  mahjongsoulsanma: 'mahjong-soul-sanma',
  majsoulsanma: 'mahjong-soul-sanma',
  mjssanma: 'mahjong-soul-sanma',
  mahjongsoul: 'mahjong-soul',
  majsoul: 'mahjong-soul',
  mjs: 'mahjong-soul',
  雀魂: 'mahjong-soul',
  雀魂麻将: 'mahjong-soul',
  雀魂麻將: 'mahjong-soul',
  じゃんたま: 'mahjong-soul',
  ジャンタマ: 'mahjong-soul',
  mleague: 'm-league',
  mリーグ: 'm-league',
  mリーグルール: 'm-league',
  ema: 'ema',
  wrc: 'wrc',
  jpml: 'jpml',
  日本プロ麻雀連盟: 'jpml',
  プロ麻雀連盟: 'jpml',
  プロ連盟: 'jpml',
  連盟: 'jpml',
  連盟a: 'jpml',
  m聯賽: 'm-league',
  표준: 'default',
  천봉3인마작: 'tenhou-sanma',
  작혼3인마작: 'mahjong-soul-sanma',
  천봉: 'tenhou',
  천봉산마: 'tenhou-sanma',
  작혼: 'mahjong-soul',
  작혼산마: 'mahjong-soul-sanma',
  m리그: 'm-league'
})

const sanmaNames: ReadonlySet<string> = new Set(sanmaWords.map(foldName))

/** Whether a text names a rule set, or the rules of three players. */
export function isRuleSet(text: string): boolean {
  if (text.length > 64) return false
  const folded = foldName(text).replace(/(?:ルール|规则|規則|규칙|rules?)$/, '')
  return ruleSets[folded] !== undefined || sanmaNames.has(folded)
}
