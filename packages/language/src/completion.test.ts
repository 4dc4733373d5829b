import {expect, test} from 'vitest'
import {languageService} from './index.js'

const service = languageService()

/** What is proposed first at `|` in a text. */
function proposed(text: string): string[] {
  const offset = text.indexOf('|')
  return service
    .completions(text.replace('|', ''), offset)
    .slice(0, 3)
    .map(({label}) => label)
}

const block = (lines: string) => `\`\`\`mahjong\n123m456p789s1122z\n${lines}\n\`\`\`\n`
const front = (lang: string) => `---\nlang: ${lang}\n---\n\n`

// [why the row is here, text, the first proposals]
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['the usual keys', block('|'), ['situation', 'ron', 'score']],
  ['what is written is not proposed again', block('ron: 1z\n|'), ['situation', 'score', 'waits']],
  ['in the language of the front matter', front('zh-CN') + block('|'), ['局面', '荣和', '点数']],
  ['in the other writing of Chinese', front('zh-TW') + block('|'), ['局面', '榮和', '點數']],
  ['in the language of a page with kana', `手牌です。\n\n${block('|')}`, ['状況', 'ロン', '点数']],
  ['in the language of the other keys', block('听牌: 12z\n|'), ['局面', '荣和', '点数']],
  [
    'English, where the other keys are',
    front('zh-CN') + block('waits: 12z\n|'),
    ['situation', 'ron', 'score']
  ],
  ['a claim as it is true', block('waits: |'), ['12z', '?']],
  ['nothing outside of constructs', 'wai|', []]
]

test.each(rows)('%s', (_, text, expected) => expect(proposed(text)).toEqual(expected))

test('a hover has facts in words, no table of discards', () => {
  const facts = (row: string) => service.hover(`:tiles[${row}]`, 8)!.facts.map(([key]) => key)
  expect(facts('123m456p789s1122z')).toEqual(['waits', 'shanten', 'ukeire'])
  expect(facts('123m456p789s1122z5p')).not.toContain('ukeire')
})
