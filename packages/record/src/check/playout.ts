/**
 * Legal rounds from a seed: a wall, and players who choose among what they may do. Tests write and read them in every
 * format; programs built on records can use them as test input.
 */
import {mulberry32} from '@tehai/kernel/random'
import {wrongCall} from '@tehai/kernel/source'
import {presets} from '@tehai/riichi'
import type {Event, Player} from '../game/event.js'
import {assertPlayers} from '../game/guards.js'
import {isProblem, play} from '../game/play.js'
import type {RecordedGame, RecordedRound, Result} from '../game/record.js'
import {nextOf} from '../game/seats.js'
import {startOf} from '../game/start.js'
import type {TableState} from '../game/state.js'
import {buildWall, type Wall} from '../game/wall.js'
import {choicesAt, isAllowed} from './choices.js'
import {checkDraw} from './draw.js'
import {chooseCall, chooseOwn, does, type Decision, type Of} from './playout-choices.js'
import {habitsOf} from './playout-habits.js'
import {resultOf} from './result.js'
import type {TableRules} from './rules.js'

/** What a round begins with. */
export interface RoundStart {
  /** Decides the wall and every choice. */
  readonly seed: number
  readonly players?: 3 | 4
  readonly kyoku?: number
  readonly honba?: number
  readonly sticks?: number
  readonly scores?: readonly number[]
  readonly rules?: TableRules
}

/** A round while it is played. */
interface Course extends Decision {
  readonly wall: Wall
  readonly events: Event[]
  state: TableState
  drawn: number
  replaced: number
  turned: number
}

/**
 * Play a legal round.
 *
 * Players keep their shanten low, call now and then, and declare riichi and win when possible; in some rounds they
 * bring about ends that are otherwise rare (`habitsOf`). Rounds end in all possible ways: by 四風連打, 四家立直, 四槓散了 and 流し満貫
 * in about one of 1,000 to 2,500, by 三家和 only if chance brings it about.
 *
 * @param start
 *   Default: East 1 of four players with 25,000 points, rules of tenhou.
 */
export function playRound(start: RoundStart): RecordedRound {
  if (typeof start !== 'object' || start === null) throw wrongCall('a start such as `{seed: 1}`', start)
  const {seed, players = 4} = start
  if (!Number.isInteger(seed)) throw wrongCall('`seed` to be a whole number', seed)
  assertPlayers(players)
  const rules = rulesOfStart(start)
  const suits = players === 3 ? (['p', 's'] as const) : (['m', 'p', 's'] as const)
  return playWall(buildWall(seed, players, rules.redFives === 0 ? [] : suits), start)
}

const rulesOfStart = ({rules, players}: RoundStart): TableRules =>
  rules ?? (players === 3 ? presets['tenhou-sanma'] : presets.tenhou)

/** Play a legal round with a wall, its choices decided by the seed. */
export function playWall(wall: Wall, start: RoundStart): RecordedRound {
  const {seed, players = 4, kyoku = 0, honba = 0, sticks = 0} = start
  const rules = rulesOfStart(start)
  const dealer = (kyoku % 4) as Player
  const round: RecordedRound = {
    kyoku,
    honba,
    sticks,
    dealer,
    scores: start.scores ?? Array<number>(players).fill(players === 3 ? 35000 : 25000),
    indicator: wall.indicators[0]!,
    haipai: wall.hands.map((_, player) => wall.hands[(player - dealer + players) % players]!),
    events: [],
    places: [],
    results: [],
    calledCopies: {}
  }
  const course: Course = {
    habits: habitsOf(seed),
    rules,
    wall,
    random: mulberry32(seed ^ 0x5bd1e995).next,
    events: [],
    state: startOf(round, players, rules.riichiStick),
    drawn: 0,
    replaced: 0,
    turned: 1
  }
  const results = run(course)
  return {...round, events: course.events, places: course.events.map(() => ({start: 0, end: 0})), results}
}

/** A whole game of one round each of the seeds, as a record. */
export function gameOf(rounds: readonly RecordedRound[], players: 3 | 4): RecordedGame {
  if (!Array.isArray(rounds)) throw wrongCall('a list of rounds', rounds)
  assertPlayers(players)
  return {format: 'mjai', players, names: Array.from({length: players}, () => ''), rules: {}, rounds}
}

