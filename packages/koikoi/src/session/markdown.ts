/**
 * A match as Markdown, with one block per round, which plugins for hanafuda draw and check and programs can replay.
 */
import {formatRecord} from '../notation/index.js'
import type {Course} from './session.js'

/** Words of a record. */
export interface MatchTitles {
  /** BCP 47 tag of the language of the titles. */
  readonly language: string
  /** Title of the whole match. */
  readonly match: string
  /** Title of a round, 1 first. */
  readonly round: (round: number) => string
}

/** The Markdown of all rounds that are over. */
export function matchMarkdown({rounds}: Course, {language, match, round}: MatchTitles): string {
  const head = `---\nlang: ${language}\ntitle: ${JSON.stringify(match)}\n---\n\n# ${match}\n`
  const blocks = rounds
    .filter(({state}) => state.result)
    .map(({header, events}, index) => {
      const record = formatRecord(header, events)
      return `\n\`\`\`hanafuda\ntitle: ${round(index + 1)}\n${record}\`\`\`\n`
    })
  return head + blocks.join('')
}
