/**
 * Text that a compiler of components reads after the parser of Markdown.
 *
 * In a line of text, the parser resolves character references, so `&#123;` reaches the compiler as a brace. In a block
 * of HTML, and in attributes, the parser leaves them alone.
 */

/** A compiler of components. */
export type Compiler = 'svelte' | 'vue'

/**
 * Character references of characters that Svelte, or the smart punctuation of mdsvex, would interpret. Several `&#45;`
 * or `&#46;` in a row are interpreted as well.
 */
const inSvelte = /&#(?:123|125|34|39|96);|&#(45|46);(?=&#\1;)|(?<=&#(45|46);)&#\2;/g

/** HTML in a line of text, escaped for the compiler. */
export function safeInLine(html: string, compiler: Compiler | undefined): string {
  if (compiler === 'svelte') {
    return outsideTags(safeInBlock(html, compiler), text =>
      text.replace(inSvelte, reference => characterInSvelte(/\d+/.exec(reference)![0]))
    )
  }
  if (compiler === 'vue' && html.includes('&#123;&#123;')) return `<span v-pre>${html}</span>`
  return html
}

/** HTML of a block. Svelte removes the white space at the start and at the end of an element. */
export function safeInBlock(html: string, compiler: Compiler | undefined): string {
  if (compiler !== 'svelte') return html
  const space = characterInSvelte('32')
  const parts = html.replace(/(<[a-z][^<>]*[^<>/]>)[ \n]+/g, `$1${space}`).split('</')
  return parts
    .map((part, index) => (index === parts.length - 1 ? part : withLastBlanks(part, space)))
    .join('</')
}

/** A text whose trailing blanks and line endings are replaced by a space of another kind. */
function withLastBlanks(text: string, space: string): string {
  let end = text.length
  while (text[end - 1] === ' ' || text[end - 1] === '\n') end -= 1
  return end === text.length ? text : text.slice(0, end) + space
}

/** A character as an expression that Markdown does not interpret. */
function characterInSvelte(code: string): string {
  return `{String.fromCharCode(${code})}`
}

/** Change the text between tags. In our HTML every `<` and `>` outside of tags is a character reference. */
function outsideTags(html: string, change: (text: string) => string): string {
  return html.replace(/(^|>)([^<>]+)(?=<|$)/g, (_, tag: string, text: string) => tag + change(text))
}
