/**
 * English verbs after the name of a player: a player called `You` is addressed directly.
 */

/** Whether a name is that of the reader. */
export const isReader = (name: string): boolean => name === 'You'

/** A name and its verb, as in `You play` and `Aki plays`. */
export const withVerb = (name: string, second: string, third: string): string =>
  `${name} ${isReader(name) ? second : third}`
