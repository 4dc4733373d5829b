/**
 * Wins after riichi of which a record does not say the ura dora indicators.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {checkRecord} from '../messages/messages.js'

const text = readFileSync(
  new URL('../../test/logs/2011020401gm-00a9-0000-f6eff225.xml', import.meta.url),
  'utf8'
)
const withoutUra = text.replace(/ doraHaiUra="[^"]*"/g, '')

test('any number of ura dora that can be is right', () => {
  expect(text).toMatch(/ yaku="[^"]*\b53,[1-9]/)
  expect(checkRecord(text).messages).toEqual([])
  expect(checkRecord(withoutUra).messages).toEqual([])
})

test('what no ura dora can give is wrong all the same', () => {
  const wrong = withoutUra.replace(/(<AGARI [^>]* ten="\d+,)(\d+)(,0"[^>]* yaku="1,1,[^>]*)/, '$11$2$3')
  expect(wrong).not.toBe(withoutUra)
  expect(checkRecord(wrong).messages.map(({id}) => id)).toContain('wrong-points')
})
