/**
 * Ids of definitions: the same for the same art, so that two documents on one page never break each other.
 */
import type {Options} from './options.js'

/** What ids begin with: the choice of art is part of it, since another choice means other pictures. */
export function idPrefixOf({idPrefix, palette, five, white}: Readonly<Options>): string {
  if (idPrefix != null) return idPrefix
  const choice = [
    palette === 'dark' ? 'd' : palette === 'black' ? 'b' : '',
    five === 'plain' ? '5' : '',
    white === 'empty' ? 'e' : ''
  ]
  return `mahjong${choice.join('')}-`
}
