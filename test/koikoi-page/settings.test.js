import {expect, test} from 'vitest'
import {choicesOf, fragmentOf, settingsOf, usualChoices} from '../../examples/astro/src/koikoi/settings.ts'

const read = fragment => choicesOf(new URLSearchParams(fragment))

test('an address leads to the same deal', () => {
  const choices = {rules: 'nintendo', opponent: 'expert', rounds: 6, seed: 4294967295}
  expect(read(fragmentOf(settingsOf(choices, 0.5)).slice(1))).toEqual(choices)
})

// [why, fragment, what differs from the usual]
const rows = [
  ['nothing', '', {}],
  ['what is unknown', 'rules=sega&opponent=me&rounds=7&seed=-1&x=1', {}],
  ['names of every object', 'rules=constructor&opponent=__proto__', {}],
  ['digits of a Japanese keyboard', 'seed=１９', {seed: 19}],
  ['a seed with blanks around', 'seed=+19+', {seed: 19}],
  ['a seed that is too large', 'seed=4294967297', {seed: 1}]
]
test.each(rows)('an address of %s', (_, fragment, changes) => {
  expect(read(fragment)).toEqual({...usualChoices, ...changes})
})

test('chance chooses the seed where none is given', () => {
  expect(settingsOf(usualChoices, 0.5).seed).toBe(0x80000000)
})
