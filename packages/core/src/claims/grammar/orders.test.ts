import {expect, test} from 'vitest'
import {inOrder, ordersIn, rankedIn} from './orders.js'
import {plainTiles} from './tiles.js'
import {readPhrases} from './phrases.js'

const ordersOf = (text: string) =>
  ordersIn(
    readPhrases(text, [plainTiles]).filter(({type}) => type === 'tiles'),
    text,
    part => (part.type === 'tiles' ? part.tiles : [])
  )

// [claim, what is better than what]
const rows: ReadonlyArray<readonly [string, string]> = [
  ['9p > 5p > 4m', '9p>5p 5p>4m'],
  ['9p＞5p', '9p>5p'],
  ['5p < 9p', '9p>5p'],
  ['9p 1z > 5p', '9p>5p 1z>5p'],
  ['9p = 1z ≧ 5p', '9p>5p 1z>5p'],
  ['9p > 5p, 1z > 4m', '9p>5p 1z>4m'],
  ['9p, 1z > 5p', '1z>5p'],
  ['9p is safer than 5p', '9p>5p'],
  ['9p -> 5p', ''],
  ['9p => 5p', ''],
  ['9p <- 5p', ''],
  ['9p 5p', ''],
  ['> 9p', '']
]

test.each(rows)('%s', (text, said) => {
  const pairs = ordersOf(text).flatMap(rankedIn)
  expect(pairs.map(([better, worse]) => `${better.tile}>${worse.tile}`).join(' ')).toBe(said)
})

test('an order that is written again keeps its marks in their places', () => {
  const text = '5p＞ 9p > 1m'
  const best = ['9p', '1m', '5p']
  expect(inOrder(ordersOf(text)[0]!, text, ({tile}) => best.indexOf(tile))).toBe('9p＞ 1m > 5p')
})
