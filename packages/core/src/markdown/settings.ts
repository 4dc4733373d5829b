/**
 * Options of the Markdown stage of mahjong.
 */
import {rulesOfText} from '../claims/rules.js'
import type {RulesOption} from '../claims/rules-option.js'
import {defaultSettings, pageSettings, type PageOptions, type Settings} from '../page/grammar/options.js'
import {hostSettings, type HostOptions, type HostSettings} from '@tehai/kernel/markdown'

/** Options of a Markdown stage. Plain JSON, so that hosts which take no functions can pass them. */
export interface MarkdownOptions extends Omit<PageOptions, 'rules'>, HostOptions {
  /** Rules that claims are checked by (default: the standard rules): `'tenhou'`, or `{preset: 'tenhou', kuitan: false}`. */
  readonly rules?: RulesOption | null | undefined
}

/** Options with every default filled in. */
export interface MarkdownSettings extends HostSettings {
  readonly page: Settings
  /** Whether `lang` was set: then it overrides the language of a page. */
  readonly fixedLanguage: boolean
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
  // What the type allows is a part of what a page can say.
  const page = pageSettings(given as PageOptions)
  const [wrong] = rulesOfText(page.rules).unknown
  if (wrong)
    throw new TypeError(
      `Expected \`rules\` to be a preset or rules, got \`${wrong.text}\`${hint(wrong.nearest)}`
    )
  return {
    page,
    ...hostSettings(given, ['tiles', '牌'], Object.keys(defaultSettings)),
    fixedLanguage: Boolean(given.lang)
  }
}

const hint = ([nearest]: readonly string[]): string => (nearest ? `; did you mean \`${nearest}\`?` : '')
