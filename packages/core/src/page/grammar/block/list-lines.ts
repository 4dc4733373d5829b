/** Lines of a list: a value of several lines, each possibly with a bullet. */
const bulletAtStart = /^\s*(?:[-–—•・‣●○■□◆◇]\s*|[*+]\s+)/u
const bulletsAtStart = /(?<=[\r\n])[^\S\r\n]*(?:[-–—•・‣●○■□◆◇]\s*|[*+]\s+)/gu

/** Whether a value has several lines. */
export const isOfLines = (text: string): boolean => /[\r\n]/.test(text)

/** The bullet of a line; `null` where it has none. */
export const bulletOf = (line: string): string | null => bulletAtStart.exec(line)?.[0].trim() ?? null

/** A line without its bullet. */
export const textOfLine = (line: string): string => line.replace(bulletAtStart, '')

/** A text of several lines with blanks in place of their bullets, so that offsets stay the same. */
export function withoutBullets(text: string): string {
  if (!isOfLines(text)) return text
  return text.replace(bulletAtStart, blanks).replace(bulletsAtStart, blanks)
}

const blanks = (bullet: string): string => bullet.replace(/[^\r\n]/g, ' ')
