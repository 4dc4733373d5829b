/**
 * A third game needs no change of the kernel, of remark-mahjong or of rehype-tiles.
 */
import rehypeStringify from 'rehype-stringify'
import {drawingPlugin} from 'rehype-tiles/drawing'
import {attachGame} from 'remark-mahjong/adapter'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {drawing, markdown} from './toy-game.js'

function pageOf(...lines) {
  const file = unified()
    .use(remarkParse)
    .use(function () {
      return attachGame(this, markdown)
    })
    .use(remarkRehype)
    .use(() => drawingPlugin(drawing, {output: 'inline'}))
    .use(rehypeStringify)
    .processSync(['```dominoes', ...lines, '```'].join('\n'))
  const messages = file.messages.map(
    ({ruleId, line, column, reason}) => `${line}:${column} ${ruleId} ${reason}`
  )
  return {html: String(file), messages}
}

test('its rows are drawn', () => {
  const {html, messages} = pageOf('1-6 6-6 6-3')
  expect(messages).toEqual([])
  expect(html).toContain('<figure class="dominoes">')
  expect(html).toMatch(/role="img" aria-label="1-6, 6-6, 6-3"><svg [^>]*viewBox="0 0 (\d+) 400"/)
})

test('an unknown key gets the nearest one', () => {
  const {messages} = pageOf('1-6 6-6', 'pipps: 19')
  const sentence = 'Unexpected key `pipps`, expected a known key such as `pips`; did you mean `pips`?'
  expect(messages).toEqual([`3:1 unknown-key ${sentence}`])
})

// [why the row is here, line of the key, state, messages]
const claims = [
  ['true', 'pips: 19', 'true', []],
  ['false', 'pips: 20', 'false', ['3:7 false-pips Unexpected `20`, expected 19']],
  ['filled in', '目：？', 'filled', []]
]
test.each(claims)('a key is checked: %s', (_, line, state, expected) => {
  const {html, messages} = pageOf('1-6 6-6', line)
  expect(messages).toEqual(expected)
  expect(html).toContain(`dominoes-claim-${state}`)
  expect(html).toContain(state === 'false' ? '<dd>20</dd>' : '<dd>19</dd>')
})

test.each([
  ['a key without its colon', ['1-6', 'pips 7'], 'missing-colon'],
  ['a key twice', ['1-6', 'pips: 7', 'pips: 7'], 'double-key'],
  ['a key without a row', ['pips: 7'], 'empty-block']
])('messages of all games: %s', (_, lines, id) => {
  expect(pageOf(...lines).messages.map(one => one.split(' ')[1])).toContain(id)
})
