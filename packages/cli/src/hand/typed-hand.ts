/**
 * A hand that was typed after a command: its tiles, or what is wrong with it as text for a screen.
 */
import {hasTurnedTile, parse, resolve, validate, type Hand} from '@tehai/core'
import type {CommandArguments, Words} from '../command/command.js'
import {frameOfRow} from '../terminal/report.js'
import {rowReading} from './row-options.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {commandWords} from '../words/commands.js'

const unknown: Words = commandWords.faults.unknownTiles
const turned: Words = commandWords.faults.turnedTile

/**
 * Read a hand and report what is wrong with it.
 *
 * @returns
 *   The hand; `null` if it cannot be used.
 */
export async function readHand(
  row: string,
  given: CommandArguments,
  terminal: Terminal
): Promise<Hand | null> {
  const {dialect, y} = rowReading(given)
  const {tree, messages} = parse(row, {dialect, y, mode: 'hand'})
  const diagram = resolve(tree)
  const {language, stderr, env} = terminal
  const paint = painter(stderr, env)
  const all = [...messages, ...validate([diagram])[0]!]
  for (const message of all) await write(stderr, frameOfRow(message, row, language, paint))
  const hasError = all.some(({severity}) => severity === 'error')
  if (diagram.mode !== 'hand' || hasError) return null
  if (diagram.hand.complete) return diagram.hand
  const words = hasTurnedTile(diagram) ? turned : unknown
  await write(stderr, `${paint('red', words[language])}\n`)
  return null
}
