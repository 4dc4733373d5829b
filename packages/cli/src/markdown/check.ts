/**
 * The check of a Markdown text: what `tehai check` reports about it, and what a build reports about a page that it
 * draws.
 */
import type {CommandArguments} from '../command/command.js'
import type {Terminal} from '../terminal/terminal.js'
import {findingsOf, type Finding} from './findings.js'
import {pageLanguage, readFrontMatter} from './front-matter.js'
import {gamesOf} from './games.js'
import {parsePage, readerSettings} from './reader.js'

/**
 * What is wrong in a Markdown text, in the language of the terminal, or otherwise of the text. `name`: the name of its
 * file.
 */
export async function checkText(
  text: string,
  name: string,
  given: CommandArguments,
  terminal: Terminal
): Promise<Finding[]> {
  const front = readFrontMatter(text)
  const lang = terminal.isLanguageKnown ? terminal.language : pageLanguage(front, text)
  const games = await gamesOf(text, {...readerSettings(given), lang})
  const {reader, tree, file} = await parsePage(games, text, name, lang)
  await reader.run(tree, file)
  return findingsOf(file, front, lang)
}
