/**
 * Options of the plugin.
 */
import {nearest} from '@tehai/core'
import {
  defaultSettings,
  pageSettings,
  type PageOptions,
  type Settings as PageSettings
} from '@tehai/core/page'
import type {OnError} from './reporter.js'

/** Options of remark-mahjong. Plain JSON, so that hosts which take no functions can pass them. */
export interface Options extends PageOptions {
  /**
   * Names of the directive (default: `['tiles', '牌']`). The first is the one written for nodes that have no source.
   */
  readonly names?: readonly string[] | string | null | undefined
  /**
   * Also read inline code that begins with this, such as `'mj:'` for `` `mj:123m` `` (default: none).
   */
  readonly inlineCode?: string | null | undefined
  /**
   * Whether prose that remark-directive took for directives (`10:30`) goes back to text (default: `true`).
   */
  readonly restoreProse?: boolean | null | undefined
  /**
   * What an error in an author's text does (default: `'warn'`): a message on the file, `'throw'` to stop after the
   * whole file is read, `'ignore'` for no messages at all. Warnings never stop a build.
   */
  readonly onError?: OnError | null | undefined
}

/** Options with every default filled in. */
export interface Settings {
  readonly names: readonly string[]
  readonly inlineCode: string | null
  readonly restoreProse: boolean
  readonly onError: OnError
  readonly page: PageSettings
  /** Whether `lang` was set: then it goes before the language of a page. */
  readonly fixedLanguage: boolean
}

const emptyOptions: Options = {}
const ownNames = ['names', 'inlineCode', 'restoreProse', 'onError']
const optionNames = [...ownNames, ...Object.keys(defaultSettings)]

/**
 * Settings of a processor.
 *
 * @throws {TypeError} if an option has a value it cannot have, or a name that is nearly that of an option. Other
 *   unknown options are left alone: sites share one object between remark-mahjong and rehype-tiles.
 */
export function settingsOf(options: Readonly<Options> | null | undefined): Settings {
  const given = options ?? emptyOptions
  const page = pageSettings(given)
  const {inlineCode = null, restoreProse, onError} = given
  for (const name of Object.keys(given)) {
    const [meant] = optionNames.includes(name) ? [] : nearest(name, optionNames)
    if (meant) throw new TypeError(`Expected a known option, got \`${name}\`; did you mean \`${meant}\`?`)
  }
  if (inlineCode !== null && (typeof inlineCode !== 'string' || inlineCode === '')) {
    throw new TypeError(
      `Expected \`inlineCode\` to be a prefix such as \`mj:\`, got \`${String(inlineCode)}\``
    )
  }
  if (onError && !['warn', 'throw', 'ignore'].includes(onError)) {
    throw new TypeError(
      `Expected \`onError\` to be \`warn\`, \`throw\` or \`ignore\`, got \`${String(onError)}\``
    )
  }
  return {
    names: namesOf(given.names),
    inlineCode,
    restoreProse: restoreProse ?? true,
    onError: onError ?? 'warn',
    page,
    fixedLanguage: Boolean(given.lang)
  }
}

function namesOf(names: Options['names']): readonly string[] {
  const list: readonly unknown[] = typeof names === 'string' ? [names] : (names ?? ['tiles', '牌'])
  for (const name of list) {
    if (typeof name !== 'string' || !/^[^\s:：[\]{}\\`]+$/.test(name)) {
      throw new TypeError(`Expected \`names\` to be words such as \`tiles\`, got \`${String(name)}\``)
    }
  }
  return list as readonly string[]
}
