/**
 * In place of `stringify-entities` in the bundle: what writes HTML says which characters it needs as references, and needs
 * no names for them.
 */
export const stringifyEntities = (value, {subset}) =>
  [...value]
    .map(character =>
      subset.includes(character) ? `&#x${character.charCodeAt(0).toString(16).toUpperCase()};` : character
    )
    .join('')
