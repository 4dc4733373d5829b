/**
 * Messages on the file, for rows that no Markdown stage has checked.
 *
 * Positions are those of the element: in HTML the position of each character of a text is unknown.
 */
import type {Element} from 'hast'
import type {VFile} from 'vfile'
import type {Language, Message} from '@tehai/kernel/source'
import type {Game} from '../game/game.js'

/** What a message refers to. */
export interface ReportTarget {
  readonly code: Element
  readonly source: string
}

/** What a message is reported with: the words of its game, and the plugin that is named as its source. */
export interface Reporter {
  readonly sentence: Game['sentence']
  readonly plugin: string
}

/** Report a message on the file. */
export function report(
  file: VFile,
  message: Message,
  {code, source}: ReportTarget,
  language: Language,
  {sentence, plugin}: Reporter
): void {
  const reported = file.message(sentence(message, source, language), {
    place: code.position,
    ruleId: message.id,
    source: plugin
  })
  reported.actual = source.slice(message.start, message.end)
  reported.expected = [...message.expected]
}
