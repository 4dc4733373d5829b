/**
 * Messages on the file, for rows that no Markdown stage has checked.
 *
 * Places are those of the element: HTML does not tell where each character of its text stands in the file.
 */
import type {Element} from 'hast'
import type {VFile} from 'vfile'
import type {Language, Message} from '@tehai/kernel/source'
import type {Game} from './game.js'

/** What a message speaks of. */
export interface Reported {
  readonly code: Element
  readonly source: string
}

/** Report a message on the file, in the words of `sentence` and the name of `plugin`. */
export function report(
  file: VFile,
  message: Message,
  {code, source}: Reported,
  language: Language,
  sentence: Game['sentence'],
  plugin: string
): void {
  const told = file.message(sentence(message, source, language), {
    place: code.position,
    ruleId: message.id,
    source: plugin
  })
  told.actual = source.slice(message.start, message.end)
  told.expected = [...message.expected]
}
