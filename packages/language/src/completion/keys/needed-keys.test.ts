import {expect, test} from 'vitest'
import {languageService} from '../../index.js'

const service = languageService()

/** Proposals at `|`. */
const proposalsAt = (text: string): readonly string[] =>
  service.completions(text.replace('|', ''), text.indexOf('|')).map(({label}) => label)

// [a block, keys that are proposed, keys that are not]
test.each<[string, readonly string[], readonly string[]]>([
  ['```mahjong\n123m456p789s1122z\n|\n```', ['waits', 'log'], ['kyoku', 'at', 'show', 'open']],
  ['```mahjong\nlog: game.xml\n|\n```', ['kyoku', 'at', 'show', 'open'], []],
  ['```mahjong\n123m456p789s1122z\nky|\n```', ['kyoku'], []],
  ['```hanafuda\ncaptured: 1h 3h\n|\n```', ['yaku', 'score', 'near'], ['total', 'take', 'best']],
  ['```hanafuda\nplains: 10\n|\n```', ['yaku', 'score'], ['total', 'take', 'best']],
  ['```hanafuda\nfield: 1k\nhand: 1h\n|\n```', ['take', 'best'], ['near', 'total']],
  ['```hanafuda\nsheet: Hana, Taro\n1: Hana 6\n|\n```', ['total'], ['take', 'best']]
])('keys of %j', (text, possible, others) => {
  const found = proposalsAt(text)
  expect(found).toEqual(expect.arrayContaining([...possible]))
  for (const one of others) expect(found).not.toContain(one)
})

test.each<[string, boolean]>([
  ['```mahjong\nrules: sanma\n123p777p234s789s1z 1z\nseat: |\n```', false],
  ['```mahjong\n123m456p789s1122z\nseat: |\n```', true]
])('north of %j', (text, isThere) => {
  expect(proposalsAt(text).some(one => one === 'north' || one === '北')).toBe(isThere)
})
