import {expect, test} from 'vitest'
import {markdownOf} from '../../examples/astro/src/playground/markdown.js'
import {defaults} from '../../examples/astro/src/playground/state.js'
import {readText} from '../../examples/astro/src/playground/text.js'

const markdown = (text, state = {}, lang = 'en') =>
  markdownOf(readText(text), text, {...defaults, ...state}, lang)

// [why the row is here, Markdown, text, state, language]
const rows = [
  ['nothing', '', ''],
  ['tiles for a sentence', ':tiles[123m]', '123m'],
  ['in Japanese', ':牌[123m]', '123m', {}, 'ja'],
  ['what was chosen', ':tiles[m123]{dialect=kobalab size=xl}', 'm123', {dialect: 'kobalab', size: 'xl'}],
  ['colours are the choice of a site', ':tiles[1m]', '1m', {palette: 'black'}],
  ['brackets', ':tiles[\\[11,12\\]]{dialect=tenhou-json}', '[11,12]', {dialect: 'tenhou-json'}],
  ['a river has a block', '```mahjong\nj1m2p\n```', 'j1m2p'],
  ['a block', '```mahjong size=m\n123m\nwaits: ?\n```', '123m\nwaits: ?\n', {size: 'm'}],
  ['a block with its fence', '```mahjong title="A b"\n1m\n```', '~~~mahjong title="A b"\n1m\n~~~'],
  ['a fence in a block', '````mahjong\n1m\n```\n````', '1m\n```'],
  ['a directive stays as it is', ':tiles[1m]{size=s}', ' :tiles[1m]{size=s}', {size: 'xl'}]
]
for (const [why, expected, text, state, lang] of rows) {
  test(why, () => {
    expect(markdown(text, state, lang)).toBe(expected)
  })
}

test('Markdown reads back as what was typed', () => {
  for (const text of ['123m', '[11,12]', 'j1m2p', 'title: A\n1m']) {
    expect(readText(markdown(text)).source).toBe(text)
  }
})
