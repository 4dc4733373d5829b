/**
 * The gallery of the example wiki shows figures that still hold. They are written by `node bench/gallery.js`.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {measure} from '../bench/gallery.js'
import {galleryPage} from '../examples/astro/gallery.js'

const shown = JSON.parse(readFileSync(new URL('../examples/astro/measures.json', import.meta.url), 'utf8'))

test('every palette has figures of three sizes, in colour and in gray', () => {
  expect(shown.pairs).toHaveLength(3 * 3 * 2)
  expect(Object.values(shown.bytes).every(bytes => bytes > 0)).toBe(true)
})

test('the page has them in both languages', () => {
  for (const lang of ['en', 'ja']) {
    const page = galleryPage(lang)
    for (const {distance} of shown.pairs) expect(page).toContain(` ${distance.toFixed(2)} `)
    expect(page).toContain(`/gallery/hanafuda-${lang}.svg`)
  }
})

test.skipIf(!process.env['THOROUGH'])(
  'figures are those of the benches, within a tenth',
  {timeout: 120_000},
  () => {
    const now = measure()
    const numbers = ({pairs, bytes}) => [
      ...pairs.flatMap(({distance, red}) => [distance, red]),
      ...Object.values(bytes)
    ]
    const old = numbers(shown)
    expect(numbers(now).filter((number, index) => Math.abs(number - old[index]) > 0.1 * old[index])).toEqual(
      []
    )
  }
)
