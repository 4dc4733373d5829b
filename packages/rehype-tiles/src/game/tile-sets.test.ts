import {checkTileSet} from '@tehai/kernel/picture'
import {expect, test} from 'vitest'
import {tileSets} from './tile-sets.js'

test.each(Object.entries(tileSets))(
  'the shipped set `%s` has its name as its id, and lacks nothing',
  (name, set) => {
    expect(set.id).toBe(name)
    expect(() => checkTileSet(set, Object.keys(tileSets.mahjong.art.faces.text))).not.toThrow()
  }
)
