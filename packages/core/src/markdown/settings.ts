/**
 * Options of the Markdown stage of mahjong.
 */
import {wrongCall} from '@tehai/kernel/source'
import {rulesOfText} from '../claims/rules.js'
import type {RulesOption} from '../claims/rules-option.js'
import {defaultSettings, pageSettings, type PageOptions, type Settings} from '../page/grammar/keys/options.js'
import type {Records} from '../page/grammar/block/records.js'
import {recordsOf, type RecordsOption} from './records.js'
import {hostSettings, type HostOptions, type HostSettings} from '@tehai/kernel/markdown'

/** Options of a Markdown stage. Plain JSON, so that hosts that accept no functions can pass them. */
export interface MarkdownOptions extends Omit<PageOptions, 'rules'>, HostOptions {
  /** Where game records are read from (default: files below the working directory, in Node). */
  readonly records?: RecordsOption | null | undefined
  /** Rules that claims are checked by (default: the standard rules): `'tenhou'`, or `{preset: 'tenhou', kuitan: false}`. */
  readonly rules?: RulesOption | null | undefined
}

/** Options with every default filled in. */
export interface MarkdownSettings extends HostSettings {
  readonly page: Settings
  /** Whether `lang` was set: it then overrides the language of a page. */
  readonly fixedLanguage: boolean
  /** Reads game records; `null` if nothing does. */
  readonly records: Records | null
}

const emptyOptions: MarkdownOptions = {}
/**
 * Settings of a site.
 *
 * @throws {TypeError} if an option has a value it cannot have, or a name that is nearly that of an option. Other
 *   unknown options are left alone: sites share one object between the Markdown stage and the drawing stage.
 */
export function markdownSettings(options: Readonly<MarkdownOptions> | null | undefined): MarkdownSettings {
  const given = options ?? emptyOptions
  // The values that the type allows are a subset of those that a page can have.
  const page = pageSettings(given as PageOptions)
  const [wrong] = rulesOfText(page.rules).unknown
  if (wrong) throw wrongCall('`rules` to be a preset or rules', wrong.text, hint(wrong.nearest))
  return {
    page,
    ...hostSettings(given, ['tiles', '牌'], [...Object.keys(defaultSettings), 'records']),
    fixedLanguage: Boolean(given.lang),
    records: recordsOf(given.records)
  }
}

const hint = ([nearest]: readonly string[]): string => (nearest ? `; did you mean \`${nearest}\`?` : '')
