/**
 * What a language is known by, which is there in all languages, and its grammar: how words, lists and sentences are put
 * together. Every dictionary builds on it.
 */

/** By what a language is known. */
export interface LanguageName {
  /** Its own name for itself, which an author may write where a language tag is expected. */
  readonly name: string
  /**
   * Tags that mean it, in lower case, and what tags that mean it begin with: `ja` for `ja-JP`. Of several languages it is
   * the one with the longest: `zh-tw` before `zh`. `jp` is often written for `ja`.
   */
  readonly tags: readonly string[]
  /** A letter by which a text that names no language is recognized as this one; `null` where other languages have the same. */
  readonly letter: RegExp | null
}

/** What sentences of a language are made with. */
export interface Grammar {
  /** Between words that belong together: a blank, or nothing where a language writes none. */
  readonly space: string
  /** Between items of a list. */
  readonly comma: string
  /** Items side by side: `2 pin, 5 pin`; 二筒、五筒. */
  list(items: readonly string[]): string
  /** Items of which one is meant: `a or b`; a か b. */
  or(items: readonly string[]): string
  /** Short items in one breath: `ryanmen, tanki`; 両面・単騎. */
  names(items: readonly string[]): string
  /** Clauses of one sentence, without its end. */
  clauses(items: readonly string[]): string
  /** The beginning of a sentence: with a capital, where the language has them. */
  capital(text: string): string
  /** The end of a sentence. */
  readonly stop: string
  /** Whole sentences one after the other. */
  sentences(items: readonly string[]): string
  /** A number of points as it is written in prose: `7,700`; 7700. */
  number(value: number): string
  /** A remark in parentheses, with what is before them: ` (sideways)`; （横向き）. */
  aside(text: string): string
  /** What an author wrote on a tile, with what is before it: ` “a”`; 「a」. */
  label(text: string): string
  /** A name and what follows it: `Wins: 3`; 和了 3. */
  entry(name: string, value: string): string
  /** What may be meant, after the sentence of a message. */
  proposal(list: string): string
  /**
   * The text that follows a value in a template, in the form that the sound before it needs: the particle in 동이, 서가.
   * Left out where no word of the language changes so.
   */
  after?(value: string, text: string): string
  /** A whole sentence with what the language writes around code in backticks. Left out where templates have it. */
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

/** A number with a comma before each three digits, the same on every machine. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
