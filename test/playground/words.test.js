import {languages as all} from '@tehai/kernel/source'
import {tiles} from '@tehai/tile-art'
import {mahjongOf} from 'rehype-tiles/render'
import {expect, test} from 'vitest'
import {draw, loadBlocks} from '../../examples/astro/src/playground/drawing.js'
import {examples} from '../../examples/astro/src/playground/examples.js'
import {drawWith} from '../../examples/astro/src/playground/game.js'
import {labels} from '../../examples/astro/src/playground/labels.js'
import {markdownOf} from '../../examples/astro/src/playground/markdown.js'
import {countMessages, messagesIn} from '../../examples/astro/src/playground/messages.js'
import {defaults} from '../../examples/astro/src/playground/state.js'
import {readText} from '../../examples/astro/src/playground/text.js'
import {languages, loadWords, summaryOf, words} from '../../examples/astro/src/playground/words.js'

await loadBlocks()
drawWith(tiles, mahjongOf)
for (const language of languages) await loadWords(language)

const shape = value =>
  typeof value === 'object'
    ? Object.entries(value).map(([name, inside]) => [name, shape(inside)])
    : typeof value

/** Characters that words of a language need, of which English has none. */
const lettersOf = {
  ja: /[ぁ-ヿ一-龠]/,
  'zh-Hans': /\p{sc=Han}/u,
  'zh-Hant': /\p{sc=Han}/u,
  ko: /\p{sc=Hangul}/u
}
const others = languages.filter(language => language !== 'en')

test('the playground speaks every language', () => {
  expect(languages.toSorted()).toEqual(all.toSorted())
  expect(Object.keys(labels).toSorted()).toEqual(all.toSorted())
  expect(Object.keys(examples).toSorted()).toEqual(all.toSorted())
})

test.each(others)('%s says what English says, in words of its own', language => {
  expect(shape(words[language])).toEqual(shape(words.en))
  expect(shape(labels[language])).toEqual(shape(labels.en))
  expect(examples[language]).toHaveLength(examples.en.length)
  const letters = lettersOf[language]
  expect(examples[language].every(({name}) => letters.test(name))).toBe(true)
  const same = (given, english, path = '') =>
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'object'
        ? same(value, english[name], `${path}${name}.`)
        : typeof value === 'string' && value === english[name] && /[a-z]{3}/i.test(value)
          ? [path + name]
          : []
    )
  expect(same(labels[language], labels.en)).toEqual(['markdown'])
  expect(same(words[language], words.en)).toEqual([])
})

/** Messages of a text, with all that it needs loaded. */
async function messagesOf(text, language) {
  let drawn = draw(readText(text), defaults, language)
  for (let round = 0; drawn.needs && round < 4; round++) {
    await drawn.needs()
    drawn = draw(readText(text), defaults, language)
  }
  return messagesIn(text, drawn, language)
}

test.each(languages)(
  '%s: examples are right, but for the notation that auto does not read and the slips',
  async language => {
    const reported = []
    for (const {text} of examples[language]) reported.push((await messagesOf(text, language)).length)
    expect(reported.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(reported[8]).toBe(3)
  }
)

test.each(others)('%s: messages and the directive are in the language', async language => {
  const [message] = await messagesOf('8z', language)
  expect(message.reason).toMatch(lettersOf[language])
  const [{text}] = examples[language]
  const markdown = markdownOf(readText(text), text, defaults, language)
  expect(markdown).toMatch(/^:(?:tiles|牌)\[/)
})

const message = (severity, reason) => ({severity, reason})
const summary = (messages, lang) => summaryOf(messages, countMessages(messages), lang)

test('a summary counts, and says the first error', () => {
  const messages = [message('warning', 'A'), message('error', 'B `8z`'), message('error', 'C')]
  expect(summary(messages, 'en')).toBe('2 errors, 1 warning. B 8z')
  expect(summary(messages, 'ja')).toBe('エラー2件、警告1件。B 8z')
  expect(summary(messages, 'zh-Hans')).toBe('2个错误、1个警告。B 8z')
  expect(summary(messages, 'zh-Hant')).toBe('2個錯誤、1個警告。B 8z')
  expect(summary(messages, 'ko')).toBe('오류 2개, 경고 1개. B 8z')
  expect(summary([], 'en')).toBe('No problems.')
  expect(summary([message('warning', 'A')], 'en')).toBe('1 warning. A')
})
