/**
 * What messages about claims name in English.
 */
export const en = {
  kita: 'kita'
} as const
