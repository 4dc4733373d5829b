/**
 * The style sheets of the packages, read by the minifier of Vite 8 and Next.js: users see what it warns of.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {transform} from 'lightningcss'
import {expect, test} from 'vitest'

const root = new URL('../', import.meta.url)
const named = file =>
  readdirSync(new URL('packages', root))
    .map(name => `packages/${name}/${file}`)
    .filter(path => existsSync(new URL(path, root)))

/** What it warns of. */
function warningsOf(path) {
  const {warnings} = transform({filename: path, code: readFileSync(new URL(path, root)), minify: true})
  return warnings.map(({message}) => message)
}

const sheets = named('style.css')

test.each(sheets)('%s: nothing is warned of', path => {
  expect(warningsOf(path)).toEqual([])
})

test('every package with a style sheet is read', () => {
  expect(sheets.length).toBeGreaterThan(3)
})

/** Pseudo-elements of rounds to step through, which it does not know yet (1.33); browsers without them skip the rules. */
const unknown = /^'(scroll-button|scroll-marker|scroll-marker-group|target-current)' is not recognized/

// Once it knows them all, their rules can be in the style sheet that every page has.
test('the sheet of steps has what it does not know, and nothing else that is warned of', () => {
  const warnings = warningsOf('packages/rehype-tiles/steps.css')
  expect(warnings.filter(message => !unknown.test(message))).toEqual([])
  expect(new Set(warnings.map(message => unknown.exec(message)[1])).size).toBe(4)
})
