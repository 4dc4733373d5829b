import {expect, test} from 'vitest'
import type {Span} from '@tehai/kernel/source'
import {defaultSettings, fileSettings, pageSettings} from './options.js'
import {languageOf} from '@tehai/kernel/block'
import {sentenceOf} from '../../check/result/sentences.js'

test('options: nothing gives the defaults', () => {
  for (const options of [undefined, null, {}, {dialect: null}])
    expect(pageSettings(options)).toEqual(defaultSettings)
})

test('options: a site sets what it likes; properties of others are left alone', () => {
  const options = {dialect: 'quote', size: 3, lang: 'ja', rules: {kuitan: false}, output: 'img'} as const
  expect(pageSettings(options)).toEqual({
    ...defaultSettings,
    dialect: 'quote',
    size: 3,
    lang: 'ja',
    rules: {kuitan: false}
  })
})

// [option, a wrong value, what the error says].
const wrong: ReadonlyArray<[string, unknown, RegExp]> = [
  ['dialect', 'qoute', /^Expected `dialect` to be one of auto, mpsz, .*, got `qoute`$/],
  ['size', 100, /^Expected `size` to be .*, got `100`$/],
  ['lang', 'de', /^Expected `lang` to be `en` or `ja`.*, got `de`$/],
  ['rules', 3, /^Expected `rules` to be .*, got `3`$/],
  ['claims', true, /^Expected `claims` to be .*, got `true`$/]
]
for (const [name, value, expected] of wrong) {
  test(`options: a wrong \`${name}\` throws`, () => {
    expect(() => pageSettings({[name]: value})).toThrow(expected)
    expect(() => pageSettings({[name]: value})).toThrow(TypeError)
  })
}

const span = (start: number): Span => ({start, end: start + 3})

test('front matter overrides the site; what it cannot mean is a message at its place', () => {
  const {settings, messages} = fileSettings(pageSettings({dialect: 'quote', size: 'm'}), [
    {name: 'dialect', value: 'kobalab', nameSpan: span(0), valueSpan: span(10)},
    {name: 'size', value: 'vast', nameSpan: span(20), valueSpan: span(30)},
    {name: 'dialct', value: 'mpsz', nameSpan: span(40), valueSpan: null},
    {name: 'constructor', value: 1, nameSpan: null, valueSpan: null},
    {name: 'rules', value: {kuitan: false}, nameSpan: null, valueSpan: null},
    {name: 'lang', value: null, nameSpan: null, valueSpan: null}
  ])
  expect(settings).toMatchObject({dialect: 'kobalab', size: 'm', lang: 'en', rules: {kuitan: false}})
  expect(messages.map(({id, start}) => `${id} ${start}`)).toEqual([
    'bad-value 30',
    'unknown-option 40',
    'unknown-option 0'
  ])
  expect(sentenceOf(messages[1]!, '', 'en')).toMatch(/`dialct`.*did you mean `dialect`\?$/)
})

// [language tag, language].
const tags: ReadonlyArray<[string, string | undefined]> = [
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['en-GB', 'en'],
  ['en_US.UTF-8', 'en'],
  ['ja-Hira-JP-x', 'ja'],
  ['日本語', 'ja'],
  ['EN', 'en'],
  ['de', undefined],
  ['', undefined]
]
for (const [tag, expected] of tags) test(`language of ${tag}`, () => expect(languageOf(tag)).toBe(expected))
