import {afterAll, expect, test} from 'vitest'
import {isAvailable, loadLanguage, wordsOfPackage} from './further-languages.js'
import {addDictionaries, languages} from '../index.js'

// Test files share their modules: with a package that lacks a language, the language would be unavailable in all that follow.
afterAll(() => {
  for (const language of languages) for (const name of ['toy', 'other']) addDictionaries(language, name, {})
})

test('a list has the resident languages, and others when they are added', () => {
  const dictionariesOf = wordsOfPackage('toy', {}, {})
  const list = dictionariesOf<Record<'en' | 'ja' | 'zh-Hans', string>>('room', {en: 'east', ja: '東'})
  expect([list.en, list.ja]).toEqual(['east', '東'])
  expect(list['zh-Hans']).toBe('east') // nothing can be loaded here: English, and it is said to be unavailable
  expect(isAvailable('en')).toBe(true)
  expect(isAvailable('zh-Hans')).toBe(false)
  addDictionaries('zh-Hans', 'toy', {room: '东'})
  expect(list['zh-Hans']).toBe('东')
})

test('a language is loaded once', async () => {
  let loaded = 0
  const load = async () => {
    loaded++
    addDictionaries('zh-Hans', 'other', {room: '南'})
  }
  const list = wordsOfPackage(
    'other',
    {},
    {'zh-Hans': load}
  )<Record<string, string>>('room', {en: 'south'} as never)
  await loadLanguage('zh-Hans')
  await loadLanguage('zh-Hans')
  expect(loaded).toBe(1)
  expect(list['zh-Hans']).toBe('南')
})
