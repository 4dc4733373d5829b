/**
 * What the playground says while it is used. Words that never change are in `labels.js`.
 *
 * `reference` is the folder of the wiki whose pages of notations and messages it links to.
 */
import en from './dictionaries/en.js'
import ja from './dictionaries/ja.js'

const further = {
  'zh-Hans': () => import('./dictionaries/zh-Hans.js'),
  'zh-Hant': () => import('./dictionaries/zh-Hant.js'),
  ko: () => import('./dictionaries/ko.js')
}

/** The words by language: English and Japanese, and what has been loaded. */
export const words = {en, ja}

/** Languages of the playground. */
export const languages = [...Object.keys(words), ...Object.keys(further)]

/** Load the words of a language. */
export async function loadWords(lang) {
  words[lang] ??= (await further[lang]()).default
}

/** A message for those who listen: how many there are, and the first. */
export function summaryOf(messages, {errors, warnings}, lang) {
  const say = words[lang]
  if (messages.length === 0) return say.none
  const first = messages.find(({severity}) => severity === 'error') ?? messages[0]
  return say.summary(say.count(errors, warnings), first.reason.replaceAll('`', ''))
}
