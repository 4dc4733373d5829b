export * from './append.js'
export * from './characters.js'
export * from './grammars.js'
export * from './languages.js'
export * from './line.js'
export {
  addDictionaries,
  isAvailable,
  loadLanguage,
  wordsOfPackage,
  type DictionariesOf,
  type FurtherLanguage
} from './loading.js'
export * from './lookup.js'
export * from './dictionary.js'
export * from './message.js'
export * from './message-table.js'
export * from './edit-distance.js'
export * from './moved.js'
export * from './nearest.js'
export * from './numerals.js'
export * from './pattern.js'
export * from './phrase.js'
export * from './place.js'
export * from './sticky.js'
export * from './template.js'
export * from './value-text.js'
export * from './value.js'
export * from './wide.js'
export {groupDigits, type Grammar, type LanguageName} from './words/grammar.js'
