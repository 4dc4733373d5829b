/**
 * Names that every plain object answers to, in every place of a page: they are words like any other.
 *
 * A page says of `constructor` what it says of a word that is as unknown, `cxnstructor`. A short run tries each place
 * with some of the names, `THOROUGH=1` with all.
 */
import {notationMessages} from '@tehai/core'
import {notationMessages as cardMessages} from '@tehai/koikoi'
import {describe, expect, test} from 'vitest'
import {prototypeNames} from './hostile.js'
import {constructsWith, frontMattersWith} from './names.js'
import {readConstruct, readUnder} from './read.js'

/**
 * A word that no table knows, as long and as much like a name. Rows read `__proto__` letter by letter, as marks and tiles; so
 * they do with `h` in it.
 */
const plainWord = name => name.replace(/[oe]/, name.startsWith('_') ? 'h' : 'x')

const SHARE = process.env.THOROUGH ? 1 : 40

/** The places that are tried with the n-th name: all names together try all of them. */
const someOf = (list, n) => list.flatMap((one, at) => (at % SHARE === (4 * n) % SHARE ? [[at, one]] : []))

/** What a row makes of each letter is its own, and so is whether it is text: all else must be alike. */
const isOfRows = id =>
  id === 'prose-row' || Object.hasOwn(notationMessages, id) || Object.hasOwn(cardMessages, id)

function expectAlike(actual, expected, place) {
  const [ids, others] = [actual, expected].map(({reports}) =>
    reports.map(({id}) => id).filter(id => !isOfRows(id))
  )
  expect(ids, place).toEqual(others)
  const text = actual.html + actual.reports.map(({reason, note}) => reason + note).join('\n')
  expect(/native code|\[object |=>/.exec(text)?.[0], place).toBe(undefined)
}

describe.each(prototypeNames.map((name, n) => [name, n]))('%s', (name, n) => {
  const other = plainWord(name)

  test('is a word like any other in every key, value, option, rule, yaku, dialect and chart', () => {
    const others = constructsWith(other)
    for (const [at, construct] of someOf(constructsWith(name), n)) {
      expectAlike(readConstruct(construct), readConstruct(others[at]), JSON.stringify(construct))
    }
  })

  test('is a word like any other in front matter', () => {
    const others = frontMattersWith(other)
    const constructs = [
      {game: 'mahjong', label: '123m', attributes: ''},
      {game: 'hanafuda', label: '1h', attributes: ''}
    ]
    for (const [at, data] of someOf(frontMattersWith(name), n)) {
      for (const construct of constructs) {
        expectAlike(readUnder(data, construct), readUnder(others[at], construct), JSON.stringify(data))
      }
    }
  })
})
