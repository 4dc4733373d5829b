import {expect, test} from 'vitest'
import {generatedPages} from '../docs/generate/index.js'

for (const {name, actual, expected} of await generatedPages()) {
  test(`docs/${name} is current (npm run docs)`, () => {
    expect(actual).toBe(expected)
  })
}
