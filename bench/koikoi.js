/**
 * How fast is `@tehai/koikoi`, against the same rules written the straightforward way (koikoi-model.js)?
 *
 *     node bench/koikoi.js [--seconds 1] [--peer <folder>]…
 *
 * It measures simulated rounds, rounds of the event engine through its public actions, and the evaluation of piles.
 * Each is a ratio of medians from one run in which the contestants take turns. All rounds are between players who
 * choose at random. A peer that is not on npm is added by `--peer <folder>`. Its folder has a `rounds.js` that exports
 * `rounds(count)`, which plays that many random rounds. Without the folder it is left out.
 */
import {existsSync} from 'node:fs'
import {basename, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import * as koikoi from '@tehai/koikoi'
import * as model from './koikoi-model.js'

const {values} = parseArgs({
  options: {seconds: {type: 'string', default: '1'}, peer: {type: 'string', multiple: true}}
})
const {mulberry32, randomBelow, shuffledDeck} = koikoi

/** The model's random rounds. */
function modelRounds(count, random) {
  for (let round = 0; round < count; round++) {
    const game = new model.Round(
      () => shuffledDeck(random).map(id => model.cards[id]),
      round & 1,
      koikoi.defaultRules
    )
    while (!game.ended) {
      const actions = game.actions()
      game.act(actions[randomBelow(random, actions.length)])
    }
  }
}

/** The engine's random rounds, through its public actions. */
function engineRounds(count, random) {
  for (let round = 0; round < count; round++) {
    let {state} = koikoi.startRound(koikoi.decksOf(random), {dealer: round & 1})
    while (!state.result) {
      const actions = koikoi.availableActions(state)
      state = koikoi.applyAction(state, actions[randomBelow(random, actions.length)]).state
    }
  }
}

function simulatedRounds(count, random) {
  koikoi.simulate(count, koikoi.randomPolicy, koikoi.randomPolicy, randomBelow(random, 2 ** 31))
}

/** Both play the same actions from the same decks, by both rule sets: the results must be the same. */
function check(rounds, rules) {
  const random = mulberry32(7)
  for (let round = 0; round < rounds; round++) {
    const decks = []
    const next = () => decks[decks.push(shuffledDeck(random)) - 1].map(id => model.cards[id])
    const game = new model.Round(next, round & 1, rules)
    let {state} = koikoi.startRound(decks, {dealer: round & 1, rules})
    while (!game.ended) {
      const place = randomBelow(random, game.actions().length)
      game.act(game.actions()[place])
      state = koikoi.applyAction(state, koikoi.availableActions(state)[place], rules).state
    }
    if (String(state.result?.scores) !== String(game.ended.scores))
      throw new Error(`Round ${round} ends differently`)
  }
  for (let pile = 0; pile < 10_000; pile++) {
    const ids = shuffledDeck(random).slice(0, 1 + randomBelow(random, 30))
    const {low, high} = koikoi.pileOf(ids)
    const points = koikoi.pilePoints(low, high, rules, 0, 0)
    const theirs = model.total(
      model.evaluate(
        ids.map(id => model.cards[id]),
        rules
      )
    )
    if (points !== theirs) throw new Error(`Pile ${ids} differs`)
  }
}

/** Runs per second, the median of seven turns. Contestants take turns so that all run under the same load. */
function race(contestants) {
  const seconds = Number(values.seconds) / 7
  const rates = new Map(Object.keys(contestants).map(name => [name, []]))
  for (let turn = -1; turn < 7; turn++) {
    for (const [name, {run, batch}] of Object.entries(contestants)) {
      const random = mulberry32(turn + 100)
      const start = performance.now()
      let done = 0
      while (performance.now() - start < seconds * 1000) {
        run(batch, random)
        done += batch
      }
      if (turn >= 0) rates.get(name).push((done / (performance.now() - start)) * 1000)
    }
  }
  return new Map([...rates].map(([name, list]) => [name, list.toSorted((a, b) => a - b)[3]]))
}

function print(title, medians, bounds) {
  console.log(title)
  const [[peer, base]] = medians
  for (const [name, rate] of medians) {
    const ratio =
      name === peer
        ? ''
        : `  ${rate < base ? (rate / base).toPrecision(2) : (rate / base).toFixed(1)} × ${peer}${bounds[name] ? ` (bound ${bounds[name]})` : ''}`
    console.log(`  ${name.padEnd(22)} ${Math.round(rate).toLocaleString('en').padStart(12)} /s${ratio}`)
  }
}

const peers = {}
for (const folder of values.peer ?? []) {
  const file = resolve(folder, 'rounds.js')
  if (!existsSync(file)) {
    console.log(`(${folder} has no rounds.js: left out)`)
    continue
  }
  const {rounds} = await import(pathToFileURL(file).href)
  peers[basename(resolve(folder))] = {run: rounds, batch: 50}
}

check(2000, koikoi.presets.standard)
check(2000, koikoi.presets.nintendo)
print(
  'random rounds',
  race({
    model: {run: modelRounds, batch: 200},
    'event engine': {run: engineRounds, batch: 200},
    simulate: {run: simulatedRounds, batch: 10_000},
    ...peers
  }),
  {'event engine': '≥ 1', simulate: '≥ 30'}
)

const piles = Array.from({length: 4096}, (_, seed) => shuffledDeck(mulberry32(seed)).slice(0, 16))
const objects = piles.map(pile => pile.map(id => model.cards[id]))
const bits = piles.map(koikoi.pileOf)
let sum = 0
print(
  'piles of sixteen cards',
  race({
    model: {
      batch: 4096,
      run: () => {
        for (const pile of objects) sum += model.total(model.evaluate(pile, koikoi.defaultRules))
      }
    },
    evaluateYaku: {
      batch: 4096,
      run: () => {
        for (const pile of piles) sum += koikoi.totalScore(koikoi.evaluateYaku(pile))
      }
    },
    pilePoints: {
      batch: 4096,
      run: () => {
        for (const {low, high} of bits) sum += koikoi.pilePoints(low, high, koikoi.defaultRules, 0, 0)
      }
    }
  }),
  {pilePoints: '≥ 10'}
)
if (sum === 0) throw new Error('Expected points in some pile')
