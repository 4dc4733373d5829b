/** Markdown: what every host does with the constructs it finds. Works on their text, and knows no syntax tree. */
export {openFile, type OpenFile} from './file.js'
export {mahjongMarkdown} from './game.js'
export {mahjongBook, messages} from './mahjong-messages.js'
export {readFence, readRow} from './construct-reader.js'
export {watchRecords, type RecordOptions, type RecordsOption} from './records.js'
export {markdownSettings, type MarkdownOptions, type MarkdownSettings} from './settings.js'
export type {PresetWord, RulesByName, RulesOption, RulesText, RuleWord} from '../claims/rules-option.js'
