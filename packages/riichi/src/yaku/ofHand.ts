/**
 * Yaku that do not depend on how the hand is read: by its course and by its tiles.
 */
import type {HandFacts} from '../hand.js'
import type {Rules} from '../rules.js'
import type {Situation} from '../situation.js'
import {closedHan, openHan, type YakuHan} from './han.js'

/** Yaku of the course of the hand and of its tiles, in the order of the table. */
export function yakuOfHand(hand: HandFacts, situation: Situation, rules: Rules): YakuHan[] {
  const han = hand.isOpen ? openHan : closedHan
  const found: YakuHan[] = []
  if (situation.riichi) {
    found.push(situation.riichi === 'double' ? han.double_riichi : han.riichi)
    if (situation.openRiichi && rules.openRiichi) found.push(han.open_riichi)
    if (situation.ippatsu && rules.ippatsu) found.push(han.ippatsu)
  }
  if (!hand.isOpen && !hand.byRon) found.push(han.menzen_tsumo)
  if (situation.rinshan) found.push(han.rinshan)
  if (situation.chankan) found.push(han.chankan)
  if (situation.haitei) found.push(han.haitei)
  if (situation.houtei) found.push(han.houtei)
  if (situation.renhou && rules.renhou === '5-han') found.push(han.renhou)
  if (!hand.hasOuter && (!hand.isOpen || rules.kuitan)) found.push(han.tanyao)
  if (!hand.hasInner && hand.hasHonors && hand.suits !== 0) found.push(han.honroutou)
  if (isOneSuit(hand)) found.push(hand.hasHonors ? han.honitsu : han.chinitsu)
  return found
}

/** Whether all tiles but honors are of one suit. */
export function isOneSuit({suits}: HandFacts): boolean {
  return suits === 1 || suits === 2 || suits === 4
}
