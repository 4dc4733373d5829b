/**
 * Cards drawn with characters: a frame, the code to type, and the type of the card, in colours if the screen has them.
 *
 *     ┌──────┐
 *     │  2c  │
 *     │ カス │
 *     └──────┘
 */
import {largest} from '@tehai/kernel/source'
import {cardOf, codeOf, SpecialCardFlag, typeName, type CardId, type CardType} from '@tehai/koikoi'
import type {Paint} from '../../terminal/report.js'
import {countCells, padEnd, type Style, type Terminal} from '../../terminal/terminal.js'

type Language = Terminal['language']

const types: readonly CardType[] = ['hikari', 'tane', 'tanzaku', 'kasu']

/** How many cards are on a line: eight fit a terminal of 80 columns in both languages. */
const IN_LINE = 8

/** Cells inside a frame: as many as the longest name of a type, but at least six. */
function innerWidth(language: Language): number {
  return largest(
    types.map(type => countCells(typeName(type, language))),
    6
  )
}

function styleOf(card: CardId): Style {
  const {type, specialFlag} = cardOf(card)
  if (type === 'hikari') return 'yellow'
  if (type === 'tane') return 'green'
  if (type === 'kasu') return 'dim'
  return specialFlag === SpecialCardFlag.BluePoetry ? 'cyan' : 'red'
}

function centred(text: string, cells: number): string {
  const left = Math.floor((cells - countCells(text)) / 2)
  return padEnd(' '.repeat(Math.max(0, left)) + text, cells)
}

/**
 * Cards side by side.
 *
 * @param isNumbered
 *   Whether the numbers to type for the cards are below them, from 1.
 */
export function cardPictures(
  cards: readonly CardId[],
  isNumbered: boolean,
  language: Language,
  paint: Paint
): readonly string[] {
  const lines: string[] = []
  for (let at = 0; at < cards.length; at += IN_LINE) {
    const row = cards.slice(at, at + IN_LINE)
    const width = innerWidth(language)
    const drawn = row.map(card => {
      const style = styleOf(card)
      const type = centred(typeName(cardOf(card).type, language), width)
      return [
        `┌${'─'.repeat(width)}┐`,
        `│${paint(style, centred(codeOf(card), width))}│`,
        `│${paint(style, type)}│`,
        `└${'─'.repeat(width)}┘`
      ]
    })
    for (let line = 0; line < 4; line++) lines.push(drawn.map(card => card[line]).join(''))
    if (isNumbered)
      lines.push(
        row
          .map((_, index) => centred(String(at + index + 1), width + 2))
          .join('')
          .trimEnd()
      )
  }
  return lines
}
