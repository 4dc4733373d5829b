export {
  parseBlock,
  type Block,
  type BlockItem,
  type BlockKey,
  type BlockRow,
  type BlockSection
} from './grammar/block/block.js'
export {checkBlock, type CheckOptions} from './check-block.js'
export type {
  BoardPart,
  CheckedBlock,
  CheckedClaim,
  CheckedSection,
  Fact,
  Part,
  RowPart
} from './check/result/checked-block.js'
export type {
  CheckClaim,
  CheckHand,
  Claim,
  ClaimedHand,
  ClaimState,
  PlacedMessage,
  KeyPlace,
  Verdict
} from './check/result/claims.js'
export {
  formatBoards,
  type BoardNames,
  type BoardWords,
  type ReadBoard,
  type ReadBoards,
  type ReadSeat,
  type WrittenBoard,
  type WrittenSeat
} from './row/board-row.js'
export {readBoards} from './row/read-boards.js'
export type {
  OnFile,
  ReadFile,
  RecordFile,
  RecordAnswer,
  RecordFault,
  RecordPosition,
  RecordRequest,
  Records
} from './grammar/block/records.js'
export {openingWords, viewWords} from './grammar/block/record-words.js'
export {fillOf} from './grammar/values/fill.js'
export {checkInline, type CheckedInline, type InlineOptions} from './check/inline/inline.js'
export {
  findKey,
  keyOf,
  keys,
  nearestKeys,
  type ClaimKey,
  type FoundKey,
  type Key,
  type KeyGroup,
  type KeyId,
  type KeyOf,
  type KeyValue
} from './grammar/keys/keys.js'
export {headerOfKey} from './grammar/block/header-row.js'
export {findPlayer, type Who} from './grammar/situation/players.js'
export {readWinWords, type WinWords} from './grammar/values/win-words.js'
export {blockMarkup} from './show/markup-of.js'
export {parseMarks, type MarkList} from './grammar/tiles/mark-list.js'
export type {MarkItem} from './grammar/tiles/marks.js'
export {pageMessage, pageMessages, type PageMessageId} from './grammar/messages.js'
export {readingOfY} from './grammar/keys/option-values.js'
export {
  defaultSettings,
  fileSettings,
  pageSettings,
  type FileSettings,
  type PageOptions,
  type RulesSetting,
  type Settings
} from './grammar/keys/options.js'
export {readRow} from './check/rows/read-row.js'
export {drawnRow, type ReadRow} from './row/row.js'
export type {RowOptions} from './row/row-options.js'
export {
  blockRow,
  formatRowOptions,
  inlineCode,
  optionsOfClasses,
  parseRowOptions,
  rowClasses,
  rowOptionNames,
  type ParsedRowOptions
} from './row/wire.js'
export {everyMessage, sentenceOf} from './check/result/sentences.js'
export {
  mergeSituations,
  situationOf,
  type DoraKey,
  type Situation,
  type SituationFact,
  type SituationValue,
  type Stage
} from './grammar/situation/situation.js'
export {nameOfFact} from './grammar/situation/fact-names.js'
export {parseSituation} from './grammar/situation/parse-situation.js'
export {unreadMark} from './check/inline/words.js'
