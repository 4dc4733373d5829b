/**
 * Values beside vectors of another program, beside a naive version of the model, and beside deals at random.
 */
import {readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {join, resolve} from 'node:path'
import {rolldown} from 'rolldown'
import {describe, expect, test} from 'vitest'
import {defaultRules, presets} from '@tehai/riichi'
import {answerValue, handValue} from '@tehai/riichi/value'
import {kinds} from '@tehai/riichi/tile'
import {randomFrom} from './random.js'
import {figureOf, naiveGraph, reachOf} from './value-naive.js'

const readTiles = text =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map(digit => digit + suit))

const thorough = Boolean(process.env['THOROUGH'])
const {turns, cases} = JSON.parse(
  readFileSync(new URL('../../../../vectors/value.json', import.meta.url), 'utf8')
)
const figures = ['tenpai', 'win', 'value']

// The two of them with the most hands take most of the time.
const quick = cases.filter(({id}) => thorough || !['V015', 'V042'].includes(id))

for (const {discards, ...given} of quick) {
  test(`vector ${given.id}: ${given.hand}`, () => {
    const answer = answerValue(given)
    expect([answer.wall, answer.shanten]).toEqual([given.wall, given.shanten])
    expect(answer.discards.map(({tile, shanten}) => [tile, shanten])).toEqual(
      discards.map(({tile, shanten}) => [tile, shanten])
    )
    for (const [index, expected] of discards.entries()) {
      for (const figure of figures) {
        for (const [at, turn] of turns.entries()) {
          const found = answer.discards[index][figure][turn - 1]
          const wanted = expected[figure][at]
          expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-9 * (Math.abs(wanted) || 1))
        }
      }
    }
  })
}

/** What is not unseen, so that the wall holds these tiles alone. */
function visibleBut(left, held) {
  const rest = [...left, ...held]
  return kinds.flatMap(kind => {
    const count = rest.filter(tile => tile.replace('0', '5') === kind).length
    return Array.from({length: 4 - count}, () => kind)
  })
}

const pon = (text, from = 'toimen') => ({type: 'pon', tiles: readTiles(text), called: 1, from})
const ankan = text => ({type: 'ankan', tiles: readTiles(text), faceDown: null})
const noRed = {...defaultRules, redFives: 0}
const noRedSanma = {...presets['tenhou-sanma'], redFives: 0}

// [why, hand, what is left in the wall, more]
const tiny = [
  ['tenpai', '123m456p789s11z22z5m', '1z2z5m5m9p', {}],
  ['1-shanten', '123m456p78s1122z59m', '69s1z2z9m3p', {indicators: ['1p']}],
  ['1-shanten with everything', '123m456p78s1122z59m', '69s1z2z9m3p', {handChange: true, shantenBack: true}],
  ['2-shanten', '123m46p78s113z259m1p', '569s1z3z5p', {handChange: true}],
  ['2-shanten, back', '123m46p78s113z259m1p', '569s1z5p', {handChange: true, shantenBack: true}],
  ['chiitoitsu or a set', '1144m5588p22s3379s', '37s9s4m1m', {handChange: true}],
  ['two indicators of ura', '234m567p34s99s456m1z', '25s9s1z1p', {indicators: ['1m', '6p']}],
  ['red fives', '340m46p67s22z40s789m', '58s5p5m2z', {rules: defaultRules, handChange: true}],
  [
    'a red five that lies in a meld is not drawn',
    '46p789s22s9m',
    '5m5p5s2z3p7p1s',
    {rules: defaultRules, melds: [pon('505p'), pon('555z')]}
  ],
  [
    'open, without a yaku at times',
    '123m78p1122s9m2p',
    '69p1s2s2p',
    {melds: [pon('555z')], handChange: true}
  ],
  [
    'open and back',
    '234m78p22s66s9m3p',
    '69p2s6s3p',
    {melds: [pon('444s')], shantenBack: true, handChange: true}
  ],
  ['a closed kan', '123m78p22s66s9m3p', '69p2s6s3p', {melds: [ankan('4444s')], indicators: ['3s', '1m']}],
  ['complete', '123m456p789s11222z', '1z2z9s6p', {}],
  ['three players', '1199m456p78s1122z5p', '69s1z2z5p', {rules: noRedSanma}],
  [
    'norths put aside are dora, and ura dora beside a west',
    '1199m456p78s1122z5p',
    '69s1z2z3z5p',
    {rules: noRedSanma, kita: 2, indicators: ['8p']}
  ]
]

/** The fields of a hand, and those of options: `handValue` refuses others. */
const handOf = ({hand, melds, indicators, visible, round, seat, kita}) => ({
  hand,
  melds,
  indicators,
  visible,
  round,
  seat,
  kita
})
const optionsOf = ({ura, handChange, shantenBack}) => ({ura, handChange, shantenBack})

describe('beside the model written down naively, on small walls', () => {
  for (const [why, hand, left, more] of tiny.filter(([why]) => thorough || !why.startsWith('2-'))) {
    test(why, () => {
      const {rules = noRed, melds = [], indicators = [], kita = 0} = more
      const tiles = readTiles(hand)
      const aside = Array.from({length: kita}, () => '4z')
      const held = [...tiles, ...melds.flatMap(meld => meld.tiles), ...indicators, ...aside]
      const inSet = kind => !rules.sanma || !/^[2-8]m$/.test(kind)
      const visible = visibleBut(readTiles(left), held).filter(inSet)
      const given = {...more, hand: tiles, visible, round: 'south', seat: 'west', ura: true, rules}
      const found = handValue(handOf(given), {...optionsOf(more), ura: true, rules})
      const {first, wall} = naiveGraph(given)
      expect(found.outcome).toBe('value')
      expect([found.shanten, found.wall]).toEqual([first.far, wall])
      if (first.far < 0) return expect(found.discards.every(({shanten}) => shanten === 0)).toBe(true)
      expect(found.discards.length).toBe(first.links.size)
      for (const discard of found.discards) {
        const state = [...first.links].find(([name]) => name.startsWith(discard.tile))[1]
        for (const figure of figures) {
          for (let turn = 1; turn <= 18; turn++) {
            const expected = figureOf(state, figure, turn, wall)
            expect(discard[figure][turn - 1]).toBeCloseTo(expected, figure === 'value' ? 8 : 12)
          }
        }
      }
    })
  }
})

