/**
 * Regions of docs/messages.md, from the message tables and from the fixtures that show each message.
 */
import {notationMessages} from '@tehai/core'
import {messages} from '@tehai/core/markdown'
import {everyMessage, pageMessages} from '@tehai/core/page'
import {messages as commandMessages} from 'tehai'
import {messageRegion} from './message-sections.js'

/** The group of a message, by what it is about. */
function groupOf(id) {
  if (Object.hasOwn(notationMessages, id)) return 'notation'
  if (Object.hasOwn(pageMessages, id)) return 'blocks'
  return Object.hasOwn(everyMessage, id) ? 'claims' : 'markdown'
}

/** The regions of a page in one language. */
export function regions({messages: words}) {
  const ids = Object.keys(messages).toSorted()
  const book = {messages, prefix: 'messages-', game: 'mahjong'}
  const groups = ['notation', 'blocks', 'claims', 'markdown'].map(group => [
    group,
    messageRegion(
      ids.filter(id => groupOf(id) === group),
      book,
      words
    )
  ])
  const ofCommands = {messages: commandMessages, prefix: 'command-', game: 'mahjong'}
  const command = messageRegion(Object.keys(commandMessages).toSorted(), ofCommands, words)
  return {...Object.fromEntries(groups), command}
}
