/**
 * A match as Markdown: one block a round, which `tehai build` draws and checks and `tehai koikoi replay` plays again.
 */
import {formatRecord} from '@tehai/koikoi'
import type {Terminal} from '../terminal.js'
import {dictionaries} from '../words/play.js'
import type {Course} from './session.js'

/** The Markdown of all rounds that are over. */
export function matchMarkdown({match, rounds}: Course, language: Terminal['language']): string {
  const words = dictionaries[language]
  const title = words.recordTitle(match.totals)
  const head = `---\nlang: ${language}\ntitle: ${JSON.stringify(title)}\n---\n\n# ${title}\n`
  const blocks = rounds
    .filter(({state}) => state.result)
    .map(({header, events}, index) => {
      const record = formatRecord(header, events)
      return `\n\`\`\`hanafuda\ntitle: ${words.roundTitle(index + 1)}\n${record}\`\`\`\n`
    })
  return head + blocks.join('')
}
