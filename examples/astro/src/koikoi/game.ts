/**
 * A match at the table of the page, without the page: orders come in, scenes go out.
 *
 * A scene is everything that is shown at one moment, plain data. What happens is shown event by event, with a pause
 * after each; the opponent and the hints are computed elsewhere. An order that comes meanwhile makes what was under way
 * void.
 */
import {availableActions, evolve} from '@tehai/koikoi/round'
import type {GameAction, GameEvent, GameState} from '@tehai/koikoi'
import {
  beginSession,
  courseOf,
  PERSON,
  withAction,
  withoutLastChoice,
  withRound,
  type Course,
  type Session,
  type Settings
} from '@tehai/koikoi/session'
import type {Thinker, Hint} from './thinking.js'

/** What a person wants. */
export type Order =
  | {readonly type: 'begin'; readonly settings: Settings}
  | {readonly type: 'act'; readonly action: GameAction}
  | {readonly type: 'next' | 'undo' | 'hint' | 'leave'}

/**
 * - `settings`: nothing is dealt
 * - `watching`: something happens, or the opponent thinks
 * - `choosing`: the person chooses one of `actions`
 * - `round-over`, `match-over`
 */
export type Phase = 'settings' | 'watching' | 'choosing' | 'round-over' | 'match-over'

/** The table at one moment. */
export interface Table {
  readonly session: Session
  readonly course: Course
  /** The state of the round as it is shown, which may be some events behind that of `course`. */
  readonly state: GameState
}

export interface Scene {
  readonly phase: Phase
  /** `null` before the first deal. */
  readonly table: Table | null
  /** What the person may choose. */
  readonly actions: readonly GameAction[]
  /** What each choice is worth, where that was requested. */
  readonly hints: readonly Hint[] | null
  readonly canUndo: boolean
  /** The event that leads here, if one does. */
  readonly event: GameEvent | null
}

/** What a game needs around it. */
export interface Host extends Thinker {
  /** Show a scene. */
  show(scene: Scene): void
  /** Wait so long as a person needs to see an event. */
  pause(event: GameEvent): Promise<void>
}

export interface Game {
  /** The scene that is shown. */
  readonly scene: Scene
  /** Follow an order; one that is not possible now does nothing. Resolves when the person is to choose again. */
  follow(order: Order): Promise<void>
}

export const firstScene: Scene = {
  phase: 'settings',
  table: null,
  actions: [],
  hints: null,
  canUndo: false,
  event: null
}

export function makeGame(host: Host): Game {
  let scene = firstScene
  // Number of the order that is followed: what an earlier one has begun ends when it sees another number.
  let current = 0

  function show(changes: Partial<Scene>): void {
    scene = {...scene, actions: [], hints: null, event: null, ...changes}
    host.show(scene)
  }

  /** Play on until the person is to choose, from the state that is shown. */
  async function playOn(session: Session, from: GameState | null): Promise<void> {
    const own = ++current
    const canUndo = withoutLastChoice(session) !== null
    let at = session
    let shown = from
    for (;;) {
      const course = courseOf(at)
      const round = course.rounds.at(-1)!
      shown ??= round.begun
      for (const event of round.events.slice(shown.seq)) {
        shown = evolve(shown, event, round.header.rules)
        show({phase: 'watching', table: {session: at, course, state: shown}, event, canUndo})
        await host.pause(event)
        if (own !== current) return
      }
      const table = {session: at, course, state: round.state}
      if (round.state.result || round.state.currentPlayer === PERSON) return rest(table)
      show({phase: 'watching', table, canUndo})
      const action = await host.choose(at)
      if (own !== current) return
      at = withAction(at, action)
    }
  }

  /** The scene in which nothing happens until the person does something. */
  function rest(table: Table): void {
    const {session, state} = table
    const canUndo = withoutLastChoice(session) !== null
    if (!state.result) return show({phase: 'choosing', table, actions: availableActions(state), canUndo})
    const isLast = session.rounds.length >= session.settings.rounds
    show({phase: isLast ? 'match-over' : 'round-over', table, canUndo})
  }

  async function hint({session}: Table): Promise<void> {
    const own = ++current
    const hints = await host.hint(session)
    if (own === current) show({hints, actions: scene.actions})
  }

  async function follow(order: Order): Promise<void> {
    const {phase, table} = scene
    if (order.type === 'begin') {
      scene = firstScene
      return playOn(beginSession(order.settings), null)
    }
    if (!table) return
    switch (order.type) {
      case 'act':
        if (!scene.actions.some(action => isSame(action, order.action))) return
        return playOn(withAction(table.session, order.action), table.state)
      case 'next':
        return phase === 'round-over' ? playOn(withRound(table.session), null) : undefined
      case 'hint':
        return phase === 'choosing' && !scene.hints ? hint(table) : undefined
      case 'undo': {
        const before = withoutLastChoice(table.session)
        if (!before) return
        current++
        const course = courseOf(before)
        return rest({session: before, course, state: course.rounds.at(-1)!.state})
      }
      case 'leave':
        current++
        return show(firstScene)
    }
  }

  return {
    get scene() {
      return scene
    },
    follow
  }
}

function isSame(a: GameAction, b: GameAction): boolean {
  return a.type === b.type && ('card' in a ? a.card : -1) === ('card' in b ? b.card : -1)
}
