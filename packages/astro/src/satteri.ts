/**
 * Sätteri, the default processor: the native adapter.
 */
import type {OnMessage} from '@tehai/kernel/report'
import satteriMahjong, {type Options as SatteriOptions} from '@tehai/satteri'
import type {MarkdownProcessor} from './host.js'
import {insert} from './insert.js'
import type {Options} from './options.js'
import type {RecordStamp} from './records.js'

/** The options that we use of a processor made by `satteri()`. */
interface Lists {
  readonly mdastPlugins: unknown[]
  readonly hastPlugins: unknown[]
  readonly features: {directive?: boolean}
}

/**
 * Add tiles to a processor.
 *
 * This turns directives on. If nothing else on the site uses directives, all others are turned back into text.
 */
export function addToSatteri(
  {options: lists}: MarkdownProcessor,
  options: Readonly<Options>,
  languageOf: NonNullable<SatteriOptions['languageOf']>,
  onMessage: OnMessage,
  records: RecordStamp
): void {
  const {mdastPlugins, hastPlugins, features} = lists as Lists
  const wereOn = features.directive === true
  const otherDirectives = () =>
    wereOn || mdastPlugins.some(plugin => !ours.includes(plugin) && mayTakeDirectives(plugin))
      ? ('keep' as const)
      : ('restore' as const)
  const tehai = satteriMahjong({...options, closed: true, languageOf, onMessage, otherDirectives})
  const ours: unknown[] = tehai.mdastPlugins
  features.directive = true
  insert(mdastPlugins, ours)
  // Astro compares them to find out that pages must be rendered again.
  insert(
    hastPlugins,
    tehai.hastPlugins.map(plugin => ({...plugin, records}))
  )
}

/** Whether a plugin looks at directives. A function makes plugins for one document, so what it makes is unknown. */
function mayTakeDirectives(plugin: unknown): boolean {
  if (Array.isArray(plugin)) return plugin.some(mayTakeDirectives)
  if (typeof plugin === 'function') return true
  if (typeof plugin !== 'object' || plugin === null) return false
  return 'textDirective' in plugin || 'leafDirective' in plugin || 'containerDirective' in plugin
}
