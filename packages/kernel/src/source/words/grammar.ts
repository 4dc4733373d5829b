/**
 * The names and tags of a language, which are loaded for every language, and its grammar: how words, lists and
 * sentences are put together. Every dictionary builds on it.
 */

/** By what a language is known. */
export interface LanguageName {
  /** Its own name for itself, which an author may write where a language tag is expected. */
  readonly name: string
  /**
   * Tags that mean it, in lower case, and what tags that mean it begin with: `ja` for `ja-JP`. If several languages
   * match, the longest tag wins: `zh-tw` before `zh`. `jp` is often written for `ja`.
   */
  readonly tags: readonly string[]
  /**
   * A letter by which a text without a declared language is recognized as this one; `null` if other languages share
   * its letters.
   */
  readonly letter: RegExp | null
}

/** How sentences of a language are put together. */
export interface Grammar {
  /** Between words that belong together: a blank, or nothing where a language writes none. */
  readonly space: string
  /** Between items of a list. */
  readonly comma: string
  /** Items side by side: `2 pin, 5 pin`; 二筒、五筒. */
  list(items: readonly string[]): string
  /** Alternatives: `a or b`; a か b. */
  or(items: readonly string[]): string
  /** Short items without a conjunction: `ryanmen, tanki`; 両面・単騎. */
  names(items: readonly string[]): string
  /** Clauses of one sentence, without its end. */
  clauses(items: readonly string[]): string
  /** The beginning of a sentence: with a capital letter if the language has them. */
  capital(text: string): string
  /** The end of a sentence. */
  readonly stop: string
  /** Whole sentences one after the other. */
  sentences(items: readonly string[]): string
  /** A number of points as it is written in prose: `7,700`; 7700. */
  number(value: number): string
  /** A remark in parentheses, with the separator before them: ` (sideways)`; （横向き）. */
  aside(text: string): string
  /** What an author wrote on a tile, with the separator before it: ` “a”`; 「a」. */
  label(text: string): string
  /** A name and what follows it: `Wins: 3`; 和了 3. */
  entry(name: string, value: string): string
  /** Text after the sentence of a message that proposes what may be meant. */
  proposal(list: string): string
  /**
   * The text after a value in a template, in the form that the preceding sound requires: the particle in 동이, 서가. Left
   * out for languages without such forms.
   */
  after?(value: string, text: string): string
  /**
   * A whole sentence with the spacing of the language around code in backticks. Left out if templates already have it.
   */
  aroundCode?(text: string): string
}

/** A sentence with a blank between code in backticks and the Chinese characters beside it, which a value may begin or end with. */
export function withBlanksAtCode(text: string): string {
  return text.replace(
    /(\p{Script=Han}?)(`[^`]*`)(?=(\p{Script=Han})?)/gu,
    (_, before: string, code: string, next?: string) =>
      `${before}${before && ' '}${code}${next === undefined ? '' : ' '}`
  )
}

/** A number with commas between groups of three digits, the same on every machine. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
