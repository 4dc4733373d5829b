import {expect, test} from 'vitest'
import {languageService} from '../index.js'
import {valuesOf} from './values.js'

const service = languageService()

/** A value, and a block in which its key says something. */
const rows: ReadonlyArray<['mahjong' | 'hanafuda', string, (value: string) => string]> = [
  ['mahjong', 'rules', value => `rules: ${value}\n19m123p456s11z55z`],
  ['mahjong', 'size', value => `size: ${value}\n123m`],
  ['mahjong', 'seat', value => `seat: ${value}\n123m456p789s1122z`],
  ['mahjong', 'round', value => `round: ${value}\n123m456p789s1122z`],
  ['hanafuda', 'chart', value => `chart: ${value}`],
  ['hanafuda', 'rules', value => `rules: ${value}\n1h 3h 8h\nyaku: ?`],
  ['hanafuda', 'koikoi', value => `captured: 1h 3h 8h\nkoikoi: ${value}`]
]

test.each(rows)('every value of %s %s is read back', (game, id, text) => {
  const listed = valuesOf(game, id)
  expect(listed.length).toBeGreaterThan(1)
  for (const value of listed)
    expect([
      value,
      service.diagnostics(`\`\`\`${game}\n${text(value)}\n\`\`\`\n`).map(({reason}) => reason)
    ]).toEqual([value, []])
})
