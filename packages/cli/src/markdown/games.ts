/**
 * The games of a page: always mahjong, and hanafuda if the page uses it. It is not loaded for other pages.
 */
import remarkMahjong, {type Options} from 'remark-mahjong'
import type {PluggableList} from 'unified'
import {mahjongMarkdown} from '@tehai/core/markdown'
import {nearest} from '@tehai/kernel/source'
import {usageError} from '../terminal/usage.js'
import {pluginOf, watched, type See} from './watched-game.js'

/** How pages are read. */
export interface ReaderSettings extends Options {
  /** Rules of hanafuda, as in `nintendo teshiScore=10`. */
  readonly hanafudaRules?: string | undefined
}

/** The games of one page. */
export interface Games {
  /** Their ids. */
  readonly ids: readonly string[]
  /** Plugins that check the constructs of the games. */
  readonly readers: PluggableList
}

/**
 * The games of a text.
 *
 * @param see
 *   Called with every construct of mahjong when it is read.
 */
export async function gamesOf(text: string, settings: ReaderSettings, see?: See): Promise<Games> {
  const {hanafudaRules: rules, ...options} = settings
  const ids = ['mahjong']
  const readers: PluggableList = [
    see ? [pluginOf, watched(mahjongMarkdown(options), see)] : [remarkMahjong, options]
  ]
  if (namesHanafuda(text.normalize('NFKC'))) {
    const {default: remarkHanafuda} = await import('remark-hanafuda')
    const {lang, onError} = options
    ids.push('hanafuda')
    readers.push([remarkHanafuda, {rules, lang, onError}])
  }
  return {ids, readers}
}

/**
 * Whether a text names hanafuda, or has a directive, a fence or a key of front matter with a similar or shortened name.
 */
function namesHanafuda(text: string): boolean {
  if (/hanafuda|花札|화투|:(?:hana|fuda|koikoi)\[/i.test(text)) return true
  const words = text.matchAll(/(?:[:`~]|^)(h[a-z]{5,10})(?=\s|[:[{(])/gim)
  return [...words].some(([, word]) => nearest(word!.toLowerCase(), ['hanafuda']).length > 0)
}

/** @throws {UsageError} for unknown rules of hanafuda. */
export async function refuseHanafudaRules(text: string): Promise<void> {
  const {parseRules, presets} = await import('@tehai/koikoi')
  const [fault] = parseRules(text).messages
  if (!fault) return
  const actual = text.slice(fault.start, fault.end)
  const lists = {presets: Object.keys(presets)}
  throw usageError('unknown-rule', {actual, example: 'teshiScore=6'}, fault.expected, lists)
}
