/**
 * Yaku that do not depend on how the hand is read: by its course and by its tiles.
 */
import type {HandFacts} from '../hand/hand.js'
import type {Rules} from '../rules/rules.js'
import type {Situation} from '../hand/situation.js'
import {add, closedHan, eachOf, openHan, type YakuHan} from './han.js'
import type {YakuRows} from './table.js'

/** Yaku of the course of the hand and of its tiles. */
export function yakuOfHand(hand: HandFacts, situation: Situation, rules: Rules): YakuHan[] {
  const found: YakuHan[] = []
  addHandYaku(found, hand, situation, rules)
  return found
}

function addHandYaku(found: YakuHan[], hand: HandFacts, situation: Situation, rules: Rules): void {
  const han = hand.isOpen ? openHan() : closedHan()
  const {riichi} = situation
  const isFlush = isOneSuit(hand)
  eachOf<YakuRows<'course' | 'tiles'>>([
    riichi === true ? add(found, han.riichi) : null,
    riichi === 'double' ? add(found, han.double_riichi) : null,
    riichi && situation.openRiichi && rules.openRiichi ? add(found, han.open_riichi) : null,
    riichi && situation.ippatsu && rules.ippatsu ? add(found, han.ippatsu) : null,
    !hand.isOpen && !hand.byRon ? add(found, han.menzen_tsumo) : null,
    situation.rinshan ? add(found, han.rinshan) : null,
    situation.chankan ? add(found, han.chankan) : null,
    situation.haitei ? add(found, han.haitei) : null,
    situation.houtei ? add(found, han.houtei) : null,
    situation.renhou && rules.renhou === '5-han' ? add(found, han.renhou) : null,
    !hand.hasOuter && (!hand.isOpen || rules.kuitan) ? add(found, han.tanyao) : null,
    !hand.hasInner && hand.hasHonors && hand.suits !== 0 ? add(found, han.honroutou) : null,
    isFlush && hand.hasHonors ? add(found, han.honitsu) : null,
    isFlush && !hand.hasHonors ? add(found, han.chinitsu) : null
  ])
}

/** Whether all tiles but honors are of one suit. */
export function isOneSuit({suits}: HandFacts): boolean {
  return suits === 1 || suits === 2 || suits === 4
}
