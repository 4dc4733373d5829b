/**
 * Pages that are edited: reading what an edit touches gives what reading the whole text gives. Texts of fixtures, one after
 * the other, with what authors type and what breaks a page. `THOROUGH=1` and `RUNS` make more edits, `RUNS=40` on as many
 * pages as it says.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {keptPages} from '../packages/language/dist/editing/kept-pages.js'
import {pageReader, readerWith} from '../packages/language/dist/page/page.js'
import {cases, fixtures} from './engines/cases.js'
import {randomOf} from './fuzz/random.js'
import {share} from './share.js'

/** Pages that are edited. */
const rounds = Number(process.env.RUNS ?? (process.env.THOROUGH ? Math.ceil(8 * share) : 3))

/** What is typed, the likeliest first. */
const typed = [...'19mpsz?:`~>#-*_[](){}<&|=+$!\\ \t\n'].concat(
  ['\n\n', '\r\n', '```', '```mahjong\n', '~~~', ':::', '<!--', '<pre>', '-->', '- ', '1. ', '> ', '    '],
  ['\n---\n', 'waits: 12z', ':tiles[45]', ':tile[4m]', ':hanafuda[1h]', '[a]: b\n', '[^1]', '| a |\n|---|\n'],
  ['手', '🀄', '===\n']
)

function author({below, chance, pick}) {
  let at = 0
  return text => {
    if (chance(0.3)) at = below(text.length + 1)
    at = Math.min(at, text.length)
    if (chance(0.3)) return text.slice(0, Math.max(0, at - 1 - below(3))) + text.slice(at)
    const words = chance(0.5) ? pick(typed.slice(0, 20)) : pick(typed)
    const result = text.slice(0, at) + words + text.slice(at)
    at += words.length
    return result
  }
}

const essence = page => ({
  constructs: page.constructs,
  diagnostics: page.diagnostics,
  sections: page.sections,
  frontMatter: page.frontMatter
})

test('a page after an edit is that of its text', () => {
  const random = randomOf(Number(process.env.SEED ?? 7))
  const {below, chance, pick} = random
  const edits = 12
  const names = cases.filter(name => !/long|many|record/.test(name))
  let part = 0
  for (let round = 0; round < rounds; round++) {
    const texts = Array.from({length: 12}, () =>
      readFileSync(join(fixtures, pick(names), 'input.md'), 'utf8')
    )
    const front = chance(0.3)
      ? '---\nmahjong:\n  lang: ja\n  size: huge\n---\n\n'
      : chance(0.2)
        ? '\uFEFF'
        : ''
    const isPlain = chance(0.6)
    const body = texts
      .map(one => one.replace(/^\uFEFF?(?:---\n[\s\S]*?\n---\n)?/, ''))
      .filter(one => !isPlain || !/[<]|^[-*[] |\]:/m.test(one))
    let text = front + body.join('\n\n')
    const reader = readerWith()
    const whole = one => {
      if (one.length < text.length / 2) part++
      return reader(one)
    }
    const {open} = keptPages({whole, alone: () => null})
    const edit = author(random)
    open(text)
    for (let turn = 0; turn < edits; turn++) {
      const before = text
      text = edit(text)
      expect({before, text, ...essence(open(text))}).toEqual({before, text, ...essence(reader(text))})
    }
    if (below(2)) open(texts[0])
  }
  expect(part).toBeGreaterThan((rounds * edits) / 8)
}, 3_600_000)

test('a page after an edit of the lines of a block is that of its text, read without a parser', () => {
  const {below, chance, pick} = randomOf(Number(process.env.SEED ?? 7))
  const reader = pageReader()
  let parsed = 0
  const edits = 12
  for (let round = 0; round < rounds; round++) {
    const front = chance(0.3) ? '---\nmahjong:\n  lang: ja\n  size: huge\n---\n\n' : ''
    const fixture = () => readFileSync(join(fixtures, pick(cases), 'input.md'), 'utf8')
    const bodies = Array.from({length: 3}, () => fixture().replace(/^\uFEFF?(?:---\n[\s\S]*?\n---\n)?/, ''))
    let text = front + bodies.join('\n\n')
    const {open} = keptPages({...reader, whole: one => (parsed++, reader.whole(one))})
    for (let turn = 0; turn < edits; turn++) {
      const blocks = open(text).constructs.filter(({kind}) => kind === 'block')
      if (blocks.length === 0) break
      const {start, end} = pick(blocks)
      const [from, to] = [text.indexOf('\n', start) + 1, text.lastIndexOf('\n', end - 1)]
      const at = from + below(Math.max(1, to - from + 1))
      const words = pick(typed.slice(0, 24))
      const before = text
      text = chance(0.3) ? text.slice(0, at) + text.slice(at + 1) : text.slice(0, at) + words + text.slice(at)
      expect({before, text, ...essence(open(text))}).toEqual({before, text, ...essence(reader.whole(text))})
    }
  }
  expect(parsed).toBeLessThan((rounds * edits) / 2)
}, 3_600_000)
