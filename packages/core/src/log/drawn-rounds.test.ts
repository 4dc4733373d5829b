/**
 * Claims about scores at the end of a round that is drawn.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {pageSettings} from '../page/grammar/keys/options.js'
import {sentenceOf} from '../page/check/result/sentences.js'
import {blockMarkup} from '../page/show/markup-of.js'
import {recordReader} from './reader.js'

const folder = new URL('../../../record/test/logs/', import.meta.url)
const records = recordReader(path => ({text: readFileSync(new URL(path, folder), 'utf8'), path}))

/** What is said of a block, and what is shown. */
function read(text: string): {readonly said: readonly string[]; readonly shown: string} {
  const settings = pageSettings({lang: 'en'})
  const block = checkBlock(text, {...claimChecker(), records, settings})
  const said = block.messages.map(one => sentenceOf(one, text, 'en'))
  return {said, shown: JSON.stringify(blockMarkup(block))}
}

const nagashi = 'log: nagashi-mangan.xml\nkyoku: 4\nat: end'

test('nagashi mangan pays the hand that is shown', () => {
  const {said, shown} = read(`${nagashi}\nscore: ?\nyaku: ?`)
  expect(said).toEqual([])
  expect(shown).toContain('2,000/4,000')
  expect(shown).toContain('["nagashi mangan"]')
  expect(shown).not.toContain('assumed')
})

test.each([
  'score: mangan',
  'score: 2000-4000',
  'score: 流し満貫',
  'yaku: nagashi mangan',
  'payments: -4000 -2000 -2000 +8000'
])('of nagashi mangan: %s', claim => expect(read(`${nagashi}\n${claim}`)).toMatchObject({said: []}))

test.each([`${nagashi}\nseat: east`, 'log: first-example.xml\nkyoku: East 1\nat: end'])(
  'no hand is paid: %j',
  lines => {
    const drawn =
      'Unexpected score or yaku for a hand that wins nothing: the round ended in a draw; `payments: ?` has what it pays'
    for (const claim of ['score: ?', 'yaku: ?', 'score: 8000'])
      expect(read(`${lines}\n${claim}`).said).toEqual([drawn])
  }
)

test('a draw that is typed', () => {
  expect(read('situation: exhaustive draw\n123m456p789s1122z\nscore: ?').said[0]).toContain('ended in a draw')
})
