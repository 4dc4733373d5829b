import {expect, test} from 'vitest'
import {factsOf} from '../../examples/astro/src/playground/hand-facts.js'
import {draw, loadBlocks} from '../../examples/astro/src/playground/drawing.js'
import {readText} from '../../examples/astro/src/playground/text.js'

await loadBlocks()

const state = {dialect: 'auto', palette: 'page', size: 'l'}

const wordsOf = node =>
  node.type === 'text'
    ? node.value
    : (node.children ?? []).map(wordsOf).join(node.tagName === 'dl' ? '\n' : ' ')

/** What is said of a text, and what is assumed for it. */
function saidOf(written, lang = 'en', which = 0) {
  const text = readText(written)
  const {rows} = draw(text, state, lang)
  const found = factsOf(text, rows, rows[which], state, lang)
  return (
    found && {
      words: wordsOf(found.picture).replace(/\s+/g, ' ').trim(),
      assumed: found.assumed,
      others: found.others
    }
  )
}

test('a hand that waits: for what, and how many there are', () => {
  expect(saidOf('123m456p789s1122z')).toEqual({words: 'Waits 12z shanpon, 4 tiles', assumed: null, others: 0})
  expect(saidOf('13m').words).toContain('kanchan, 4 tiles')
  expect(saidOf('123m456p789s1122z', 'ja').words).toBe('待ち 12z シャンポン 4枚')
})

test('a hand that does not: how far it is, and what it accepts or which discards there are', () => {
  expect(saidOf('147m258p369s1233z').words).toMatch(/^Shanten 5-shanten Accepts \d+ kinds, \d+ tiles/)
  const {words, others} = saidOf('147m258p369s1233z 5p')
  expect(others).toBeGreaterThan(0)
  expect(words).toMatch(/^Shanten \S+ Accepts Discard Accepts Tiles/)
  expect(words.match(/\d+ tiles/g)).toHaveLength(6)
  expect(saidOf('123m456p789s1122z5z')).toMatchObject({others: 0})
})

test('a win: what it is worth, and under which assumptions', () => {
  const drawn = saidOf('234m345p567s66p78s 9s')
  expect(drawn.words).toContain('2 han 20 fu 400/700 points')
  expect(drawn.assumed).toBe('drawn')
  // The tile that makes two sides of 7 8 is worth more than the middle of a run.
  const best = saidOf('234m345p567s66p789s')
  expect(best.words).toContain('pinfu 1 han')
  expect(best.assumed).toBe('best')
  expect(saidOf("1'23m 456p 789s 33s 567m").words).toContain('no yaku')
})

test('a block is read with all that it says, and what it says already is not repeated', () => {
  const said = saidOf(
    'situation: East 1, South seat, riichi\n234m345p567s66p78s 9s\nron: 9s from toimen\nindicator: 5p'
  )
  expect(said.words).toContain('4 han 30 fu')
  expect(said.assumed).toBe(null)
  expect(saidOf('234m345p567s66p78s 9s\nscore: ?')).toBe(null)
  expect(saidOf('title: A hand\n123m456p789s1122z\nwaits: 12z')).toBe(null)
})

test('of several rows, the one at the cursor alone', () => {
  const hands = 'hand A: 123m456p789s1122z\nhand B: 13m'
  expect(saidOf(hands, 'en', 0).words).toContain('shanpon')
  expect(saidOf(hands, 'en', 1).words).toContain('kanchan')
})

test('nothing is said of what is no hand', () => {
  for (const written of ['123m', '1z1z1z1z1z', '8x', '…234m', 'j9m1z4z2p', '123456789m123456p', '0m0m0m0m5m'])
    expect([written, saidOf(written)]).toEqual([written, null])
})
