/**
 * Markdown → checked tree: the parser that `build` and `check` share, and its options on the command line.
 */
import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified, type PluggableList, type Processor} from 'unified'
import {VFile} from 'vfile'
import type {Language} from '@tehai/kernel/source'
import {valueOf, type CommandArguments, type OptionSpecs} from '../command/command.js'
import {dialectOption} from '../hand/row-options.js'
import {usageError} from '../terminal/usage.js'
import {riichiRules} from '../hand/win.js'
import {messageOnFile} from './findings.js'
import {refuseHanafudaRules, type Games, type ReaderSettings} from './games.js'
import {joinedText} from './joined-text.js'
import {isMdx, mdxFault, mdxMessages, mdxPlugins} from './mdx.js'
import {commandWords} from '../words/commands.js'

export const readerOptions: OptionSpecs = {
  dialect: dialectOption,
  'inline-code': {
    type: 'string',
    value: 'prefix',
    about: commandWords.options.inlineCode
  },
  rules: {
    type: 'string',
    value: 'name',
    about: commandWords.options.claimRules
  },
  'hanafuda-rules': {
    type: 'string',
    value: 'name',
    about: commandWords.options.hanafudaRules
  }
}

/** Options of the games from the arguments. */
export function readerSettings(given: CommandArguments): ReaderSettings {
  const dialect = valueOf(given, 'dialect')
  const inlineCode = valueOf(given, 'inline-code')
  const rules = valueOf(given, 'rules')
  const hanafudaRules = valueOf(given, 'hanafuda-rules')
  return {
    ...(dialect !== undefined && {dialect: dialect as NonNullable<ReaderSettings['dialect']>}),
    ...(inlineCode !== undefined && {inlineCode}),
    ...(rules !== undefined && {rules: rules as NonNullable<ReaderSettings['rules']>}),
    ...(hanafudaRules !== undefined && {hanafudaRules})
  }
}

/**
 * Reject invalid options of the games before any file is read.
 *
 * @throws {UsageError} for unknown rules, and for an empty prefix.
 */
export async function refuseReaderOptions(given: CommandArguments): Promise<void> {
  const rules = valueOf(given, 'rules')
  if (rules !== undefined) riichiRules([rules])
  const hanafudaRules = valueOf(given, 'hanafuda-rules')
  if (hanafudaRules !== undefined) await refuseHanafudaRules(hanafudaRules)
  if (valueOf(given, 'inline-code') === '')
    throw usageError('missing-value', {actual: '--inline-code', example: '--inline-code mj:'})
}

/** A processor that parses Markdown and checks the games in it. `syntax`: plugins of the syntax of MDX. */
function makeReader(
  {readers}: Pick<Games, 'readers'>,
  syntax: PluggableList = []
): Processor<Root, Root, Root> {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml', 'toml'])
    .use(remarkGfm)
    .use(syntax)
    .use(readers)
    .use(joinedText) as unknown as Processor<Root, Root, Root>
}

/** A page that has been parsed, and the function that checks it. */
export interface ParsedPage {
  readonly reader: Processor<Root, Root, Root>
  readonly tree: Root
  readonly file: VFile
}

/**
 * Parse a page. Never throws for any text: a file that is not MDX although its name says so is read as Markdown, with a
 * message on it.
 *
 * @param name
 *   Name of the file, or `-`.
 */
export async function parsePage(
  games: Pick<Games, 'readers'>,
  text: string,
  name: string,
  language: Language
): Promise<ParsedPage> {
  // Game records are found from the folder of the page.
  const file = new VFile(name === '-' || name === '' ? text : {value: text, path: name})
  if (isMdx(name)) {
    const reader = makeReader(games, await mdxPlugins(name))
    try {
      return {reader, tree: reader.parse(file), file}
    } catch (error) {
      messageOnFile(file, mdxFault(error, text), mdxMessages, language)
    }
  }
  const reader = makeReader(games)
  return {reader, tree: reader.parse(file), file}
}
