/**
 * Three players: shanten, waits, ukeire and discards against an enumeration of all complete hands.
 */
import {expect, test} from 'vitest'
import {discards, shanten, shantenByForm, ukeire, waits} from '../../src/index.js'
import {share} from '../../../../test/share.js'
import {randomFrom, tileOf} from './random.js'
import {enumerated, randomSanma} from './sanma-enumeration.js'

/** `HANDS=20000` tries as many as it says: a hand takes the enumeration eight milliseconds. */
const hands = Number(process.env.HANDS ?? (process.env.THOROUGH ? Math.ceil(4000 * share) : 60))

/** A set of equal tiles as the engine takes melds. */
const meldOf = ({kind, copies}) => ({
  type: copies === 4 ? 'daiminkan' : 'pon',
  tiles: Array.from({length: copies}, () => tileOf(kind)),
  called: 0,
  from: 'kamicha'
})

const optionsOf = ({melds, kita, seen}) => ({melds: melds.map(meldOf), kita, visible: seen, sanma: true})

const nameOf = ({counts, melds, kita}) =>
  `${counts.map((count, kind) => tileOf(kind).repeat(count)).join('')} ${JSON.stringify(melds)} ${kita}`

test(`${hands} hands are as far, wait and accept as the enumeration says`, {timeout: 3_600_000}, () => {
  const random = randomFrom(Number(process.env.SEED ?? 3))
  const differing = []
  const reached = new Set()
  for (let index = 0; index < hands; index++) {
    const hand = randomSanma(random, 13)
    const options = optionsOf(hand)
    const accepted = ukeire(hand.counts, options)
    const ours = {
      shanten: shantenByForm(hand.counts, options),
      tiles: accepted.tiles,
      total: accepted.total,
      waits: waits(hand.counts, options).map(({tile}) => tile)
    }
    const theirs = enumerated(hand.counts, hand.held, hand.seen)
    reached.add(theirs.shanten.best)
    const isEqual = JSON.stringify(ours) === JSON.stringify(theirs) && accepted.shanten === ours.shanten.best
    if (!isEqual || shanten(hand.counts, options) !== ours.shanten.best)
      differing.push({hand: nameOf(hand), ours, theirs})
  }
  expect(differing).toEqual([])
  expect(reached.has(0)).toBe(true)
})

const ofDiscards = Math.ceil(hands / 20)

test(`${ofDiscards} hands of 14 have the discards that the enumeration says`, {timeout: 3_600_000}, () => {
  const random = randomFrom(Number(process.env.SEED ?? 4))
  for (let index = 0; index < ofDiscards; index++) {
    const hand = randomSanma(random, 14)
    const found = discards(hand.counts, optionsOf(hand))
    expect(found.map(({tile}) => tile)).toEqual(
      hand.counts.flatMap((count, kind) => (count > 0 ? [kind] : []))
    )
    for (const {tile, shanten: after, tiles, total} of found) {
      const rest = hand.counts.map((count, kind) => count - (kind === tile ? 1 : 0))
      const seen = hand.seen.map((count, kind) => count + (kind === tile ? 1 : 0))
      const theirs = enumerated(rest, hand.held, seen)
      expect([nameOf(hand), tile, after, tiles, total]).toEqual([
        nameOf(hand),
        tile,
        theirs.shanten.best,
        theirs.tiles,
        theirs.total
      ])
    }
  }
})
