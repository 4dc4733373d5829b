/**
 * The style sheets of the packages, read by the minifier of Vite 8 and Next.js: users see what it warns of.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {transform} from 'lightningcss'
import {expect, test} from 'vitest'

/** Pseudo-elements of rounds to step through, which it does not know yet (1.33); browsers without them skip the rules. */
const unknown = /^'(?:scroll-button|scroll-marker|scroll-marker-group|target-current)' is not recognized/

const root = new URL('../', import.meta.url)
const sheets = readdirSync(new URL('packages', root))
  .map(name => `packages/${name}/style.css`)
  .filter(path => existsSync(new URL(path, root)))

test.each(sheets)('%s: nothing else is warned of', path => {
  const {warnings} = transform({filename: path, code: readFileSync(new URL(path, root)), minify: true})
  expect(warnings.map(({message}) => message).filter(message => !unknown.test(message))).toEqual([])
})

test('every package with a style sheet is read', () => {
  expect(sheets.length).toBeGreaterThan(3)
})
