import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {mahjong, renderHtml, renderRow, renderSvg} from './render.js'

describe('renderRow', () => {
  test('gives a hast element and messages', () => {
    const {picture, messages} = renderRow('8z', {lang: 'ja'})
    expect(picture.tagName).toBe('span')
    expect(messages.map(({id}) => id)).toEqual(['bad-rank'])
  })

  test('throws for programmers only', () => {
    expect(() => renderRow('1m', {palette: 'pink' as 'dark'})).toThrow('Expected `palette` to be one of')
  })
})

describe('renderSvg', () => {
  test('is one file of its own, whatever the row holds', () => {
    const {picture} = renderSvg('123m 12q 55-5z 777-=7z', {}, 40)
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" aria-label="[^"]+" width="\d+" height="\d+"/
    )
    expect(picture.match(/<svg/g)).toHaveLength(1)
    expect(picture).not.toMatch(/ id=| style=|<script/)
  })
})

test('the art of a set is made once for the same choices', () => {
  const plain = {variants: {five: 'plain'}}
  expect(mahjong({}).art).toBe(mahjong({tiles: 'mahjong', palette: 'light', variants: {white: 'framed'}}).art)
  expect(mahjong(plain).art).toBe(mahjong({variants: {five: 'plain', white: null}}).art)
  expect(mahjong(plain).art).not.toEqual(mahjong({}).art)
  expect(mahjong({variants: {white: 'empty'}}).art.pictures['5z']).toEqual([])
})

/** Notation-like text, and any other. */
const notation = fc.oneof(
  fc.string({unit: fc.constantFrom(...'0123456789mpszx+-=\'"`yagoldjrtnshpc !~_?…{}A ,東發')}),
  fc.string({unit: 'binary'})
)

describe('any text', () => {
  test('is drawn without throwing, and what is drawn stays inside its picture', () => {
    fc.assert(
      fc.property(notation, fc.constantFrom('inline' as const, 'block' as const), (source, placement) => {
        const {picture} = renderHtml(source, {placement})
        for (const [, width, height] of picture.matchAll(/viewBox="0 0 (\d+) (\d+)"/g)) {
          expect(Number(width)).toBeGreaterThan(0)
          expect(Number(height)).toBeGreaterThan(0)
        }
        expect(picture).not.toMatch(/NaN|undefined|Infinity|<script/)
      }),
      {numRuns: 500}
    )
  })
})

test('what is no notation and no height throws what was expected', () => {
  const loose = renderSvg as (...given: readonly unknown[]) => unknown
  expect(() => loose(5)).toThrow('Expected notation as text, got `5`')
  expect(() => loose('1m', {}, NaN)).toThrow('Expected a height in pixels, got `NaN`')
  expect(() => loose('1m', {}, 0)).toThrow('Expected a height in pixels, got `0`')
})
