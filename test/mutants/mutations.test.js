import {expect, test} from 'vitest'
import {explained} from './explained.js'
import {changeOf, mutate, mutationsOf} from './mutations.js'
import {rooms} from './rooms.js'
import {modulesOf, mutantsOf, sampleOf} from './sample.js'

// [what it is, source, all texts that it may become].
const rows = [
  ['a boundary moves by one', 'x = a < b', ['x = a <= b', ';']],
  ['equality is turned round', 'let x = a === b', ['let x = a !== b']],
  ['and becomes or', 'let x = a && b', ['let x = a || b']],
  ['a sum becomes a difference', 'let x = a + b', ['let x = a - b']],
  ['numbers are one more or less', 'let x = 5', ['let x = 6', 'let x = 4']],
  ['zero may become negative', 'let x = 0', ['let x = 1', 'let x = -1']],
  ['a condition is negated', 'if (a) b()', ['if (!(a)) b()', 'if (a) ;']],
  ['a negation goes', 'let x = !a', ['let x = a']],
  [
    'an early return goes',
    'function f() { if (a) return }',
    ['function f() { if (!(a)) return }', 'function f() { ; }']
  ],
  ['the last entry of a table goes', 'let x = [a, b]', ['let x = [a]']],
  ['one for all', 'let x = a.some(b)', ['let x = a.every(b)']],
  [
    'texts are emptied, empty ones filled',
    "let x = {a: 'b', c: ''}",
    ["let x = {a: '', c: ''}", "let x = {a: 'b', c: '?'}"]
  ],
  ['types are no code', "type A = 'a'; let x = b as 1", []],
  ['an expression inside a cast is', 'let x = (a < b) as never', ['let x = (a <= b) as never']],
  ['a name of a module is no text', "import {a} from 'b'; export * from 'c'", []],
  [
    'offsets are those of the text, also after other scripts',
    "let 牌 = '🀄'; let x = true",
    ["let 牌 = ''; let x = true", "let 牌 = '🀄'; let x = false"]
  ]
]
for (const [what, source, expected] of rows) {
  test(`mutations: ${what}`, () => {
    expect(
      mutationsOf(source)
        .map(one => mutate(source, one))
        .toSorted()
    ).toEqual(expected.toSorted())
  })
}

test('a change names the line and reads as one', () => {
  const source = 'let a\nlet x =\n  a <\n  b\n'
  const [mutation] = mutationsOf(source)
  expect(changeOf(source, mutation)).toEqual({line: 3, was: 'a <', becomes: 'a <='})
})

test('a seed chooses the same mutants again, another one others', () => {
  const lines = seed => sampleOf(rooms['koikoi/round'], seed, 10).map(({file, start}) => `${file}:${start}`)
  expect(lines(1)).toEqual(lines(1))
  expect(lines(2)).not.toEqual(lines(1))
})

test('of words, those of the resident languages are mutated: Node loads the others as they were built', () => {
  const words = modulesOf('packages/koikoi/src/round').filter(file => file.includes('/words/'))
  expect(words.map(file => file.split('/words/')[1])).toEqual([
    'actions.ts',
    'en/actions.ts',
    'en/refusals.ts',
    'ja/actions.ts',
    'ja/refusals.ts',
    'refusals.ts'
  ])
})

test('what is explained is a mutant of code that is there', () => {
  const files = Object.values(rooms).flatMap(({folder}) => modulesOf(folder))
  const stale = explained.filter(([file, was, becomes, reason]) => {
    const isThere =
      files.includes(file) && mutantsOf(file).some(one => one.was === was && one.becomes === becomes)
    return !isThere || reason.length < 20
  })
  expect(stale).toEqual([])
})
