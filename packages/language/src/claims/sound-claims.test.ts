/**
 * Proposals that are accepted lead to no message: each value that completion offers is put in its place.
 */
import {expect, test} from 'vitest'
import {applyEdit, languageService} from '../index.js'

const service = languageService()

/** What is proposed at `|`, and the messages of what is proposed once it is accepted. */
function accepted(page: string): {labels: readonly string[]; ids: readonly string[]} {
  const [text, offset] = [page.replace('|', ''), page.indexOf('|')]
  const items = service.completions(text, offset)
  const ids = items.flatMap(({label, edit}) =>
    service.diagnostics(applyEdit(text, edit)).map(({id}) => `${label} ${id}`)
  )
  return {labels: items.map(({label}) => label), ids}
}

const mahjong = (lines: string, meta = '') => `\`\`\`mahjong ${meta}\n${lines}\n\`\`\`\n`
const hanafuda = (lines: string, meta = '') => `\`\`\`hanafuda ${meta}\n${lines}\n\`\`\`\n`

test.each([
  [
    'yaku of cards without their sum',
    hanafuda('取り札: 1h 3h 8h 9t\n役: |', 'lang=ja'),
    '三光、花見で一杯、月見で一杯'
  ],
  [
    'the same in Korean',
    hanafuda('먹은 패: 1h 3h 8h 9t\n족보: |', 'lang=ko'),
    '삼광, 꽃놀이 술잔, 달맞이 술잔'
  ],
  ['the same in Chinese', hanafuda('captured: 1h 3h 8h 9t\nyaku: |', 'lang=zh-Hans'), '三光、赏花酒、赏月酒'],
  [
    'a yaku whose name has commas',
    hanafuda('captured: 6t 7t 10t 9t 8h\nyaku: |'),
    'Boar, Deer, Butterflies, Moon Viewing'
  ],
  ['what is left over', mahjong('111222333m55p67z\nreadings: |'), '111m 222m 333m 55p + 67z'],
  ['one way', mahjong('123m44m567m678m999m\nreadings: |'), '123m 44m 567m 678m 999m'],
  ['a card that takes one of the field', hanafuda('hand: 1h 3h\nfield: 3k 3r 8t\ntake: |'), '3h'],
  ['a card of a month of the field', hanafuda('field: 3k 3r 8t\ntake: |'), '3k'],
  ['a table that is to be named', mahjong('table: |'), 'score'],
  [
    'points of two kinds',
    mahjong('situation: South seat\n555666z77z99s234m\nwin: 7z\nscore: |', 'lang=zh-Hans'),
    '?'
  ],
  ['the tile that wins', mahjong('234m345p567s66p78s\nron: |'), '6s'],
  ['the tile that wins, in Japanese', mahjong('234m345p567s66p78s\nロン: |'), '6s'],
  ['the best discard alone as the answer', mahjong('234m345p567s66p78s1z\nanswer: |'), '1z']
])('%s', (_, page, expected) => {
  const {labels, ids} = accepted(page)
  expect(labels).toContain(expected)
  expect(ids).toEqual([])
})

test('what has a message elsewhere, and what is being written, is not proposed', () => {
  const page = `${mahjong('1m\nsticks: 700×2')}\n${mahjong('1m\nsticks: 1000×2')}\n${mahjong('1m\nsticks: 10|')}`
  const {labels} = accepted(page)
  expect(labels).toContain('1000×2')
  expect(labels).not.toContain('700×2')
  expect(labels).not.toContain('10')
})

test('keys have the name and an example of the language that a block names', () => {
  const text = mahjong('234m345p567s66p78s\n', 'lang=ja')
  const items = service.completions(text, text.indexOf('78s') + 4)
  expect(items.find(({label}) => label === 'ロン')?.detail).toBe('対面から3m')
  expect(service.hover(mahjong('1m\nロン: 1m'), 16)?.key).toMatchObject({example: '対面から3m'})
  expect(service.hover(mahjong('1m\nron: 1m'), 16)?.key).toMatchObject({example: '3m from toimen'})
})
