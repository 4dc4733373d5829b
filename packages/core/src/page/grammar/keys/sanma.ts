/**
 * Three players: whether a page names rules for them.
 *
 * The room `claims` reads rules in full. Features that work without it (the dora of an indicator, the sum of the
 * scores) use this file; a test checks that both agree.
 */
import type {RulesSetting} from './options.js'

/** Words for the three-player game, alone or in the name of a preset: `tenhou sanma`, 天鳳三麻. */
export const sanmaWords: readonly string[] = [
  'sanma',
  'three players',
  'three-player',
  '3 players',
  '3-player',
  '三麻',
  '三人麻雀',
  '三人打ち',
  'サンマ',
  '三人麻将',
  '三人麻將',
  '3인 마작',
  '3인마작',
  '삼인 마작',
  '산마'
]

const word = sanmaWords.map(one => one.replace(/[ -]/g, '[ -]?')).join('|')
const on = new RegExp(`(?:${word})`, 'i')
const off = new RegExp(
  `(?:no|without)[ -]*(?:${word})|(?:${word})\\s*(?:なし|無し|ナシ|없음|[=:]\\s*(?:false|no|off|なし|無し?))`,
  'i'
)

/** Whether rules are for three players. */
export function isSanmaRules(rules: RulesSetting | null): boolean {
  if (rules === null) return false
  if (typeof rules === 'string') {
    const folded = rules.normalize('NFKC')
    return on.test(folded) && !off.test(folded)
  }
  const {preset, sanma} = rules
  if (sanma !== undefined) return sanma === true || (typeof sanma === 'string' && yes.test(sanma))
  return typeof preset === 'string' && isSanmaRules(preset)
}

const yes = /^(?:true|yes|on|あり|有り?|是|있음)$/i
