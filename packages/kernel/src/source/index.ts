export * from './text/append.js'
export * from './text/characters.js'
export * from './language/grammars.js'
export * from './language/languages.js'
export * from './text/line.js'
export {
  addDictionaries,
  isAvailable,
  loadLanguage,
  wordsOfPackage,
  type DictionariesOf,
  type FurtherLanguage
} from './language/further-languages.js'
export * from './values/lookup.js'
export * from './language/dictionary.js'
export * from './message/message.js'
export * from './message/table.js'
export * from './nearest/edit-distance.js'
export * from './message/inner-places.js'
export * from './nearest/nearest.js'
export * from './text/numerals.js'
export * from './text/pattern.js'
export * from './message/phrase.js'
export * from './message/place.js'
export * from './text/sticky.js'
export * from './text/template.js'
export * from './values/value-text.js'
export * from './values/value.js'
export * from './text/wide.js'
export {groupDigits, type Grammar, type LanguageName} from './words/grammar.js'
