/**
 * Names of types and of files are nouns: what a thing is, not what was done to it.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = readdirSync(join(root, 'packages'))
  .map(name => `packages/${name}/src`)
  .filter(folder => existsSync(join(root, folder)))
  .flatMap(folder => readdirSync(join(root, folder), {recursive: true}).map(name => `${folder}/${name}`))
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/** Participles that do not end in -ed, as far as programs have them. */
const irregular =
  /^(?:begun|bound|built|caught|chosen|dealt|drawn|fed|found|given|gone|held|hidden|kept|known|laid|left|lost|made|meant|met|paid|put|read|said|seen|sent|shown|sold|spent|taken|thrown|won|worn|written|wound)$/i

/** Words that only look like participles. */
const nouns = /^(?:red|seed|speed|need|feed|bed|shed)$/i

/** A participle of one word: `drawn`; `DrawnTile` says what was drawn. */
const isParticiple = name => (/^[A-Z]?[a-z]+ed$/.test(name) && !nouns.test(name)) || irregular.test(name)

/** The notations of riichi's types are functions of text on the level of types, and named as calls are. */
const isTypeFunction = file => file.includes('riichi/src/types/') || file.endsWith('riichi/src/minijong.ts')

/** Names of other things: of unified, of a dialect, and of the command `tehai log read`. */
const ofOthers = /(?:astro\/src\/unified|dialects\/typed|commands\/log\/read)\.ts$/

const declared = text =>
  [...text.matchAll(/^(?:export )?(?:declare )?(?:interface|type|class) ([A-Z]\w*)/gm)].map(
    ([, name]) => name
  )

test('types are nouns', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files
    .filter(file => !isTypeFunction(file))
    .flatMap(file =>
      declared(readFileSync(join(root, file), 'utf8'))
        .filter(isParticiple)
        .map(name => `${name} in ${file}`)
    )
  expect(found).toEqual([])
})

test('files are nouns, and none is of utilities or helpers', () => {
  const found = files
    .filter(file => !isTypeFunction(file))
    .filter(file => {
      const name = basename(file, '.ts')
      return isParticiple(name) ? !ofOthers.test(file) : /^(?:utils?|helpers?|manager|data)$/.test(name)
    })
  expect(found).toEqual([])
})
