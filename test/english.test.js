/**
 * Comments, messages and docs use plain English: no word stands out that a native reader would stop at.
 *
 * The words are those that have an ordinary meaning in English and were used here in another one: `sign` for a
 * character, `told` for reported, `stands` for is. Only these clear cases are tested; the rest is left to reviewers.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Word → what to write instead. `allowed`: the same letters in their ordinary sense. */
const words = [
  {pattern: /\b(?:no|any|some)body\b/i, instead: '“no code”, “a caller that …”, “a player”, or the passive'},
  {pattern: /\bwhoever\b/i, instead: '“a caller that …”, “code that …”, “the player who …”'},
  {pattern: /\b(?:told|tells?|telling)\b/i, instead: '“reported”, “called with”, “says”, “distinguishes”'},
  {pattern: /\b(?:hears?|heard)\b/i, instead: '“is notified”, “knows”'},
  {pattern: /\b(?:asks?|asked)\b/i, instead: '“requests”, “requires”, “calls”, “checks”'},
  {pattern: /\b(?:goes?|going|went) before\b/i, instead: '“overrides”, “takes precedence over”'},
  {pattern: /\banew\b/i, instead: '“again”'},
  {
    pattern: /\b(?:stands?|stood)\b/i,
    allowed: /\bstands? for\b|\bstand-in\b/i,
    instead: '“is”, “contains”, “follows”'
  },
  {pattern: /\bstretch(?:es)?\b/i, instead: '“range”'},
  {pattern: /\b(?:speaks?|spoken|spoke) of\b/i, instead: '“refers to”, “applies to”, “mentions”'},
  {pattern: /\breads? over\b/i, instead: '“skips”'},
  {pattern: /\bthat there (?:is|are) not\b/i, instead: '“unknown”, “that does not exist”'},
  {
    pattern: /\bsigns?\b/i,
    allowed:
      /\b(?:minus|plus|equals) signs?\b|\bsigns? (?:is the direction|of a number)\b|\bMath\.sign\b|\bmahjong-sign\b/i,
    instead: '“character”, “mark”, “digit”, “letter”, “code”'
  }
]

/** Places where one of the words is right: quotations of an author, the words of a game, names of others. */
const exceptions = [
  ['examples/blog/articles/hanafuda-round.md', 'Koi-koi asks one question'],
  // A word that an author may write.
  ['packages/remark-hanafuda/src/grammar/context.ts', "'nobody,no one,"]
]

/** Written by a tool or by an author on purpose: examples of wrong input, and what is printed for them. */
const notOurs = [
  'docs/engines.md',
  'docs/ja/messages.md',
  'docs/zh-Hans/messages.md',
  'docs/zh-Hant/messages.md',
  'docs/ko/messages.md',
  'examples/out',
  'packages/obsidian/build/',
  'examples/docusaurus/build/',
  'examples/sveltekit/build/',
  'examples/jekyll/pages/',
  'packages/tile-art/src/kanji.ts',
  'test/english.test.js'
]

/** Pages of which only what is between the generated regions is ours: the regions have examples of wrong input. */
const partlyOurs = ['docs/messages.md']

/** The text of a file; generated regions of some pages are blank, so that lines keep their numbers. */
function ourText(path) {
  const text = readFileSync(join(root, path), 'utf8')
  if (!partlyOurs.includes(path)) return text
  return text.replaceAll(/<!-- begin ([\w-]+) -->[^]*?<!-- end \1 -->/g, region =>
    region.replaceAll(/[^\n]/g, '')
  )
}

const endings = /\.(?:ts|tsx|js|mjs|md|mdx|astro|css|html)$/
const skipped = /^(?:node_modules|dist|out|_site|reports|fixtures|vectors|\.\w[\w-]*)$/

function* filesIn(folder) {
  for (const entry of readdirSync(join(root, folder), {withFileTypes: true})) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (skipped.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(path)
    else if (endings.test(entry.name) && entry.name !== 'CHANGELOG.md') yield path
  }
}

const listed = [...filesIn('')].filter(path => !notOurs.some(one => path === one || path.startsWith(one)))

/** Lines of a file in which a word is used that is not allowed there. */
function findingsIn(path, text) {
  const allowedHere = exceptions.filter(([where]) => path === where).map(([, quoted]) => quoted)
  return text.split('\n').flatMap((line, index) => {
    const rest = allowedHere.reduce((left, quoted) => left.replaceAll(quoted, ''), line)
    return words
      .filter(({pattern, allowed}) =>
        pattern.test(allowed ? rest.replace(new RegExp(allowed, 'gi'), '') : rest)
      )
      .map(({instead, pattern}) => `${path}:${index + 1}: ${pattern.exec(rest)[0]}, write ${instead}`)
  })
}

test('a word in the wrong sense is found, and in its ordinary sense it is not', () => {
  const found = text => findingsIn('a.ts', text).length
  expect(found('// Nobody reads this sign; what stands in it is told anew.')).toBe(5)
  expect(found('// `-` stands for standard input, after a minus sign.')).toBe(0)
})

test('every room uses plain English', () => {
  expect(listed.length).toBeGreaterThan(500)
  expect(listed.flatMap(path => findingsIn(path, ourText(path)))).toEqual([])
})

test('every exception is still needed', () => {
  for (const [path, quoted] of exceptions)
    expect(readFileSync(join(root, path), 'utf8'), path).toContain(quoted)
})