function happen(course: Course, event: Event): void {
  const next = play(course.state, event)
  if (isProblem(next)) throw new Error(`Expected a legal event, got ${JSON.stringify(event)}: ${next.id}`)
  course.events.push(event)
  course.state = next
}

function run(course: Course): readonly Result[] {
  for (;;) {
    const {state, rules} = course
    if (state.phase === 'discard') {
      const chosen = chooseOwn(course)
      if (chosen.type === 'agari') return win(course, [chosen])
      if (chosen.type === 'ryuukyoku') return end(course, chosen.reason)
      if (chosen.type === 'discard') turnIndicators(course)
      happen(course, chosen)
      // A concealed kan shows its indicator at once, any other one before the next discard or after the next kan.
      if (chosen.type === 'ankan') turnIndicators(course)
      else if (chosen.type === 'kakan') turnIndicators(course, 1)
    } else {
      const rons = choicesAt(state, rules).filter(event => event.type === 'agari')
      if (rons.length > 2 && rules.rons === 2) return end(course, 'sanchahou')
      if (rons.length > 0 && does(course.habits.win, course.random))
        return win(course, inTurn(course, rons).slice(0, rules.rons))
      const reason = endReason(course)
      if (reason) return end(course, reason)
      const call = chooseCall(course)
      if (call) {
        happen(course, call)
        if (call.type === 'daiminkan') turnIndicators(course, 1)
      } else draw(course)
    }
  }
}

/** Turn the indicators of all kans except a number of the last ones. */
function turnIndicators(course: Course, butLast = 0): void {
  while (course.state.hiddenDora > butLast) {
    happen(course, {type: 'dora', tile: course.wall.indicators[course.turned]!})
    course.turned += 1
  }
}

function draw(course: Course): void {
  const {state, wall} = course
  const {drawn, replaced} = course
  const tile = state.isReplacement
    ? (wall.replacements[replaced] ?? wall.live.at(3 - replaced)!)
    : wall.live[drawn]!
  if (state.isReplacement) course.replaced += 1
  else course.drawn += 1
  happen(course, {type: 'draw', player: state.turn, tile})
}

/** Why the round ends before the next draw. */
function endReason({state, rules}: Course): Extract<Event, {type: 'ryuukyoku'}>['reason'] | null {
  if (state.isReplacement) return null
  for (const reason of ['suufon-renda', 'suucha-riichi', 'suukaikan'] as const) {
    if (state.players === 4 && isAllowed(state, {type: 'ryuukyoku', reason}, rules)) return reason
  }
  if (state.left > 0) return null
  const result: Result = {type: 'draw', reason: 'nagashi', tenpai: null, before: null, delta: null}
  return checkDraw(state, result, rules).problems.length === 0 ? 'nagashi' : 'exhaustive'
}

/** Wins by one discard, in turn order from the discarder on. */
function inTurn({state}: Course, rons: readonly Event[]): readonly Of<'agari'>[] {
  const wins: Of<'agari'>[] = []
  const first = state.open!.player
  for (let player = nextOf(first, state.players); player !== first; player = nextOf(player, state.players)) {
    for (const event of rons) if (event.type === 'agari' && event.player === player) wins.push(event)
  }
  return wins
}

function win(course: Course, wins: readonly Of<'agari'>[]): readonly Result[] {
  const {state, wall, rules, turned} = course
  return wins.map((event, index) => {
    const ura = state.hands[event.player]!.riichi ? wall.ura.slice(0, turned) : []
    const whole = {...event, ura}
    const result = resultOf({state, event: whole, isLater: index > 0}, rules)
    happen(course, whole)
    return result
  })
}

function end(course: Course, reason: Of<'ryuukyoku'>['reason']): readonly Result[] {
  const {rules} = course
  happen(course, {type: 'ryuukyoku', reason})
  const {delta} = checkDraw(
    course.state,
    {type: 'draw', reason, tenpai: null, before: null, delta: null},
    rules
  )
  const tenpai = course.state.hands.map(({waits}) => waits.length > 0)
  return [
    {
      type: 'draw',
      reason,
      tenpai: reason === 'exhaustive' ? tenpai : null,
      before: course.state.scores,
      delta
    }
  ]
}
