/**
 * Quick fixes of the messages of all fixtures: every proposal is offered, what is offered helps, and no tile is lost.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {applyEdit, languageService} from '@tehai/language'
import {expect, test} from 'vitest'
import {cases, fixtures} from './engines/cases.js'
import {sampleOf} from './sample.js'
import {isTried} from './share.js'

const ofMessages = cases.filter(name => /^(?:hanafuda-)?messages-/.test(name))

/** Each sixteenth case of a message; with `THOROUGH=1` all pages, or a share of them. */
const tried = process.env.THOROUGH ? cases.filter(isTried) : ofMessages.filter((_, index) => index % 16 === 0)

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
  expect(unfixed).toEqual([])
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

/** Messages about how tiles are marked, or where they are written: the tiles themselves are right. */
const ofMarks = new Set([
  'bad-mark-position',
  'chii-not-from-kamicha',
  'dangling-mark',
  'detached-attributes',
  'label-in-cells',
  'red-after-five'
])

/** The digits of a text in their order by value; a red five is a five. */
const digitsIn = text => (text.normalize('NFKC').match(/\d/g) ?? []).join('').replaceAll('0', '5')
const sortedDigits = text => [...digitsIn(text)].toSorted().join('')

/** The digits of a text that another does not have. */
function lostFrom(text, other) {
  let left = digitsIn(other)
  return [...digitsIn(text)].filter(digit => {
    const isKept = left.includes(digit)
    left = left.replace(digit, '')
    return !isKept
  })
}

/** Every page with messages: their fixtures are small. */
const withMessages = cases.filter(name => existsSync(join(fixtures, name, 'messages.txt')))

test.each(process.env.THOROUGH ? withMessages.filter(isTried) : sampleOf(ofMessages, 4))(
  '%s: a fix changes no more than its message is about',
  name => {
    const {text, service} = pageOf(name)
    for (const one of service.diagnostics(text)) {
      for (const {edit} of service.quickFixes(text, one)) {
        const [before, after] = [
          text.slice(edit.start, Math.min(edit.end, one.start)),
          text.slice(Math.max(edit.start, one.end), edit.end)
        ]
        const said = `${one.id}: ${text.slice(edit.start, edit.end)} → ${edit.text}`
        // What is true in place of a false claim is another claim.
        if (!one.id.startsWith('false-'))
          expect([said, lostFrom(before + after, edit.text)]).toEqual([said, []])
        const fixed = applyEdit(text, edit)
        if (ofMarks.has(one.id)) expect([said, sortedDigits(fixed)]).toEqual([said, sortedDigits(text)])
        expect(/[^\r]\n/.test(edit.text) && text.includes('\r\n')).toBe(false)
      }
    }
  }
)
