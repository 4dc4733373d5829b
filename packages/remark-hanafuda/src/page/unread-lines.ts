/**
 * Lines that are not understood, as their authors wrote them.
 */
import {element, type Markup} from '@tehai/kernel/markup'
import {sentence, type Message} from '@tehai/kernel/source'
import {messages} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'

/**
 * A line that is not understood, as its author wrote it. Its message is shown as a tooltip.
 *
 * @param source
 *   The text that the message points into.
 */
export function unreadMarkup(
  line: string,
  message: Message,
  source: string,
  {lang}: Pick<Settings, 'lang'>
): Markup {
  const attributes = {class: 'hanafuda-error', title: sentence(message, messages, source, lang)}
  return element('p', {class: 'hanafuda-unread'}, element('mark', attributes, line))
}
