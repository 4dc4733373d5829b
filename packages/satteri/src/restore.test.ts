import {describe, expect, test} from 'vitest'
import {mayHaveOthers} from './restore.js'

describe('a document may have directives of others', () => {
  const names = ['tiles', 'mahjong']

  test.each([
    'a :note[b]',
    '::leaf',
    ':::box\n:::',
    ':tiles[a :b[c]]',
    ':tilesetter[1m]',
    ':tiles 1m',
    '::tiles[1m]',
    ':::tiles[1m]\n:::',
    'At 10:30',
    '待ち:三面',
    'x:_y'
  ])('%j', source => {
    expect(mayHaveOthers(source, names)).toBe(true)
  })

  test.each(['', 'a :tiles[1m], :mahjong[2m]', 'note: https://a.b', '::: \n:', 'key:\nvalue', '(:)'])(
    'not %j',
    source => {
      expect(mayHaveOthers(source, names)).toBe(false)
    }
  )
})
