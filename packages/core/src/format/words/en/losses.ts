/**
 * What a dialect cannot write, in English.
 */
export const en = {
  direction: 'whom the tile was called from',
  red: 'that the five is red',
  mark: 'how the tile is marked or turned',
  label: 'the label of the tile',
  gap: 'the gap',
  face: 'what is shown here',
  meld: 'that these tiles are a meld',
  added: 'which tile was added',
  draw: 'which tile was drawn',
  river: 'what became of the discard',
  placeholder: 'that tiles are left out',
  riichi: 'the riichi',
  text: 'this text'
} as const
