/**
 * The page to play koi-koi: orders of a person to the game, scenes of the game to the stage.
 */
import {matchesOf, type GameEvent, type GameEventType} from '@tehai/koikoi'
import {matchMarkdown, type Settings} from '@tehai/koikoi/session'
import {makeDrawing} from './draw.js'
import {makeGame, type Order, type Scene} from './game.js'
import {actionOn, orderOfKey} from './keys.js'
import {isStill} from './motion.js'
import {choicesOf, fragmentOf, settingsOf} from './settings.js'
import {makeStage} from './stage.js'
import {makeThinker} from './thinker.js'
import {loadWords, type PageLanguage} from './words.js'

const root = document.querySelector<HTMLElement>('#koikoi')!
const language = root.dataset['lang'] as PageLanguage
const say = await loadWords(language)
const stage = makeStage(root, language)
const draw = makeDrawing(stage, language)
const game = makeGame({...makeThinker(), show, pause})

/** How long an event is shown, in milliseconds; the others pass at once. */
const times: Partial<Record<GameEventType, number>> = {
  Dealt: 300,
  CardPlayed: 420,
  CardDrawn: 520,
  CardPlaced: 260,
  CardsCaptured: 380,
  YakuCompleted: 250,
  KoiKoiCalled: 1000,
  ShobuCalled: 1000
}

/** Without motion there is less to wait for. */
const STILL = 0.6

/** `#…&pace=0` shows everything at once, for those who are in a hurry. */
const pace = Number(new URLSearchParams(location.hash.slice(1)).get('pace') ?? 1)

function pause({type}: GameEvent): Promise<void> {
  const time = (times[type] ?? 0) * (isStill() ? STILL : 1) * (pace >= 0 ? pace : 1)
  return new Promise(resolve => setTimeout(resolve, time))
}

/** Place of the card in the hand that was chosen last: the focus comes back to it. */
let place = 0

function show(scene: Scene): void {
  const hadFocus = stage.table.contains(document.activeElement) || stage.form.contains(document.activeElement)
  draw(scene)
  showRecord(scene)
  if (hadFocus) keepFocus(scene)
  root.dataset['phase'] = scene.phase
}

/** Put the focus where the person goes on, if its element is gone or nothing can be done there. */
function keepFocus({phase, table}: Scene): void {
  const active = document.activeElement
  const isLost = !active || active === document.body || active === stage.hand
  const isForm = stage.form.contains(active) && stage.form.hidden
  if (!isLost && !isForm) return
  if (!table) return stage.form.querySelector('button')?.focus({preventScroll: true})
  const [answer] = stage.answers.children
  const [next] = stage.result.querySelectorAll('button')
  const choices = stage.field.querySelectorAll<HTMLElement>('button')
  const hand = stage.hand.querySelectorAll<HTMLElement>('button')
  const target =
    phase === 'choosing' ? (answer ?? choices[0] ?? hand[Math.min(place, hand.length - 1)]) : next
  const chosen = (target ?? stage.hand) as HTMLElement
  chosen.focus({preventScroll: true})
}

function showRecord({phase, table}: Scene): void {
  const isOver = phase === 'match-over'
  if (stage.record.hidden === !isOver) return
  stage.record.hidden = !isOver
  if (!isOver || !table) return
  const [own, other] = table.course.match.totals
  stage.markdown.value = matchMarkdown(table.course, {
    language,
    match: say.recordTitle(own, other),
    round: say.roundTitle
  })
  stage.copy.textContent = say.copy
}

function begin(settings: Settings): void {
  history.replaceState(null, '', fragmentOf(settings))
  void game.follow({type: 'begin', settings})
}

function again(changes: Partial<Settings>): void {
  const {table} = game.scene
  if (table) begin({...table.session.settings, ...changes})
}

const anySeed = () => Math.floor(Math.random() * 0x100000000)

/** Orders that buttons name. */
const named: Readonly<Record<string, () => void>> = {
  next: () => void game.follow({type: 'next'}),
  again: () => again({seed: anySeed()}),
  same: () => again({})
}

function follow(order: Order): void {
  if (order.type === 'act' && order.action.type === 'PlayCard') {
    place = Math.max(0, [...stage.hand.children].indexOf(document.activeElement as Element))
  }
  void game.follow(order)
}

stage.form.addEventListener('submit', event => {
  event.preventDefault()
  const choices = choicesOf(new FormData(stage.form).entries())
  begin(settingsOf(choices, Math.random()))
})

stage.table.addEventListener('click', event => {
  const button = (event.target as Element).closest<HTMLElement>('button')
  if (!button) return
  const {card, action, order} = button.dataset
  const chosen = card === undefined ? undefined : actionOn(Number(card), game.scene)
  if (chosen) follow({type: 'act', action: chosen})
  else if (action) follow({type: 'act', action: {type: action as 'CallKoiKoi' | 'CallShobu' | 'DrawCard'}})
  else if (order) named[order]?.()
})
stage.hint.addEventListener('click', () => follow({type: 'hint'}))
stage.undo.addEventListener('click', () => follow({type: 'undo'}))
stage.leave.addEventListener('click', () => follow({type: 'leave'}))

stage.table.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = {ArrowLeft: -1, ArrowRight: 1}[event.key]
  const order = step ? null : orderOfKey(event.key, game.scene)
  if (step && moveFocus(step)) event.preventDefault()
  if (!order) return
  event.preventDefault()
  follow(order)
})

/** Move the focus along the cards that can be chosen; whether it has moved. */
function moveFocus(step: number): boolean {
  const group = document.activeElement?.closest('.hand, .field, .answers')
  const buttons = [...(group?.querySelectorAll<HTMLElement>('button') ?? [])]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (buttons.length === 0) return false
  buttons[(at + step + buttons.length) % buttons.length]!.focus()
  return true
}

/** Show what a card of the hand takes. */
function showMatches(target: EventTarget | null): void {
  const card = (target as Element | null)?.closest?.<HTMLElement>('.hand [data-card]')?.dataset['card']
  const {phase, table} = game.scene
  const matches =
    card === undefined || phase !== 'choosing' || !table ? [] : matchesOf(Number(card), table.state.field)
  for (const lying of stage.field.querySelectorAll<HTMLElement>('[data-card]')) {
    lying.classList.toggle('match', matches.includes(Number(lying.dataset['card'])))
  }
}
stage.hand.addEventListener('pointerover', ({target}) => showMatches(target))
stage.hand.addEventListener('pointerout', () => showMatches(null))
stage.hand.addEventListener('focusin', ({target}) => showMatches(target))
stage.hand.addEventListener('focusout', () => showMatches(null))

stage.months.addEventListener('change', () => root.classList.toggle('without-months', !stage.months.checked))

stage.copy.addEventListener('click', async () => {
  stage.markdown.select()
  await navigator.clipboard.writeText(stage.markdown.value).catch(() => document.execCommand('copy'))
  stage.copy.textContent = say.copied
})

/** What the address says, in the form. */
function fillForm(): void {
  const choices = choicesOf(new URLSearchParams(location.hash.slice(1)))
  for (const [name, value] of Object.entries(choices)) {
    const field = stage.form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    field.value = value === null ? '' : String(value)
  }
}
fillForm()
addEventListener('hashchange', fillForm)
root.dataset['phase'] = game.scene.phase
