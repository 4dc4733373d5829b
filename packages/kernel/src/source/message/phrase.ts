/**
 * Phrases: facts that are put into words later, in the reader's language.
 */

/** An entry of a dictionary and the values that it names. Plain JSON. */
export interface Phrase<Id extends string = string> {
  readonly id: Id
  readonly values: Readonly<Record<string, unknown>>
}
