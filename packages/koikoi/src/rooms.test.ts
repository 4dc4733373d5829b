import {readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

// Room → rooms it may import. Each may import the words of languages.
const mayImport: Readonly<Record<string, readonly string[]>> = {
  cards: [],
  rules: [],
  random: ['cards'],
  yaku: ['cards', 'rules'],
  round: ['cards', 'rules', 'random', 'yaku'],
  labels: ['cards', 'yaku', 'round'],
  notation: ['cards', 'rules', 'random', 'yaku', 'round', 'labels'],
  game: ['cards', 'rules', 'random', 'yaku', 'round', 'notation'],
  players: ['cards', 'rules', 'random', 'yaku', 'round'],
  session: ['cards', 'rules', 'random', 'round', 'notation', 'game', 'players']
}

/** Everything a file outside the tests imports, as it is written. */
function importsOf(path: URL): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name]) => name!)
}

for (const [room, rooms] of Object.entries(mayImport)) {
  test(`${room} imports no room above it and no package but the kernel`, () => {
    const folder = new URL(`./${room}/`, import.meta.url)
    const files = readdirSync(folder, {encoding: 'utf8', recursive: true})
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(name => new URL(name.replaceAll('\\', '/'), folder))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      for (const name of importsOf(file)) {
        if (name.startsWith('.')) {
          const path = new URL(name, file).href.slice(new URL('.', import.meta.url).href.length)
          expect([room, 'languages', ...rooms]).toContain(path.split('/')[0])
        } else expect(name).toMatch(/^@tehai\/kernel\/(?:fields|source|random)$/)
      }
    }
  })
}
