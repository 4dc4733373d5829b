/**
 * Quick fixes of the messages of all fixtures: what is offered helps, and what is not offered is listed with the reason.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {applyEdit, languageService} from '@tehai/language'
import {expect, test} from 'vitest'
import {cases, fixtures} from './engines/cases.js'

const ofMessages = cases.filter(name => /^(?:hanafuda-)?messages-/.test(name))

/** Each sixteenth case of a message; with `THOROUGH=1` all pages. */
const tried = process.env.THOROUGH ? cases : ofMessages.filter((_, index) => index % 16 === 0)

/** Messages whose proposals are no text for their range, and why. */
const withoutFix = {
  'bad-colons': '`:tiles[…]` is a form, whose tiles are elsewhere',
  'bad-mark-position': '`dialect=…` belongs to the fence',
  'bad-month-line': 'the proposal is the name of a yaku, the range the whole line',
  'chii-not-from-kamicha': 'the proposal is the whole meld, the range its mark',
  'doubtful-letter': 'the proposal is written with a space, the range is the letter',
  'doubtful-slot': '`dialect=…` belongs to the fence',
  'impossible-score': 'the proposal is a number, the range has its unit',
  'missing-colon': 'the proposal is the whole line, the range its key',
  'scores-sum': '`sticks: 1` is a line of its own'
}

function pageOf(name) {
  const path = join(fixtures, name, 'options.json')
  const {hanafuda, ...mahjong} = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return {
    text: readFileSync(join(fixtures, name, 'input.md'), 'utf8'),
    service: languageService({mahjong, hanafuda})
  }
}

test.each(tried)('%s: proposals are quick fixes, and one that is offered helps', name => {
  const {text, service} = pageOf(name)
  const all = service.diagnostics(text)
  const unfixed = []
  for (const one of all) {
    if (one.expected.length === 0) continue
    const fixes = service.quickFixes(text, one)
    if (fixes.length === 0) unfixed.push(`${one.id} ${text.slice(one.start, one.end)}`)
    for (const {edit} of fixes) {
      const after = service.diagnostics(applyEdit(text, edit))
      expect(after.length).toBeLessThanOrEqual(all.length)
    }
  }
  if (!ofMessages.includes(name)) return
  expect(unfixed.filter(one => !Object.hasOwn(withoutFix, one.split(' ')[0]))).toEqual([])
})

test.each(tried)(
  '%s: fix-all leaves fewer messages or the page as it is, and once more changes nothing',
  name => {
    const {text, service} = pageOf(name)
    const fixed = service.fixAll(text)
    expect(service.fixAll(fixed)).toBe(fixed)
    if (fixed !== text)
      expect(service.diagnostics(fixed).length).toBeLessThan(service.diagnostics(text).length)
  }
)

test('a message without a quick fix has a case in which none is offered', () => {
  const offered = []
  for (const id of Object.keys(withoutFix).slice(0, process.env.THOROUGH ? Infinity : 2)) {
    const names = [`messages-${id}`, `hanafuda-messages-${id}`].filter(name => cases.includes(name))
    const isOffered = names.every(name => {
      const {text, service} = pageOf(name)
      const all = service.diagnostics(text).filter(one => one.id === id && one.expected.length > 0)
      return all.every(one => service.quickFixes(text, one).length > 0)
    })
    if (isOffered) offered.push(id)
  }
  expect(offered).toEqual([])
})
