import {expect, test} from 'vitest'
import {almostFence, constructsOf, documentOf, positionOf} from '@tehai/kernel/markdown'
import {mahjongMarkdown} from './game.js'

const constructs = constructsOf(mahjongMarkdown())

// [why the row is here, language, what was meant]
const rows: readonly (readonly [why: string, lang: string | null, meant: string | null])[] = [
  ['a letter is missing', 'mahjon', 'mahjong'],
  ['another order', 'Majhong', 'mahjong'],
  ['options at once', 'mahjong{title="a"}', 'mahjong title="a"'],
  ['a colon', 'mahjong:', 'mahjong'],
  ['the name of the directive', 'tiles', 'mahjong'],
  ['ours', 'Mahjong', null],
  ['of another plugin', 'mermaid', null],
  ['Markdown', 'markdown', null],
  ['a program', 'js', null],
  ['options of others', 'js{1,3}', null],
  ['none', null, null]
]
for (const [why, lang, meant] of rows) {
  test(`almost-fence: ${why} (${lang})`, () => {
    const text = `- \`\`\` ${lang ?? ''}\n  a\n  \`\`\``
    const document = documentOf(text)
    const position = positionOf(document, 2, text.length)
    const [found] = almostFence(document, {lang, position}, constructs)
    expect(found?.message.expected[0] ?? null).toBe(meant)
    if (found) expect(found.place).toEqual(positionOf(document, 6, 6 + lang!.length))
  })
}

test('almost: a short name counts where the block has tiles', () => {
  const document = documentOf('```mj\n```')
  const position = positionOf(document, 0, document.text.length)
  const of = (value: string) => almostFence(document, {lang: 'mj', value, position}, constructs)
  expect(of('123m456p\nwaits: 3z')[0]?.message.expected).toEqual(['mahjong'])
  expect(of('\\frac{1}{2}')).toEqual([])
})
