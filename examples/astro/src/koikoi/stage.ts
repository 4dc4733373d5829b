/**
 * The parts of the page, empty: what `draw.ts` fills.
 */
import {cardByCode, type PresetName} from '@tehai/koikoi'
import {matchLengths, opponents} from '@tehai/koikoi/session'
import {cardElement} from './cards.js'
import {element} from './dom.js'
import {words, type PageLanguage, type Words} from './words.js'

/** A player's side of the table. */
export interface Side {
  readonly root: HTMLElement
  readonly dealer: HTMLElement
  readonly called: HTMLElement
  readonly score: HTMLElement
  readonly yaku: HTMLElement
  readonly piles: readonly HTMLElement[]
}

export interface Stage {
  readonly form: HTMLFormElement
  readonly table: HTMLElement
  readonly round: HTMLElement
  readonly rules: HTMLElement
  /** By `PlayerId`: the person, the opponent. */
  readonly sides: readonly [Side, Side]
  readonly backs: HTMLElement
  readonly stock: HTMLElement
  readonly field: HTMLElement
  readonly call: HTMLElement
  readonly result: HTMLElement
  readonly prompt: HTMLElement
  readonly answers: HTMLElement
  readonly hand: HTMLElement
  readonly hint: HTMLButtonElement
  readonly undo: HTMLButtonElement
  readonly leave: HTMLButtonElement
  readonly months: HTMLInputElement
  readonly course: HTMLElement
  readonly record: HTMLElement
  readonly markdown: HTMLTextAreaElement
  readonly copy: HTMLButtonElement
}

/** The rule sets, the usual one first. */
const ruleNames: readonly PresetName[] = ['standard', 'nintendo', 'koikoi-japan']

/** Cards that invite: the five brights. */
const brights = ['1a', '3a', '8a', '11a', '12a']

/** Put the parts into the page. */
export function makeStage(root: HTMLElement, language: PageLanguage): Stage {
  const say = words[language]
  const form = formOf(say, language)
  const sides = [sideOf('own', say.names[0], say), sideOf('other', say.names[1], say)] as const
  const round = element('span')
  const rules = element('span', {class: 'rules'})
  const backs = element('div', {class: 'backs', role: 'img'})
  const stock = element('div', {class: 'stock', role: 'img'})
  const field = element('div', {class: 'field', role: 'group', 'aria-label': say.field})
  const call = element('p', {class: 'call', 'aria-hidden': 'true', hidden: true})
  const result = element('div', {class: 'result', hidden: true})
  const prompt = element('p', {class: 'prompt', role: 'status'})
  const answers = element('div', {class: 'answers'})
  const hand = element('div', {class: 'hand', role: 'group', 'aria-label': say.hand, tabindex: -1})
  const hint = buttonOf(say.hint)
  const undo = buttonOf(say.undo)
  const leave = buttonOf(say.leave)
  const months = element('input', {type: 'checkbox', checked: true})
  const course = element('div', {class: 'course', role: 'log', tabindex: 0, 'aria-label': say.course})
  sides[1].root.firstElementChild!.after(backs)
  const table = element(
    'section',
    {class: 'table', 'aria-label': say.table, hidden: true},
    element('p', {class: 'head'}, round, rules),
    sides[1].root,
    element('div', {class: 'middle'}, stock, field, call, result),
    sides[0].root,
    element('div', {class: 'bar'}, prompt, answers),
    hand,
    element('div', {class: 'tools'}, hint, undo, leave, element('label', {}, months, say.months))
  )
  const copy = buttonOf(say.copy)
  const markdown = element('textarea', {
    id: 'markdown',
    rows: 12,
    readonly: true,
    spellcheck: 'false',
    'aria-labelledby': 'record-name'
  })
  const record = element(
    'section',
    {class: 'record', hidden: true},
    element('h2', {id: 'record-name'}, say.record),
    element('p', {}, say.recordLead),
    markdown,
    copy
  )
  const log = element('section', {class: 'log'}, element('h2', {}, say.course), course)
  root.replaceChildren(element('div', {class: 'felt'}, form, table), record, log, keysOf(say))
  // prettier-ignore
  return {
    form, table, round, rules, sides, backs, stock, field, call, result, prompt, answers, hand, hint, undo, leave, months,
    course, record, markdown, copy
  }
}

export function buttonOf(text: string, className?: string): HTMLButtonElement {
  return element('button', {type: 'button', class: className}, text)
}

function sideOf(className: string, name: string, say: Words): Side {
  const dealer = element('span', {class: 'dealer', hidden: true}, say.dealer)
  const called = element('span', {class: 'called', hidden: true}, say.koikoi)
  const score = element('span', {class: 'score'})
  const yaku = element('span', {class: 'yaku'})
  const piles = [0, 1, 2, 3].map(() => element('div', {class: 'pile', role: 'group'}))
  const root = element(
    'section',
    {class: `side ${className}`, 'aria-label': name},
    element('p', {class: 'who'}, element('b', {}, name), score, dealer, called, yaku),
    element('div', {class: 'piles', role: 'group', 'aria-label': say.captured(name)}, ...piles)
  )
  return {root, dealer, called, score, yaku, piles}
}

function formOf(say: Words, language: PageLanguage): HTMLFormElement {
  const {settings} = say
  const fan = brights.map(code => cardElement(cardByCode(code)!, language))
  for (const card of fan) card.removeAttribute('data-card')
  return element(
    'form',
    {class: 'settings'},
    element('div', {class: 'fan', 'aria-hidden': 'true'}, ...fan),
    selectOf(
      'rules',
      settings.rules,
      ruleNames.map(name => [name, say.rules[name]])
    ),
    selectOf(
      'opponent',
      settings.opponent,
      opponents.map(name => [name, say.opponents[name]])
    ),
    selectOf(
      'rounds',
      settings.rounds,
      matchLengths.map(count => [String(count), say.rounds(count)])
    ),
    element(
      'label',
      {},
      element('span', {}, settings.seed),
      element('input', {
        name: 'seed',
        inputmode: 'numeric',
        pattern: '[0-9０-９]*',
        maxlength: 10,
        autocomplete: 'off',
        placeholder: settings.seedHint
      })
    ),
    element('button', {class: 'main'}, settings.begin)
  )
}

function selectOf(
  name: string,
  label: string,
  options: ReadonlyArray<readonly [string, string]>
): HTMLLabelElement {
  const select = element(
    'select',
    {name},
    ...options.map(([value, text]) => element('option', {value}, text))
  )
  return element('label', {}, element('span', {}, label), select)
}

function keysOf(say: Words): HTMLElement {
  const rows = say.keyList.flatMap(([key, what]) => [
    element('dt', {}, element('kbd', {}, key)),
    element('dd', {}, what)
  ])
  return element('details', {class: 'keys'}, element('summary', {}, say.keys), element('dl', {}, ...rows))
}
