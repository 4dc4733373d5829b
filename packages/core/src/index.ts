export * from '@tehai/riichi/tile'
export * from './notation/index.js'
export * from './model/index.js'
export * from './format/index.js'
// Shared by all rooms: what `parse` returns, and the functions that print its messages.
export {
  codeFrame,
  languages,
  lineStarts,
  placeOf,
  sentence,
  type Language,
  type Message,
  type MessageTable,
  type Place,
  type Span
} from '@tehai/kernel/source'
