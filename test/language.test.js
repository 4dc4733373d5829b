/**
 * Quick fixes of the messages of all fixtures: every proposal is offered, and what is offered helps.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {applyEdit, languageService} from '@tehai/language'
import {expect, test} from 'vitest'
import {cases, fixtures} from './engines/cases.js'
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
