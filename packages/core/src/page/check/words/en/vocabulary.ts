/**
 * What messages about claims name in English.
 */
export const en = {
  kita: 'kita',
  pao: 'liability for a yakuman'
} as const
