/**
 * Dora (ドラ): by source.
 */
import {doraOf, type Tile} from '../tile/index.js'
import {northKind} from '../tile/sanma.js'
import type {HandFacts} from '../hand/hand.js'
import type {Rules} from '../rules/rules.js'
import type {Situation} from '../hand/situation.js'

/** Han by source of dora. */
export interface DoraCount {
  /** By the indicators of the deal and of kans (表ドラ・槓ドラ). */
  readonly dora: number
  /** By the ura indicators (裏ドラ). */
  readonly ura: number
  /** Red fives (赤ドラ). */
  readonly red: number
  /** Norths put aside (抜きドラ). */
  readonly north: number
}

/** Count the dora of a hand. */
export function countDora(hand: HandFacts, situation: Situation, rules: Rules): DoraCount {
  const north = rules.sanma && rules.northDora ? (situation.kita ?? 0) : 0
  const hasUra = situation.riichi && rules.ura
  return {
    dora: byIndicators(situation.dora, rules.kanDora, hand, situation, rules),
    ura: hasUra ? byIndicators(situation.ura, rules.kanUra, hand, situation, rules) : 0,
    red: rules.redFives > 0 ? hand.reds : 0,
    north
  }
}

function byIndicators(
  indicators: readonly Tile[] | undefined,
  hasKanDora: boolean,
  hand: HandFacts,
  situation: Situation,
  rules: Rules
): number {
  if (!indicators) return 0
  let sum = 0
  for (let index = 0; index < (hasKanDora ? indicators.length : Math.min(1, indicators.length)); index++) {
    const kind = doraOf(indicators[index]!, rules.sanma)
    sum += hand.all[kind]!
    if (kind === northKind && rules.sanma) sum += situation.kita ?? 0
  }
  return sum
}
