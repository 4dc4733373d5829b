import {expect, test} from 'vitest'
import {keysOf} from './korean-keys.js'

test.each([
  ['대기', 'eorl'],
  ['리치', 'flcl'],
  ['쯔모', 'Wmah'],
  ['역없음', 'durdjqtdma'],
  ['ㅈ먀ㅅㄴ', 'waits'],
  ['waits', 'waits']
])('%s is typed as %s', (text, keys) => {
  expect(keysOf(text)).toBe(keys)
})
