/**
 * A scene on the stage.
 */
import {
  cardLabel,
  cardName,
  formatRules,
  isPresetName,
  matchesOf,
  monthName,
  pointsInWords,
  typeName,
  yakuName,
  type CardId,
  type GameEvent,
  type Month
} from '@tehai/koikoi'
import {PERSON} from '@tehai/koikoi/session'
import {backElement, cardButton, cardElement} from './cards.js'
import {choicesOf, handOf, pilesOf, pileTypes, slotsOf, type Slot} from './choices.js'
import {element, setAttribute, setChildren} from './dom.js'
import type {Hint} from './thinking.js'
import type {Scene, Table} from './game.js'
import {moveCards, placesIn} from './motion.js'
import {courseText, matchResult, promptOf, roundResult, signed} from './says.js'
import {buttonOf, type Side, type Stage} from './stage.js'
import {words, type PageLanguage} from './words.js'

/** Draws scenes, one after another. */
export function makeDrawing(stage: Stage, language: PageLanguage): (scene: Scene) => void {
  const say = words[language]
  const kept = new Map<string, HTMLElement>()
  let slots: readonly Slot[] = []
  let shownRound = -1

  /** The element of a card, the same each time. */
  function cardAs<Kind extends HTMLElement>(kind: string, card: CardId, make: () => Kind): Kind {
    const key = `${kind} ${card}`
    const found = kept.get(key) ?? make()
    kept.set(key, found)
    return found as Kind
  }
  const lying = (card: CardId) => cardAs('lying', card, () => cardElement(card, language))
  const choice = (card: CardId) => cardAs('choice', card, () => cardButton(card, language))

  function drawSide(side: Side, {course, state}: Table, player: 0 | 1): void {
    const {koiKoiCalls, completedYaku} = state.players[player]
    side.dealer.hidden = state.dealer !== player
    side.called.hidden = koiKoiCalls === 0
    // Points of a round that is being shown come with its end.
    const isShown = state.result !== null || course.rounds.at(-1)!.state.result === null
    const ahead = isShown ? 0 : course.rounds.at(-1)!.state.result!.scores[player]
    side.score.textContent = pointsInWords(course.match.totals[player] - ahead, language)
    setChildren(
      side.yaku,
      completedYaku.map(({type, totalScore}) =>
        element('span', {}, `${yakuName(type, language)} ${totalScore}`)
      )
    )
    pilesOf(state, player).forEach((cards, index) => {
      const pile = side.piles[index]!
      const label = say.pile(typeName(pileTypes[index]!, language), cards.length)
      setAttribute(pile, 'aria-label', label)
      setAttribute(pile, 'data-count', cards.length > 1 ? String(cards.length) : null)
      setChildren(pile, cards.map(lying))
    })
  }

  function drawField(table: Table, choices: readonly CardId[], hints: readonly Hint[] | null): void {
    slots = slotsOf(table.state, slots)
    const isChoice = table.state.turnPhase !== 'PlayFromHand'
    setChildren(
      stage.field,
      slots.map((cards, index) => {
        const slot = cardAs('slot', index, () => element('div', {class: 'slot'}))
        setChildren(
          slot,
          cards.map(card => (isChoice && choices.includes(card) ? choice(card) : lying(card)))
        )
        return slot
      })
    )
    if (isChoice) for (const card of choices) mark(choice(card), cardLabel(card, language), card, hints)
  }

  function drawHand({state}: Table, choices: readonly CardId[], hints: readonly Hint[] | null): void {
    const hand = handOf(state)
    const isTurn = state.turnPhase === 'PlayFromHand' && choices.length > 0
    setChildren(stage.hand, hand.map(choice))
    for (const card of hand) {
      const button = choice(card)
      const matches = matchesOf(card, state.field)
      const names = matches.map(one => cardName(one, language))
      const name = cardLabel(card, language)
      setAttribute(button, 'aria-disabled', isTurn ? null : 'true')
      button.classList.toggle('takes', isTurn && matches.length > 0)
      mark(button, matches.length === 0 ? say.stays(name) : say.takes(name, names), card, hints)
    }
  }

  /** Label of a choice, with what it is worth. */
  function mark(button: HTMLElement, label: string, card: CardId, hints: readonly Hint[] | null): void {
    const hint = hints?.find(({action}) => 'card' in action && action.card === card)
    button.querySelector('.worth')?.remove()
    if (hint) button.append(worthOf(hint, hints!))
    setAttribute(button, 'aria-label', hint ? `${label}${say.comma}${worthInWords(hint)}` : label)
  }

  function worthOf(hint: Hint, hints: readonly Hint[]): HTMLElement {
    const isBest = hint === hints[0] || hint.behind <= 2 * hint.behindError
    return element('span', {class: isBest ? 'worth best' : 'worth', 'data-text': signed(hint.points)})
  }

  function worthInWords({points, standardError}: Hint): string {
    return say.hintOf(signed(points), (2 * standardError).toFixed(1))
  }

  /** Buttons for what is not a card. */
  function drawAnswers({phase, actions, hints}: Scene): void {
    const labels = {CallKoiKoi: say.koikoi, CallShobu: say.shobu, DrawCard: say.draw} as const
    const buttons = actions.flatMap(({type}) => {
      if (type === 'PlayCard' || type === 'SelectFieldCard') return []
      const button = cardAs(type, 0, () => {
        const made = buttonOf(labels[type], 'main')
        made.dataset['action'] = type
        return made
      })
      const hint = hints?.find(({action}) => action.type === type)
      setChildren(button, [document.createTextNode(labels[type])])
      if (hint) button.append(worthOf(hint, hints!))
      setAttribute(button, 'aria-label', hint ? `${labels[type]}${say.comma}${worthInWords(hint)}` : null)
      return [button]
    })
    setChildren(stage.answers, phase === 'choosing' ? buttons : [])
  }

  /** The result of a round, over the field. */
  function drawResult({phase, table}: Scene): void {
    const isOver = phase === 'round-over' || phase === 'match-over'
    stage.result.hidden = !isOver
    if (!isOver || !table) return stage.result.replaceChildren()
    const {result} = table.state
    const yaku = result?.winner == null ? [] : result.completedYaku[result.winner]
    const match = matchResult(table, language)
    const buttons =
      phase === 'round-over'
        ? [orderButton(say.next, 'next', 'main')]
        : [orderButton(say.again, 'again', 'main'), orderButton(say.same, 'same')]
    stage.result.replaceChildren(
      element('p', {class: 'won'}, roundResult(table, language)),
      element(
        'ul',
        {},
        ...yaku.map(({type, totalScore}) =>
          element(
            'li',
            {},
            element('span', {}, yakuName(type, language)),
            element('b', {}, say.points(totalScore))
          )
        )
      ),
      ...(match ? [element('p', {class: 'match'}, match)] : []),
      element('div', {class: 'answers'}, ...buttons)
    )
    if (yaku.length === 0) stage.result.querySelector('ul')!.remove()
  }

  function orderButton(text: string, order: string, className?: string): HTMLButtonElement {
    const button = buttonOf(text, className)
    button.dataset['order'] = order
    return button
  }

  /** A call, large over the field. */
  function drawCall(event: GameEvent | null): void {
    const calls = {KoiKoiCalled: say.koikoiCall, ShobuCalled: say.shobuCall} as const
    const call = event && event.type in calls ? calls[event.type as keyof typeof calls] : ''
    stage.call.hidden = call === ''
    stage.call.textContent = call
    if (event && 'player' in event) stage.call.dataset['player'] = String(event.player)
  }

  function drawCourse(table: Table): void {
    const lines = courseText(table, language)
    const shown = [...stage.course.children]
    const isSame = shown.every((line, index) => line.textContent === lines[index])
    if (!isSame) stage.course.replaceChildren()
    for (const line of lines.slice(isSame ? shown.length : 0)) stage.course.append(element('p', {}, line))
    stage.course.scrollTop = stage.course.scrollHeight
  }

  function drawTable(scene: Scene, table: Table): void {
    const {course, session, state} = table
    const round = course.rounds.length
    if (round !== shownRound) slots = []
    shownRound = round
    const choices = choicesOf(scene)
    stage.round.textContent = `${say.round(round, session.settings.rounds)} · ${monthName(round as Month, language)}`
    const rules = formatRules(session.settings.rules)
    stage.rules.textContent = isPresetName(rules) ? say.inPlay[rules] : rules
    for (const player of [0, 1] as const) drawSide(stage.sides[player], table, player)
    const others = state.players[1].hand.length
    setChildren(
      stage.backs,
      Array.from({length: others}, (_, index) => cardAs('back', index, backElement))
    )
    setAttribute(stage.backs, 'aria-label', say.backs(others))
    stage.stock.replaceChildren(...(state.deck.length > 0 ? [backElement()] : []))
    setAttribute(stage.stock, 'aria-label', say.stock(state.deck.length))
    stage.stock.dataset['count'] = String(state.deck.length)
    drawField(table, choices, scene.hints)
    drawHand(table, choices, scene.hints)
  }

  return scene => {
    const {table, event} = scene
    const before = placesIn(stage.table)
    stage.form.hidden = table !== null
    stage.table.hidden = table === null
    stage.prompt.textContent = promptOf(scene, language)
    drawAnswers(scene)
    drawResult(scene)
    drawCall(event)
    setAttribute(stage.hint, 'aria-disabled', scene.phase === 'choosing' ? null : 'true')
    setAttribute(stage.undo, 'aria-disabled', scene.canUndo ? null : 'true')
    if (!table) return
    drawTable(scene, table)
    drawCourse(table)
    moveCards(
      stage.table,
      before,
      event?.type === 'CardPlayed' && event.player !== PERSON ? stage.backs : stage.stock
    )
  }
}
