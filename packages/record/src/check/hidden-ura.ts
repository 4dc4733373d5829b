/**
 * Ura dora that a record leaves out: a win after riichi always turns an indicator, so if none is written, the hand has
 * as many ura dora as the record says, if that many are possible.
 */
import {score, type Rules, type Win} from '@tehai/riichi'
import {kinds, type Tile} from '@tehai/riichi/tile'

/** Whether a win has unknown ura dora. */
export function isUraHidden({situation}: Win, rules: Rules): boolean {
  return rules.ura && Boolean(situation?.riichi) && situation?.ura?.length === 0
}

/** The win with each number of ura dora that indicators can give, beginning with none. */
export function winsWithUra(win: Win, rules: Rules): readonly Win[] {
  const byCount = new Map<number, readonly Tile[]>()
  for (const tile of kinds) {
    const scored = score(withUra(win, [tile]), rules)
    // Not an indicator with all four copies in the hand.
    if (scored.outcome !== 'win') continue
    const {ura} = scored.dora
    byCount.set(ura, [...(byCount.get(ura) ?? []), tile])
  }
  const indicators = rules.kanUra ? (win.situation?.dora?.length ?? 1) : 1
  let bySum = new Map<number, readonly Tile[]>([[0, []]])
  for (let turned = 0; turned < indicators; turned++) {
    const next = new Map<number, readonly Tile[]>()
    for (const [sum, used] of bySum)
      for (const [count, tiles] of byCount)
        if (!next.has(sum + count))
          next.set(sum + count, [...used, tiles.find(tile => !used.includes(tile)) ?? tiles[0]!])
    bySum = next
  }
  return [...bySum].sort(([a], [b]) => a - b).map(([, tiles]) => withUra(win, tiles))
}

function withUra(win: Win, ura: readonly Tile[]): Win {
  return {...win, situation: {...win.situation, ura}}
}
