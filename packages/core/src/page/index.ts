export {
  parseBlock,
  type Block,
  type BlockItem,
  type BlockKey,
  type BlockRow,
  type BlockSection
} from './block.js'
export {checkBlock, type CheckOptions} from './check.js'
export type {CheckedBlock, CheckedClaim, CheckedSection, Fact, Part, RowPart} from './checked.js'
export {
  fillOf,
  type CheckClaim,
  type CheckHand,
  type Claim,
  type ClaimedHand,
  type ClaimState,
  type PlacedMessage,
  type SaidPlace,
  type Verdict
} from './claims.js'
export {blockRow, inlineCode} from './code.js'
export {checkInline, type CheckedInline, type InlineOptions} from './inline.js'
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
} from './keys.js'
export {findPlayer, type Who} from './lines.js'
export {blockMarkup} from './markup-of.js'
export {parseMarks, type MarkList} from './mark-list.js'
export type {MarkItem} from './marks.js'
export {pageMessage, pageMessages, type PageMessageId} from './messages.js'
export {readingOfY} from './option-values.js'
export {
  defaultSettings,
  fileSettings,
  pageSettings,
  type FileSettings,
  type PageOptions,
  type RulesSetting,
  type Settings
} from './options.js'
export {readRow, type ReadRow} from './row.js'
export {
  formatRowOptions,
  optionsOfClasses,
  parseRowOptions,
  rowClasses,
  rowOptionNames,
  type ParsedRowOptions,
  type RowOptions
} from './row-options.js'
export {everyMessage, sentenceOf} from './sentences.js'
export {
  mergeSituations,
  nameOfFact,
  parseSituation,
  situationOf,
  type DoraKey,
  type Situation,
  type SituationFact,
  type SituationValue,
  type Stage
} from './situation.js'
export {unreadMark} from './words.js'
