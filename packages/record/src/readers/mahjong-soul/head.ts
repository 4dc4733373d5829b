/**
 * The head of a record of Mahjong Soul: who plays, and by which rules.
 */
import type {RecordedRules} from '../../game/record.js'
import {isRecord, listOf, textOf} from '../json.js'
import {isPlayer} from '../values.js'
import {fieldsOf, type Fields} from './named-records.js'
import {roomRules} from './room-rules.js'

/** What a head says. */
export interface Head {
  /** By seat; '' for those of the computer. */
  readonly names: readonly string[]
  readonly rules: RecordedRules
  /** A mode with rules of its own, as the record names it; '' for the usual game. */
  readonly mode: string
}

/** The head of a document; without one, nothing is known. */
export function headOf(document: unknown, players: 3 | 4): Head {
  const head = objectIn(document, 'head') ?? objectIn(objectIn(document, 'record'), 'head') ?? {}
  const names = Array<string>(players).fill('')
  for (const account of listOf(head['accounts'])) {
    // The seat 0 may be left out, like every 0.
    const seat = isRecord(account) ? (account['seat'] ?? 0) : null
    if (isRecord(account) && isPlayer(seat) && seat < players) names[seat] = textOf(account['nickname'])
  }
  const config = objectIn(head, 'config')
  const mode = objectIn(config, 'mode')
  const rule = fieldsOf(objectIn(mode, 'detail_rule') ?? objectIn(mode, 'detailRule') ?? {})
  const {room_id: room, contest_uid: contest} = fieldsOf(objectIn(config, 'meta') ?? {})
  return {
    names,
    rules: roomRules(rule, Boolean(room) || Boolean(contest), players),
    mode: Object.keys(rule).find(key => modes.test(key) && rule[key]) ?? ''
  }
}

function objectIn(value: unknown, key: string): Fields | null {
  const inner = isRecord(value) ? value[key] : null
  return isRecord(inner) ? inner : null
}

/** Modes of events and of local yaku (古役): `guyi_mode`, `dora3_mode`, …; with `open_hand` the game is the usual one. */
const modes = /_mode$|^(?:xuezhandaodi|huansanzhang|chuanma|reveal_discard|zhanxing)$/
