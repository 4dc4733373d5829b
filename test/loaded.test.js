/**
 * What importing hanafuda loads: its own rooms and those of the kernel, and nothing of mahjong.
 */
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {loadedBy} from './loaded.js'

const packages = resolve(import.meta.dirname, '../packages')

/** Package and room of a module of ours; the package alone for what is in no room, and for packages of others. */
function roomOf(path) {
  const [, name, room] = /packages\/([\w-]+)\/dist\/(?:([\w-]+)\/)?/.exec(path.replaceAll('\\', '/')) ?? []
  if (!name) return 'others'
  return ['kernel', 'koikoi', 'core', 'riichi'].includes(name) && room ? `${name}/${room}` : name
}

const reading = [
  'kernel/languages',
  'kernel/block',
  'kernel/markdown',
  'kernel/markup',
  'kernel/random',
  'kernel/source',
  'koikoi/cards',
  'koikoi/labels',
  'koikoi/languages',
  'koikoi/notation',
  'koikoi/random',
  'koikoi/round',
  'koikoi/rules',
  'koikoi/yaku',
  'others',
  'remark-hanafuda'
]
const drawing = [...reading, 'card-art', 'kernel/picture', 'rehype-tiles']

// [entry, rooms that it may load, most KB]
// The cards alone may be 18 KB in gzip, which is about 90 KB as they are loaded. `remark-hanafuda/game` loads all that `remark-hanafuda/rehype` does.
const entries = [
  ['index', [...reading, 'remark-mahjong'], 360],
  ['game', drawing, 545]
]
test.each(entries)('remark-hanafuda/%s loads nothing of mahjong', (entry, allowed, most) => {
  const {paths, size} = loadedBy(join(packages, 'remark-hanafuda/dist', `${entry}.js`))
  const rooms = [...new Set(paths.map(roomOf))].toSorted()
  expect(rooms.filter(room => !allowed.includes(room))).toEqual([])
  expect(rooms).toContain('remark-hanafuda')
  expect(size / 1024).toBeLessThanOrEqual(most)
})
