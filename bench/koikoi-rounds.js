/**
 * What holds in every round of koi-koi, however it is played?
 *
 *     node bench/koikoi-rounds.js [--rounds 100000] [--seed 0]
 *
 * Plays random rounds by six rule sets and counts what must never happen. At every event: each of the 48 cards in one
 * place. After every action: saving and loading gives the same game, and the next action has the same effect on both.
 * At the end: there is a result, no action is left, and the state follows from the events alone (except for the order
 * of the stock). Choices between two cards, and three taken at once, come only in months dealt two and three times to
 * the field.
 */
import {parseArgs} from 'node:util'
import {
  KoiKoiGame,
  availableActions,
  countPlaces,
  defineRules,
  evolve,
  mulberry32,
  notStarted,
  presets,
  randomBelow,
  rebuild
} from '@tehai/koikoi'

const ruleSets = [
  presets.standard,
  presets.nintendo,
  presets['koikoi-japan'],
  defineRules('nintendo', {
    manualDraw: true,
    dealOrder: 'traditional',
    exhaustedWithYaku: 'score',
    koiKoiMode: 'each',
    oyaKenScore: 6,
    monthlyScore: 4,
    fieldKuttsuki: 'redeal'
  }),
  defineRules('standard', {fieldFour: 'draw', rainSpoilsViewing: true, fogSpoilsViewing: true, maxTurns: 5}),
  defineRules('standard', {enableTeshi: true, kuttsukiScore: 6, sakeAsKasu: true, koiKoiMode: 'opponent'})
]

/** Play rounds and count. */
export function playRounds(rounds, firstSeed = 0) {
  const counts = {
    rounds,
    actions: 0,
    events: 0,
    'saves loaded': 0,
    choices: 0,
    'three at once': 0,
    redeals: 0,
    'won by stopping': 0,
    'ended otherwise': 0
  }
  const faults = []
  for (let round = 0; round < rounds; round++) {
    const seed = firstSeed + round
    const found = playRound(seed, ruleSets[seed % ruleSets.length], counts)
    for (const fault of found) faults.push(`round ${seed}: ${fault}`)
  }
  return {counts, faults}
}

function playRound(seed, rules, counts) {
  const faults = []
  const random = mulberry32(seed)
  const game = new KoiKoiGame(seed & 1, {seed, rules, month: (seed % 12) + 1, gameId: `round ${seed}`})
  let saved = game.save()
  for (let actions = game.getAvailableActions(); actions.length > 0; actions = game.getAvailableActions()) {
    const loaded = KoiKoiGame.load(saved)
    const choice = randomBelow(random, actions.length)
    const result = game.executeAction(actions[choice])
    if (!result.success) faults.push(`an action that was offered is refused: ${result.errorMessage}`)
    loaded.executeAction(loaded.getAvailableActions()[choice])
    saved = game.save()
    // The saved text contains everything that the rest of a game depends on: games that are equal after every action
    // are equal to the end.
    if (loaded.save() !== saved) faults.push('a loaded game goes on otherwise')
    counts.actions++
    counts['saves loaded']++
    if (counts.actions > 100 * counts.rounds) throw new Error(`Round ${seed} does not end`)
  }
  const state = game.getState()
  const events = game.getEvents()
  if (!state.result) faults.push('stuck: nothing to do and no result')
  if (availableActions(state).length > 0) faults.push('something to do after the end')
  faults.push(...faultsOfEvents(events, state, rules, counts))
  counts[state.result?.reason === 'Shobu' ? 'won by stopping' : 'ended otherwise']++
  return faults
}

function faultsOfEvents(events, state, rules, counts) {
  const faults = []
  const onField = Array.from({length: 12}, () => 0)
  const dealt = events.findLast(({type}) => type === 'Dealt')
  for (const card of dealt.field) onField[card >> 2]++
  let now = notStarted
  let isDealt = false
  for (const event of events) {
    counts.events++
    now = evolve(now, event, rules)
    isDealt ||= event.type === 'Dealt'
    if (isDealt && countPlaces(now).some(count => count !== 1))
      faults.push(`cards lost at event ${event.seq}`)
    if (event.type === 'Redeal') counts.redeals++
    if (event.type === 'FieldChoiceRequired') {
      counts.choices++
      if (onField[event.card >> 2] !== 2) faults.push('a choice in a month not dealt twice')
    }
    if (event.type === 'CardsCaptured' && event.cards.length === 4) {
      counts['three at once']++
      if (onField[event.cards[0] >> 2] !== 3) faults.push('three at once in a month not dealt three times')
    }
  }
  const same = (a, b) =>
    JSON.stringify({...a, deck: a.deck.toSorted()}) === JSON.stringify({...b, deck: b.deck.toSorted()})
  if (!same(now, state)) faults.push('the events do not give the state')
  if (!same(rebuild(events, rules), state)) faults.push('the events do not rebuild the state')
  return faults
}

if (import.meta.filename === process.argv[1]) {
  const {values} = parseArgs({
    options: {rounds: {type: 'string', default: '100000'}, seed: {type: 'string', default: '0'}}
  })
  const start = performance.now()
  const {counts, faults} = playRounds(Number(values.rounds), Number(values.seed))
  for (const [name, count] of Object.entries(counts)) {
    console.log(`${name.padEnd(18)} ${count.toLocaleString('en').padStart(12)}`)
  }
  console.log(`${'faults'.padEnd(18)} ${faults.length.toLocaleString('en').padStart(12)}`)
  console.log(`(${((performance.now() - start) / 1000).toFixed(0)} s)`)
  for (const fault of faults.slice(0, 10)) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
