import {expect, test} from 'vitest'
import {checkBlock} from '../../check-block.js'

/** The messages of a block: what each is about, and its proposals. */
const messagesOf = (text: string) =>
  checkBlock(text, {}).messages.map(({id, start, end, expected}) =>
    [id, text.slice(start, end), ...expected].join(' | ')
  )

// [block, messages]
const blocks: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['East: 25000, 123m456p789s1122z riichi', []],
  ['East: 25000, riichi 123m456p789s1122z', []],
  ['East: 25000, Player 123m', []],
  // The dealer sits East.
  ['East: dealer, 25000', []],
  ['東家（親）: 25000', []],
  ['東家: 子 25000', ['seat-mismatch | 子']],
  ['南家: 親 25000', ['seat-mismatch | 親']],
  ['南家: 子 25000', []],
  ['seat: south\n123m456p789s1122z\nkamicha: non-dealer', ['seat-mismatch | non-dealer']],
  ['seat: south\n123m456p789s1122z\ntoimen: non-dealer', []]
]
test.each(blocks)('%s', (text, messages) => expect(messagesOf(text)).toEqual(messages))

test('a header does not repeat the name of its player', () => {
  const {sections} = checkBlock(
    'East (dealer): 25000\nSouth: South, 24000\ntoimen: North 23000 123m456p789s1122z riichi',
    {}
  )
  expect(sections.map(({player}) => player?.said.join(''))).toEqual([
    '25,000 points',
    '24,000 points',
    'North seat, 23,000 points, riichi'
  ])
})
