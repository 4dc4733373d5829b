/**
 * Worth: a score in the forms that words are made of.
 */
import type {ScoreWords} from '../labels/score.js'
import type {WinScore} from '../riichi/score.js'

/** A score as labels want it. */
export function scoreWords({han, fu, limit, yakuman, points, tsumoPayments: payments}: WinScore): ScoreWords {
  return {han, fu, limit, yakuman, points, payments}
}

/** Han of everything a score has, dora included, by id. */
export function hanById({yaku, dora}: WinScore): Map<string, number> {
  const han = new Map<string, number>(yaku.map(one => [one.id, one.han]))
  if (yaku.some(one => one.han >= 13 && one.id !== 'renhou')) return han
  const counts = {dora: dora.dora, ura_dora: dora.ura, aka_dora: dora.red, north_dora: dora.north}
  for (const [id, count] of Object.entries(counts)) if (count > 0) han.set(id, count)
  return han
}

/** Yaku and dora of a score in one string. Yakuman are named without han. */
export function encodeYaku(score: WinScore): string {
  return [...hanById(score)].map(([id, han]) => `${id}:${score.yakuman > 0 ? 0 : han}`).join(',')
}
