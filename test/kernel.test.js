/**
 * The kernel knows no game: what it needs to know of one is a value that the game brings.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join, relative, resolve} from 'node:path'
import {expect, test} from 'vitest'

const src = resolve(import.meta.dirname, '../packages/kernel/src')

/** Code without its comments, where an example may be one of a game. */
const withoutComments = code => code.replace(/\/\*[^]*?\*\//g, '').replace(/(?<=^|\s)\/\/ .*$/gm, '')

const game = /mahjong|riichi|hanafuda|koi-?koi|麻雀|麻[将將]|花札|牌/i
/** `Layout` of the room `picture` is the one place where small pictures of any game are called tiles. */
const tiles = /\btile|Tile/

function wordsIn(code, isPicture) {
  return withoutComments(code)
    .split('\n')
    .filter(line => game.test(line) || (!isPicture && tiles.test(line)))
}

/** A dictionary of single characters, each with its readings: 牌 is one of them. */
const charactersOnly = join('source', 'sounds', 'characters.ts')

test('no source of the kernel names a game, or what a game is played with', () => {
  const files = readdirSync(src, {recursive: true}).filter(
    name => /(?<!\.test|\.d)\.ts$/.test(name) && name !== charactersOnly
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap(name =>
    wordsIn(readFileSync(join(src, name), 'utf8'), relative('picture', name)[0] !== '.').map(
      line => `${name}: ${line.trim()}`
    )
  )
  expect(found).toEqual([])
})

test('the check sees a name', () => {
  for (const line of ["if (id !== 'mahjong') return", 'const tileInIt = /a/', 'readTiles(tiles)', "['花札']"])
    expect(wordsIn(line, false)).toEqual([line])
  expect(wordsIn('/** `:tiles[4m]` */\nconst a = 1 // tiles', false)).toEqual([])
})
