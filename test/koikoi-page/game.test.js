/**
 * The game of the page to play koi-koi, without the page: random clicks and keys, as a person would not.
 */
import {mulberry32, parseRecord, presets, randomBelow} from '@tehai/koikoi'
import {matchMarkdown, opponents} from '@tehai/koikoi/session'
import {expect, test} from 'vitest'
import {makeGame} from '../../examples/astro/src/koikoi/game.ts'
import {actionOn, orderOfKey} from '../../examples/astro/src/koikoi/keys.ts'
import {answerOf} from '../../examples/astro/src/koikoi/thinking.ts'
import {slotsOf} from '../../examples/astro/src/koikoi/choices.ts'

/** A game that thinks at once, with all scenes that it has shown. */
function quickGame({pause = async () => {}} = {}) {
  const scenes = []
  const game = makeGame({
    choose: async session => answerOf({id: 0, type: 'choose', session}),
    hint: async session => answerOf({id: 0, type: 'hint', session}),
    show: scene => scenes.push(scene),
    pause
  })
  return {game, scenes}
}

const settings = {seed: 19, rules: presets.standard, rounds: 1, opponent: 'greedy'}
const keys = '12345678ksdun1x'

/** What a click or a key at random means. */
function randomOrder(random, scene) {
  const cards = scene.actions.flatMap(action => ('card' in action ? [action.card] : []))
  const kind = randomBelow(random, 10)
  if (kind < 5) return orderOfKey(keys[randomBelow(random, keys.length)], scene)
  // A click on a card, of the 48 or of those that may be chosen.
  const card =
    kind < 7 || cards.length === 0 ? randomBelow(random, 48) : cards[randomBelow(random, cards.length)]
  const action = actionOn(card, scene)
  if (action) return {type: 'act', action}
  return {type: ['next', 'undo', 'next', 'hint'][randomBelow(random, randomBelow(random, 40) === 0 ? 4 : 3)]}
}

/** Play a match with random orders; half of them come while something is shown. */
async function randomMatch(seed) {
  const random = mulberry32(seed)
  const {game, scenes} = quickGame({pause: () => new Promise(resolve => queueMicrotask(resolve))})
  const opponent = opponents[seed % 40 === 0 ? 2 : seed % 2]
  const rules = Object.values(presets)[seed % 3]
  let last = game.follow({type: 'begin', settings: {seed, rules, opponent, rounds: seed % 5 === 0 ? 3 : 1}})
  for (let step = 0; step < 3000; step++) {
    if (randomBelow(random, 2) === 0) {
      await last
      expect(game.scene.phase).not.toBe('watching')
      if (game.scene.phase === 'choosing') expect(game.scene.actions.length).toBeGreaterThan(0)
    }
    if (game.scene.phase === 'match-over') return {table: game.scene.table, scenes}
    const order = randomOrder(random, game.scene)
    const before = game.scene
    const followed = order && game.follow(order)
    // An order that is not possible changes nothing, and what is under way goes on.
    if (followed && game.scene !== before) last = followed
    else await followed
  }
  throw new Error(`Expected an end of match ${seed}, got ${game.scene.phase}`)
}

/** Points of all rounds of a record, each round played again by its text. */
function totalsOf(markdown) {
  const records = [...markdown.matchAll(/```hanafuda\ntitle: .*\n([^]*?)```/g)]
  return records
    .map(([, record]) => {
      const {messages, state} = parseRecord(record)
      expect(messages).toEqual([])
      return state.result.scores
    })
    .reduce(([own, other], scores) => [own + scores[0], other + scores[1]], [0, 0])
}

test('matches of random clicks and keys end, with the points of the engine', {timeout: 600_000}, async () => {
  for (let seed = 0; seed < (process.env.THOROUGH ? 1000 : 12); seed++) {
    const {table, scenes} = await randomMatch(seed)
    const markdown = matchMarkdown(table.course, {language: 'en', match: 'Match', round: String})
    expect(totalsOf(markdown)).toEqual(table.course.match.totals)
    for (const {table: shown} of scenes) {
      if (shown) expect(shown.state.seq).toBeLessThanOrEqual(shown.course.rounds.at(-1).state.seq)
    }
  }
})

test('every event is shown once, in its order', async () => {
  const {game, scenes} = quickGame()
  await game.follow({type: 'begin', settings})
  while (game.scene.phase === 'choosing') await game.follow({type: 'act', action: game.scene.actions[0]})
  const shown = scenes.flatMap(({event}) => (event ? [event] : []))
  expect(shown).toEqual(game.scene.table.course.rounds[0].events.slice(shown[0].seq))
})

test('orders that are not possible now change nothing', async () => {
  const {game, scenes} = quickGame()
  for (const type of ['next', 'undo', 'hint']) await game.follow({type})
  expect(scenes).toEqual([])
  await game.follow({type: 'begin', settings})
  const before = game.scene
  await game.follow({type: 'act', action: {type: 'CallShobu'}})
  await game.follow({type: 'next'})
  expect(game.scene).toBe(before)
})

test('hints come with the choices, and a choice while they are computed wins', async () => {
  const {game} = quickGame()
  await game.follow({type: 'begin', settings})
  const {actions} = game.scene
  await game.follow({type: 'hint'})
  expect(game.scene.actions).toEqual(actions)
  expect(game.scene.hints).toHaveLength(actions.length)
  await game.follow({type: 'undo'})
  const [first] = game.scene.actions
  const hint = game.follow({type: 'hint'})
  const act = game.follow({type: 'act', action: first})
  await Promise.all([hint, act])
  expect(game.scene.hints).toBe(null)
})

test('undo during the opponent’s turn goes back to the choice, and the answer of the opponent is void', async () => {
  const waits = []
  const {game} = quickGame({pause: () => new Promise(resolve => waits.push(resolve))})
  const flush = async () => {
    for (let turn = 0; turn < 400; turn++) {
      waits.splice(0).forEach(resolve => resolve())
      await Promise.resolve()
    }
  }
  void game.follow({type: 'begin', settings})
  await flush()
  const before = game.scene
  void game.follow({type: 'act', action: before.actions[0]})
  await game.follow({type: 'undo'})
  await flush()
  expect(game.scene.phase).toBe('choosing')
  expect(game.scene.table.session).toEqual(before.table.session)
})

// [why, field, pending, slots before, slots after]
const rows = [
  ['cards fill free slots', [0, 4], [], [], [[0], [4]]],
  ['cards stay where they are', [4, 8], [], [[0], [4]], [[8], [4]]],
  ['a card on its way lies on what it takes', [0, 4], [1], [[0], [4]], [[0, 1], [4]]],
  ['with a choice due it lies beside', [0, 1, 4], [2], [[0], [4], [1]], [[0], [4], [1], [2]]],
  ['it takes three at once', [0, 1, 2], [3], [[0], [1], [2]], [[0, 3], [1], [2]]],
  ['it stays where it takes nothing', [0], [4], [[0]], [[0], [4]]]
]
test.each(rows)('slots of the field: %s', (_, field, pendingCapture, before, after) => {
  expect(slotsOf({field, pendingCapture}, before)).toEqual(after)
})
