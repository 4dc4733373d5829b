import {expect, test} from 'vitest'
import {languageService} from '../../index.js'
import {valuesOf} from './values.js'

const service = languageService()

/** A value, and a block in which its key says something. */
const rows: ReadonlyArray<['mahjong' | 'hanafuda', string, (value: string) => string]> = [
  ['mahjong', 'rules', value => `rules: ${value}\n19m123p456s11z55z`],
  ['mahjong', 'size', value => `size: ${value}\n123m`],
  ['mahjong', 'seat', value => `seat: ${value}\n123m456p789s1122z`],
  ['mahjong', 'round', value => `round: ${value}\n123m456p789s1122z`],
  ['mahjong', 'riichi', value => `riichi: ${value}\n123m456p789s1122z`],
  ['mahjong', 'haitei', value => `123m456p789s1122z1z\nwin: 1z\nhaitei: ${value}`],
  ['mahjong', 'layout', value => `layout: ${value}\nself: 123m456p789s1122z`],
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

test.each(['show', 'open'])('every value of %s, which needs a record, is read back', id => {
  for (const value of valuesOf('mahjong', id)) {
    const page = `\`\`\`mahjong\nlog: missing.xml\n${id}: ${value}\n\`\`\`\n`
    const faults = service.diagnostics(page).filter(({start}) => start >= page.indexOf(`${id}:`))
    expect([value, faults.map(({reason}) => reason)]).toEqual([value, []])
  }
})

test('values are those of the language of their key', () => {
  const proposed = (text: string) => service.completions(text, text.lastIndexOf('\n')).map(({label}) => label)
  expect(proposed('```mahjong\n123m\n配置: \n```').slice(0, 3)).toEqual(['卓', '一覧', '自動'])
  expect(proposed('```mahjong\n123m\n자풍: \n```').slice(0, 4)).toEqual(['동', '남', '서', '북'])
  expect(proposed('```hanafuda\n1h 3h\n규칙: \n```').slice(0, 2)).toEqual(['닌텐도', '꽃구경 없음'])
  expect(proposed('```hanafuda\n1h 3h\nrules: \n```').slice(0, 2)).toEqual(['nintendo', 'standard'])
})
