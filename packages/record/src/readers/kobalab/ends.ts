/**
 * `hule` and `pingju`: how a round ends.
 */
import type {AgariEvent, Player} from '../../game/event.js'
import type {DrawResult, WinResult} from '../../game/record.js'
import {reasonOfWord} from '../draw-words.js'
import {isRecord, listOf, numbersOf, textOf} from '../json.js'
import {byPlayer, limitOf} from '../values.js'
import {yakuOfKobalab} from './yaku.js'

type Fields = Readonly<Record<string, unknown>>

/** What a win is worth, and what is paid. */
export function winResult(fields: Fields, {player, from}: AgariEvent, dealer: Player): WinResult {
  const yaku = listOf(fields['hupai']).map(entry => {
    const {name, fanshu} = isRecord(entry) ? entry : {}
    const han = typeof fanshu === 'number' ? fanshu : 13 * textOf(fanshu).length
    return yakuOfKobalab(textOf(name), han)
  })
  const delta = numbersOf(fields['fenpei'])
  const yakuman = typeof fields['damanguan'] === 'number' ? fields['damanguan'] : 0
  return {
    type: 'win',
    player,
    from,
    pao: null,
    fu: typeof fields['fu'] === 'number' ? fields['fu'] : null,
    han: typeof fields['fanshu'] === 'number' ? fields['fanshu'] : null,
    points: typeof fields['defen'] === 'number' ? fields['defen'] : null,
    limit: yakuman > 0 ? 'yakuman' : limitOf(Number(fields['fanshu'] ?? 0), Number(fields['fu'] ?? 0)),
    yaku,
    yakuman,
    before: null,
    delta: delta?.length === 4 ? byPlayer(delta, dealer) : null
  }
}

/** Why there is no winner, and what is paid. */
export function drawResult(fields: Fields, dealer: Player): DrawResult {
  const delta = numbersOf(fields['fenpei'])
  const reason = reasonOfWord(textOf(fields['name'])) ?? 'exhaustive'
  const shown = listOf(fields['shoupai'])
  const tenpai =
    shown.length === 4 && reason === 'exhaustive'
      ? byPlayer(
          shown.map(hand => textOf(hand) !== ''),
          dealer
        )
      : null
  return {
    type: 'draw',
    reason,
    tenpai,
    before: null,
    delta: delta?.length === 4 ? byPlayer(delta, dealer) : null
  }
}
