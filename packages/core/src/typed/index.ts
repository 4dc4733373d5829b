export {conflictIds, conflictSentence, type ConflictId} from './situation.js'
export {typedMessages, type TypedMessageId} from './messages.js'
