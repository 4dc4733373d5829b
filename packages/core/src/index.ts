export * from '@tehai/riichi/tile'
export * from './notation/index.js'
export * from './model/index.js'
export * from './format/index.js'
// Of what all rooms share: what `parse` returns, and what prints its messages.
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
