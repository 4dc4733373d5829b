/**
 * The output formats of Pandoc, and the form of pictures in each. Names are those of `pandoc --list-output-formats`; a
 * filter receives the name of its format as an argument.
 *
 * - `html`: the figures of every other host, with pictures in place;
 * - `xhtml`: the same as XML;
 * - `image`: blocks of Pandoc (paragraphs, tables, lists), with pictures as images;
 * - `text`: the same, with notation for pictures.
 */
export type Medium = 'html' | 'xhtml' | 'image' | 'text'

const media: Readonly<Record<Exclude<Medium, 'text'>, readonly string[]>> = {
  html: ['html', 'html4', 'html5', 'chunkedhtml', 'revealjs', 'slidy', 'slideous', 'dzslides', 's5'],
  xhtml: ['epub', 'epub3'],
  image: [
    'docx',
    'odt',
    'opendocument',
    'pptx',
    'rtf',
    'epub2',
    'fb2',
    'icml',
    'latex',
    'beamer',
    'context',
    'typst'
  ]
}

/** Formats in which an image can be lowered below the line of the text: by TeX. */
const tex: readonly string[] = ['latex', 'beamer']

/** The medium of a format, which may have extensions: `html+smart`. */
export function mediumOf(format: string): Medium {
  const name = nameOf(format)
  const [medium] = Object.entries(media).find(([, names]) => names.includes(name)) ?? ['text']
  return medium as Medium
}

export function isTex(format: string): boolean {
  return tex.includes(nameOf(format))
}

const nameOf = (format: string): string => format.replace(/[+-].*$/s, '')
