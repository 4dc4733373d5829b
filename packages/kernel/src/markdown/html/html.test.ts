import {expect, test} from 'vitest'
import {codeAfterTag, htmlTexts} from './html.js'

// [why the row is here, HTML, its texts; `name: ` before one in an element that takes no pictures]
const rows: readonly (readonly [why: string, html: string, texts: readonly string[]])[] = [
  ['a cell', '<td align="center">a</td>', ['a']],
  ['text around', 'a<b>b</b>c', ['a', 'b', 'c']],
  ['no attributes', '<a title=":tiles[1m]>" href=\'>\' x=y>a</a>', ['a']],
  ['no comments', 'a<!-- <b>:tiles[1m] -->b<!DOCTYPE html><?php echo ?>c', ['a', 'b', 'c']],
  ['no code', '<pre>a<b>b</b></pre><code>c</code><kbd>d</kbd>e', ['e']],
  ['no scripts', '<script>if (a<b) ":tiles[1m]"</script><style>a</style>b', ['b']],
  ['code that is not closed', 'a<pre>b<p>c', ['a']],
  ['code in code', '<pre><code>a</code>b</pre>c', ['c']],
  ['code in capitals', '<PRE>a</PRE>b', ['b']],
  [
    'a field',
    '<textarea>a<b></textarea>b<svg><text>c</text></svg><svg/>d',
    ['textarea: a<b>', 'b', 'svg: c', 'd']
  ],
  ['a name that begins like one', '<codex>a</codex><prefix>b', ['a', 'b']],
  ['less than', '1 < 2 <3 <', ['1 < 2 <3 <']],
  ['a tag that is not closed', 'a<b title="c', ['a']],
  ['a comment that is not closed', 'a<!-- c', ['a']],
  ['a quote among attributes', '<p a"b>c</p>', ['c']]
]
for (const [why, html, texts] of rows) {
  test(`html: ${why}`, () => {
    const found = htmlTexts(html).map(
      ({start, end, within}) => (within === null ? '' : `${within}: `) + html.slice(start, end)
    )
    expect(found).toEqual(texts)
  })
}

test('tags and comments that nothing closes take linear time', () => {
  const runs = ['<', '<a ', '<!--', '<pre>', '<svg>', '<textarea>', '</', '<a b="'].map(piece => {
    const text = piece.repeat(20_000)
    const start = process.cpuUsage()
    htmlTexts(text)
    return process.cpuUsage(start).user / 1000
  })
  expect(Math.max(...runs)).toBeLessThan(500)
})

test('html: elements of code that are open after the tags of a line', () => {
  const after = (...tags: string[]) => tags.reduce<readonly string[]>(codeAfterTag, [])
  expect(after('<code>')).toEqual(['code'])
  expect(after('<code class="a">', '<b>')).toEqual(['code'])
  expect(after('<code>', '</CODE>', '<b>', '<!-- <code> -->', '<kbd/>')).toEqual([])
  expect(after('<pre>', '<code>', '</pre>')).toEqual([])
})