test('more hands than allowed: fewer are followed, then none', () => {
  const hand = readTiles('123m456p78s1122z59m')
  const options = {handChange: true, shantenBack: true}
  const all = handValue({hand}, options)
  const changed = handValue({hand}, {handChange: true})
  const plain = handValue({hand})
  expect(all.states).toBeGreaterThan(changed.states)
  expect(changed.states).toBeGreaterThan(plain.states)
  const limited = handValue({hand}, {...options, mostStates: all.states - 1})
  expect(limited).toEqual(changed)
  expect(handValue({hand}, {...options, mostStates: changed.states - 1})).toEqual(plain)
  expect(handValue({hand}, {...options, mostStates: 10})).toEqual({outcome: 'too-wide', mostStates: 10})
})

test('what is visible leaves the wall', () => {
  const hand = readTiles('123m456p789s1122z5m')
  const seen = handValue({hand, visible: readTiles('11z')})
  const of = (found, tile) => found.discards.find(one => one.tile === tile)
  expect(seen.wall).toBe(120)
  // One wait of two is left: 2z twice.
  const [win] = of(seen, '5m').win
  expect(win).toBeLessThan(of(handValue({hand}), '5m').win[0])
})

test('a hand that cannot be is a result', () => {
  expect(handValue({hand: readTiles('123m')})).toMatchObject({
    outcome: 'impossible',
    problems: [{id: 'hand-size', values: {tiles: 3}}]
  })
  expect(handValue({hand: readTiles('11111m456p789s112z')})).toMatchObject({
    outcome: 'impossible',
    problems: [{id: 'too-many-copies'}]
  })
})

test('value is small, and scoring has none of it', async () => {
  const dist = resolve(import.meta.dirname, '../../dist')
  const weigh = async code => {
    const bundle = await rolldown({
      input: 'entry',
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: id => (id === 'entry' ? id : null),
          load: id => (id === 'entry' ? code : null)
        }
      ]
    })
    const {output} = await bundle.generate({format: 'esm', minify: true})
    await bundle.close()
    return output.reduce((sum, chunk) => sum + gzipSync(chunk.code, {level: 9}).length, 0)
  }
  const engine = `export * from '${join(dist, 'riichi.js')}';`
  const alone = await weigh(`export {score} from '${join(dist, 'riichi.js')}'`)
  const both = await weigh(`${engine}export {handValue, answerValue} from '${join(dist, 'value.js')}'`)
  expect(alone).toBeLessThanOrEqual(12 * 1024)
  expect(both - (await weigh(engine))).toBeLessThanOrEqual(8 * 1024)
})

// Ten hands of 200,000 deals each, with `THOROUGH=1`.
const dealt = cases
  .filter(({id}) =>
    ['V001', 'V007', 'V019', 'V022', 'V027', 'V032', 'V033', 'V036', 'V040', 'V026'].includes(id)
  )
  .slice(0, thorough ? 10 : 0)
const winds = ['east', 'south', 'west', 'north']

test.each(dealt)('200,000 deals of $hand are within four standard errors', given => {
  const random = randomFrom(20261123)
  const rules = given.redFives ? defaultRules : noRed
  const [round, seat] = [given.roundWind, given.seatWind].map(wind => winds[wind[0] - 1])
  const request = {...given, hand: readTiles(given.hand), round, seat, rules}
  const {first, wall} = naiveGraph(request)
  const {discards} = handValue(handOf(request), {...optionsOf(given), rules})
  const best = figure => discards.toSorted((a, b) => b[figure][0] - a[figure][0])[0]
  for (const figure of figures) {
    const {
      tile,
      [figure]: [expected]
    } = best(figure)
    const start = [...first.links].find(([name]) => name.startsWith(tile))[1]
    let sum = 0
    let squares = 0
    for (let deal = 0; deal < 200_000; deal++) {
      const got = play(start, figure, wall, random)
      sum += got
      squares += got * got
    }
    const mean = sum / 200_000
    const error = Math.sqrt((squares / 200_000 - mean * mean) / 200_000)
    expect(Math.abs(mean - expected)).toBeLessThanOrEqual(4 * error + 1e-9)
  }
})

/** Play from a hand that waits, at turn 1, to the end, for one of the figures. */
function play(start, figure, wall, random) {
  let state = start
  for (let turn = 1; turn < 18; turn++) {
    if (figure === 'tenpai' && state.far === 0) return 1
    let at = random() * (wall - turn)
    const draw = state.draws.find(({count}) => (at -= count) < 0)
    if (!draw) continue
    const on = figureOf(draw.to, figure, turn + 1, wall)
    const reach = reachOf(draw.to, draw.points, figure, turn + 1, wall)
    if (draw.to.far === -1 && draw.points > 0 && (figure === 'win' || reach > on || reach === draw.points))
      return figure === 'win' ? 1 : draw.points
    state = [...draw.to.links.values()].find(to => figureOf(to, figure, turn + 1, wall) === on) ?? state
  }
  return figure === 'tenpai' && state.far === 0 ? 1 : 0
}
