/**
 * Words of places in records in English.
 */
export const en = {
  /** A round and an event of it. */
  event: (round: string, event: number): string => `${round}, event ${event}: `,
  round: (round: string): string => `${round}: `,
  /** Names of rounds, some of which have a comma in them. */
  rounds: (names: readonly string[]): string => names.join('; ')
}
