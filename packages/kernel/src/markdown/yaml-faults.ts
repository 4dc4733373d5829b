/**
 * What is wrong with YAML, in words: the codes of errors of the package `yaml` (`ErrorCode` of its `errors.ts`).
 */
import type {Vocabulary} from '../source/message/message.js'
import {inEachLanguage} from '../source/message/table.js'
import {dictionaries} from './words/yaml.js'

const words = inEachLanguage(dictionaries)

/** What each code says. */
const faults: readonly (readonly [code: string, fault: keyof typeof dictionaries.en])[] = [
  ['ALIAS_PROPS', 'anchor'],
  ['BAD_ALIAS', 'anchor'],
  ['MULTIPLE_ANCHORS', 'anchor'],
  ['MULTIPLE_TAGS', 'tag'],
  ['TAG_RESOLVE_FAILED', 'tag'],
  ['BAD_COLLECTION_TYPE', 'tag'],
  ['BAD_PROP_ORDER', 'anchor'],
  ['BAD_DIRECTIVE', 'directive'],
  ['BAD_DQ_ESCAPE', 'backslash'],
  ['BAD_INDENT', 'indent'],
  ['TAB_AS_INDENT', 'tab'],
  ['BAD_SCALAR_START', 'start'],
  ['BLOCK_AS_IMPLICIT_KEY', 'nested'],
  ['BLOCK_IN_FLOW', 'nested'],
  ['MULTILINE_IMPLICIT_KEY', 'multiline'],
  ['KEY_OVER_1024_CHARS', 'long'],
  ['NON_STRING_KEY', 'key'],
  ['DUPLICATE_KEY', 'duplicate'],
  ['MISSING_CHAR', 'missing'],
  ['MULTIPLE_DOCS', 'documents'],
  ['UNEXPECTED_TOKEN', 'unexpected'],
  ['IMPOSSIBLE', 'unexpected'],
  ['RESOURCE_EXHAUSTION', 'deep']
]

/** Words by code. */
export const yamlFaults: Vocabulary = Object.fromEntries(faults.map(([code, fault]) => [code, words[fault]]))
