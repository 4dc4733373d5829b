import {describe, expect, test} from 'vitest'
import {languageService} from './index.js'
import {optionsOf} from './option-names.js'

const service = languageService()
const rows = {mahjong: '123m456p789s1122z', hanafuda: '1h 2h'} as const

/** Proposals at `|`. */
function proposalsAt(text: string): string[] {
  return service.completions(text.replace('|', ''), text.indexOf('|')).map(({label}) => label)
}

describe.each(['mahjong', 'hanafuda'] as const)('%s', game => {
  test.each(optionsOf(game, 'block'))('a block can have $id', ({id}) => {
    const text = `\`\`\`${game} ${id}=?\n${rows[game]}\n\`\`\`\n`
    expect(service.diagnostics(text).map(one => one.id)).not.toContain('unknown-option')
  })
})

test('names of options on the line of a fence, without those that it has', () => {
  const all = proposalsAt('```mahjong |\n123m456p789s1122z\n```\n')
  expect(all.slice(0, 4)).toEqual(['title', 'size', 'rules', 'lang'])
  expect(proposalsAt('```mahjong size=l |\n123m456p789s1122z\n```\n')).not.toContain('size')
  expect(proposalsAt('```mahjong si|\n123m456p789s1122z\n```\n')).toEqual(['size'])
  expect(proposalsAt('> ```hanafuda |\n> 1h\n> ```\n')).toContain('koikoi')
})

test.each([
  ['```mahjong size=|\n123m456p789s1122z\n```', ['l', 'm', 's']],
  ['```mahjong claims=|\n123m456p789s1122z\n```', ['mark', 'replace', 'off']],
  [':::tiles{layout=|}\n123m456p789s1122z\n:::', ['board', 'list', 'auto']],
  ['```mahjong waits=|\n123m456p789s1122z\n```', ['12z', '?', '"12z 4 tiles"']],
  ['```hanafuda rules=|\n1h\n```', ['nintendo', 'standard']]
])('values of an option: %s', (text, expected) => {
  expect(proposalsAt(text).slice(0, 3)).toEqual(expected)
})

test.each([
  '```mahj|ong size=l\n1m\n```',
  '```js |\n1m\n```',
  '``` |\n1m\n```',
  '```mahjong size=l\n1m\n```|'
])('none elsewhere: %s', text => {
  expect(proposalsAt(text)).toEqual([])
})
