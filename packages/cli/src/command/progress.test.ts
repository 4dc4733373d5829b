import {Writable} from 'node:stream'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {startProgress} from './progress.js'
import type {Terminal} from '../terminal/terminal.js'

beforeEach(() => {
  vi.useFakeTimers({toFake: ['performance']})
})
afterEach(() => {
  vi.useRealTimers()
})

function screen(
  isTTY: boolean,
  env: Record<string, string> = {}
): {terminal: Terminal; written: () => string} {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    }
  })
  const terminal = {stderr: Object.assign(stream, {isTTY}), env, language: 'ja'} as unknown as Terminal
  return {terminal, written: () => text}
}

const unit = {en: 'hands', ja: '手'}

test('short work shows nothing', () => {
  const {terminal, written} = screen(true)
  const progress = startProgress(terminal, unit)
  vi.advanceTimersByTime(250)
  progress.advance(1, 100)
  progress.clear()
  expect(written()).toBe('')
})

test('long work shows a bar, a count and a rate, not too often, and takes them away', () => {
  const {terminal, written} = screen(true)
  const progress = startProgress(terminal, unit)
  for (let step = 1; step <= 10; step++) {
    vi.advanceTimersByTime(50)
    progress.advance(step / 20, step * 1000)
  }
  progress.clear()
  const drawn = written().split('\r\u001B[K')
  expect(drawn.slice(1)).toEqual([
    '███████░░░░░░░░░░░░░░░░░  30% 6,000 手  20,000/s',
    '██████████░░░░░░░░░░░░░░  40% 8,000 手  20,000/s',
    '████████████░░░░░░░░░░░░  50% 10,000 手  20,000/s',
    ''
  ])
})

test('no bar where the total is unknown', () => {
  const {terminal, written} = screen(true)
  const progress = startProgress(terminal, unit)
  vi.advanceTimersByTime(1000)
  progress.advance(null, 12)
  expect(written()).toBe('\r\u001B[K12 手  12/s')
})

test.each([
  ['a file', false, {}],
  ['a screen without cursor', true, {TERM: 'dumb'}],
  ['a build server', true, {CI: 'true'}]
] as const)('nothing is shown on %s', (_, isTTY, env) => {
  const {terminal, written} = screen(isTTY, env)
  const progress = startProgress(terminal, unit)
  vi.advanceTimersByTime(1000)
  progress.advance(0.5, 12)
  progress.clear()
  expect(written()).toBe('')
})
