/**
 * Placeholders of usage, in the language of help: `<file>`, `[file …]`. Names of files and values that are typed
 * literally, such as `<page.md>` and `<svg|png>`, are not translated.
 */
import type {Language} from '@tehai/kernel/source'
import {commandWords} from '../words/commands.js'

const words = new Map(Object.entries(commandWords.placeholders))

/** A name in angle brackets, or alone in square ones: `[<rules>]` is the former, `[--check]` neither. */
const placeholder = /(?<=<)[^<> …][^<>…]*(?=(?: …)?>)|(?<=\[)[a-z]+(?= …\])/g

/** A line of usage with its placeholders in a language. */
export const usageIn = (line: string, language: Language): string =>
  line.replace(placeholder, name => words.get(name)?.[language] ?? name)
