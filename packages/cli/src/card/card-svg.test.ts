import {expect, test} from 'vitest'
import {cardSvg, titleLines} from './card-svg.js'

// [why the row is here, title, language, room in pixels, lines]
const rows: readonly (readonly [string, string, 'en' | 'ja', number, readonly string[]])[] = [
  ['one line', 'Waits', 'en', 1056, ['Waits']],
  [
    'two lines, broken between words',
    'Five blocks and nothing else to count in a hand',
    'en',
    1056,
    ['Five blocks and nothing else', 'to count in a hand']
  ],
  [
    'Japanese, broken between words',
    '鳴きと向き、横になった牌の読み方と書き方',
    'ja',
    1056,
    ['鳴きと向き、横になった牌の', '読み方と書き方']
  ],
  ['an empty title', '', 'en', 1056, ['']]
]
for (const [why, title, language, room, lines] of rows) {
  test(`title: ${why}`, () => {
    expect(titleLines(title, room, language).lines).toEqual(lines)
  })
}

test('a title that is too long ends with …, and a word without an end is broken', () => {
  for (const title of ['word '.repeat(200), 'w'.repeat(900), '牌'.repeat(300)]) {
    const {size, lines} = titleLines(title, 1056, 'en')
    expect([size, lines.length]).toEqual([42, 3])
    expect(lines[2]).toMatch(/…$/)
  }
})

test('a long title is smaller', () => {
  const sizes = [10, 40, 80, 100].map(length => titleLines('mahjong '.repeat(length / 5), 1056, 'en').size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBeGreaterThan(2)
})

const parts = {title: 'T', caption: '', name: '', picture: null, language: 'en', isDark: false} as const
const picture = (width: number, height: number) => ({
  svg: (place: string) => `<svg ${place}/>`,
  width,
  height,
  tile: 400,
  caption: ''
})
const placeOf = (svg: string) =>
  Object.fromEntries(
    [.../<svg x=.*?>/.exec(svg)![0].matchAll(/(\w+)="([\d.]+)"/g)].map(([, a, b]) => [a, Number(b)])
  )

test('a hand is under the title, a board beside it; neither leaves the card', () => {
  const hand = placeOf(cardSvg({...parts, name: 'N', caption: 'C', picture: picture(4400, 400)}))
  expect(hand).toMatchObject({x: 72, width: 1056, height: 96})
  expect(hand['y']! + hand['height']!).toBeLessThan(560)
  const board = placeOf(cardSvg({...parts, picture: picture(4092, 4426)}))
  expect(board['x']).toBeGreaterThan(552)
  expect(board['x']! + board['width']!).toBeLessThanOrEqual(1200)
  expect(board['y']! + board['height']!).toBeLessThanOrEqual(630)
})

test('a single tile is not larger than 136 pixels', () => {
  expect(placeOf(cardSvg({...parts, picture: picture(1200, 400)}))).toMatchObject({height: 136, width: 408})
})

test('text of authors is text', () => {
  const svg = cardSvg({...parts, title: '<b>&"', caption: '</svg>', name: '<script>'})
  expect(svg).not.toMatch(/<b>|<script>|&"/)
  expect(svg.match(/<\/svg>/g)).toHaveLength(1)
})
