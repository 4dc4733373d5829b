/**
 * The head of a record of Mahjong Soul: who plays, and by which rules.
 */
import type {RecordedRules} from '../../game/record.js'
import {isRecord, listOf, textOf} from '../json.js'
import {isPlayer, numberOf} from '../values.js'
import {fieldsOf, type Fields} from './named.js'

/** What a head says. */
export interface Head {
  /** By seat; '' for those of the computer. */
  readonly names: readonly string[]
  readonly rules: RecordedRules
  /** A mode with rules of its own, as the record names it; '' for the usual game. */
  readonly mode: string
}

/** The head of a document; a document without one says nothing. */
export function headOf(document: unknown, players: 3 | 4): Head {
  const head = objectIn(document, 'head') ?? objectIn(objectIn(document, 'record'), 'head') ?? {}
  const names = Array<string>(players).fill('')
  for (const account of listOf(head['accounts'])) {
    // The seat 0 may be left out, as every 0.
    const seat = isRecord(account) ? (account['seat'] ?? 0) : null
    if (isRecord(account) && isPlayer(seat) && seat < players) names[seat] = textOf(account['nickname'])
  }
  const mode = objectIn(objectIn(head, 'config'), 'mode')
  const rule = fieldsOf(objectIn(mode, 'detail_rule') ?? objectIn(mode, 'detailRule') ?? {})
  return {
    names,
    rules: rulesOf(rule),
    mode: Object.keys(rule).find(key => modes.test(key) && rule[key]) ?? ''
  }
}

function objectIn(value: unknown, key: string): Fields | null {
  const inner = isRecord(value) ? value[key] : null
  return isRecord(inner) ? inner : null
}

/** Modes of events and of local yaku (古役): `guyi_mode`, `dora3_mode`, …; with `open_hand` the game is the usual one. */
const modes = /_mode$|^(?:xuezhandaodi|huansanzhang|chuanma|reveal_discard|zhanxing)$/

/** Rules of a room; one of the ranked games has none, and says nothing. */
function rulesOf(rule: Fields): RecordedRules {
  const reds = numberOf(rule['dora_count'])
  return {
    ...(reds === null ? {} : {redFives: reds}),
    ...(rule['have_qieshangmanguan'] === true ? {kiriage: true} : {})
  }
}
