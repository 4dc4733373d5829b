/**
 * Safety beside a naive enumeration: every closed hand that the unseen tiles allow, with the waits of each.
 */
import {gzipSync} from 'node:zlib'
import {join, resolve} from 'node:path'
import {rolldown} from 'rolldown'
import {expect, test} from 'vitest'
import {waits} from '@tehai/riichi'
import {safetyOf} from '@tehai/riichi/safety'
import {kinds} from '@tehai/riichi/tile'
import {randomFrom} from './random.js'

const thorough = Boolean(process.env['THOROUGH'])

/** Every way to take so many tiles from what is unseen. */
function* handsOf(unseen, size, from = 0, counts = Array.from({length: 34}, () => 0)) {
  if (size === 0) yield counts
  else
    for (let kind = from; kind < 34; kind++) {
      for (let count = 1; count <= Math.min(size, unseen[kind]); count++) {
        counts[kind] = count
        yield* handsOf(unseen, size - count, kind + 1, counts)
        counts[kind] = 0
      }
    }
}

/** By kind: the shapes in which some hand that is not furiten waits for it. */
function enumerated(unseen, furiten, size) {
  const found = kinds.map(() => new Set())
  for (const hand of handsOf(unseen, size)) {
    const list = waits(hand, {shape: true})
    if (list.some(({tile}) => furiten.has(tile))) continue
    for (const {tile, shapes} of list) for (const shape of shapes) found[tile].add(shape)
  }
  return found
}

const viewOf = (unseen, furiten, melds) => ({
  hand: [],
  visible: unseen.flatMap((count, kind) => Array.from({length: 4 - count}, () => kinds[kind])),
  river: [],
  // What was let pass is not counted as visible: only `unseen` says what is.
  passed: [...furiten].map(kind => kinds[kind]),
  melds
})

const shapes = ['ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki']

/** The shapes that safety holds possible, by kind. */
const judged = view =>
  safetyOf(view, kinds).map(one => ({...one, shapes: shapes.filter(shape => one.waits[shape] > 0)}))

const random = randomFrom(20261123)
const upTo = count => Math.floor(random() * count)

for (let round = 0; round < (thorough ? 60 : 6); round++) {
  test(`with three melds, every wait that is possible and no other: ${round}`, () => {
    // One suit, and two honors of which nothing is seen: a meld and a pair for every wait.
    const unseen = kinds.map((_, kind) => (kind < 9 ? upTo(5) : kind === 27 || kind === 28 ? 4 : 0))
    const furiten = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(() => upTo(4) === 0))
    const found = enumerated(unseen, furiten, 4)
    const answers = judged(viewOf(unseen, furiten, 3))
    for (let kind = 0; kind < 9; kind++) {
      const expected = shapes.filter(shape => found[kind].has(shape))
      expect([kind, answers[kind].shapes]).toEqual([kind, expected])
      const isSafe = ['genbutsu', 'no-wait'].includes(answers[kind].class)
      expect(isSafe).toBe(expected.length === 0)
    }
  })
}

for (let round = 0; round < (thorough ? 40 : 4); round++) {
  test(`with 13 tiles, no hand waits for what is called safe: ${round}`, () => {
    const unseen = kinds.map(() => 0)
    // Every other round the unseen tiles are near thirteen orphans.
    const isOuter = kind => kind >= 27 || kind % 9 === 0 || kind % 9 === 8
    if (round % 2)
      for (let kind = 0; kind < 34; kind++) if (isOuter(kind) && kind !== 27 + upTo(7)) unseen[kind] = 1
    while (unseen.reduce((sum, count) => sum + count) < 16) {
      const kind = round % 2 ? upTo(34) : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 27, 28][upTo(14)]
      if (unseen[kind] < 4) unseen[kind] += 1
    }
    const furiten = new Set(Array.from({length: 34}, (_, kind) => kind).filter(() => upTo(9) === 0))
    const found = enumerated(unseen, furiten, 13)
    judged(viewOf(unseen, furiten, 0)).forEach((one, kind) => {
      const missed = [...found[kind]].filter(shape => shapes.includes(shape) && !one.shapes.includes(shape))
      expect([one.tile, missed]).toEqual([one.tile, []])
      const isKokushi = [...found[kind]].some(shape => !shapes.includes(shape))
      if (isKokushi && one.class === 'no-wait') expect(one.reasons).toContain('kokushi')
      if (found[kind].size > 0) expect(one.class).not.toBe('genbutsu')
    })
  })
}

/** The kinds that two tiles of a closed hand wait for, by shape. */
function waitsOfPair(a, b) {
  if (a === b) return {shanpon: [a]}
  if (a >= 27 || Math.floor(a / 9) !== Math.floor(b / 9)) return {}
  if (b - a === 2) return {kanchan: [a + 1]}
  if (b - a !== 1) return {}
  if (a % 9 === 0) return {penchan: [b + 1]}
  return b % 9 === 8 ? {penchan: [a - 1]} : {ryanmen: [a - 1, b + 1]}
}

test('combinations are pairs of copies, counted one by one', () => {
  for (let round = 0; round < 10; round++) {
    const unseen = kinds.map(() => upTo(5))
    const copies = unseen.flatMap((count, kind) => Array.from({length: count}, () => kind))
    const expected = kinds.map((_, kind) => [0, 0, 0, 0, unseen[kind]])
    copies.forEach((a, at) => {
      for (const b of copies.slice(at + 1)) {
        for (const [shape, list] of Object.entries(waitsOfPair(a, b))) {
          for (const kind of list) expected[kind][shapes.indexOf(shape)] += 1
        }
      }
    })
    const counted = safetyOf(viewOf(unseen, new Set(), 0), kinds)
    expect(counted.map(({waits: of}) => shapes.map(shape => of[shape]))).toEqual(expected)
  }
})

test('safety is small, and loads nothing of the engine but the tiles', async () => {
  const dist = resolve(import.meta.dirname, '../../dist')
  const bundle = await rolldown({input: join(dist, 'safety.js'), logLevel: 'silent'})
  const {output} = await bundle.generate({format: 'esm', minify: true})
  await bundle.close()
  const size = output.reduce((sum, {code}) => sum + gzipSync(code, {level: 9}).length, 0)
  expect(size).toBeLessThanOrEqual(4096)
  const modules = output.flatMap(({moduleIds = []}) => moduleIds).map(id => id.slice(dist.length + 1))
  expect(modules.toSorted()).toEqual(['safety.js', 'spelling.js', 'tile.js'])
})
