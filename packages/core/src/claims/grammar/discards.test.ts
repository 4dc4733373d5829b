import {formatTiles} from '@tehai/riichi/tile'
import {describe, expect, test} from 'vitest'
import {readDiscards} from './discards.js'

/** What a text says: `discard`, `discard: waits`, then in brackets the tiles among other words. */
function summary(text: string, isProse: boolean): string {
  const {parts, waits, others} = readDiscards(text, isProse)
  const discards = parts.flatMap(part => (part.type === 'discard' ? [part.tile] : []))
  const withWaits = discards.map(({tile, start}) => {
    const own = waits.find(one => one.discard.start === start)
    const tiles = own?.parts.flatMap(part => (part.type === 'tiles' ? part.tiles.map(one => one.tile) : []))
    return tiles ? `${tile}: ${formatTiles(tiles)}` : tile
  })
  const loose = others.length > 0 ? [`(${formatTiles(others.map(({tile}) => tile))})`] : []
  return [...withWaits, ...loose].join(', ')
}

describe('a claim', () => {
  test.each([
    ['8s', '8s'],
    ['打8s', '8s'],
    ['8s > 9m', '8s, 9m'],
    ['打6s 16種53枚、打9s 12種40枚', '6s, 9s'],
    ['8s (waits 3s)', '8s: 3s'],
    ['8s, waiting on 3-6s', '8s: 36s'],
    ['8s — kanchan 3s', '8s: 3s'],
    ['8s → 3s待ち', '8s: 3s'],
    ['打8s、待ち: 3s', '8s: 3s'],
    ['切8s，听3s', '8s: 3s'],
    ['8s을 버리고 3s 대기', '8s: 3s'],
    ['8s waits 3s, 2s waits 6-9s', '8s: 3s, 2s: 69s'],
    ['8s 3s待ち、2s 69s待ち', '8s: 3s, 2s: 69s'],
    ['打8s 3s待ち、打2s 69s待ち', '8s: 3s, 2s: 69s'],
    ['8s: waits 3s (kanchan)', '8s: 3s'],
    // Not clear which tile is the discard.
    ['waits for 3s', '3s'],
    ['8s nonsense 3s', '8s, (3s)'],
    ['', '']
  ])('%s', (text, expected) => expect(summary(text, false)).toBe(expected))
})

describe('an answer', () => {
  test.each([
    ['8s, since 3s completes the run', '8s, (3s)'],
    ['8s、3sは山にありそう', '8s, (3s)'],
    ['8s or 2s is fine', '8s, 2s'],
    ['riichi with 8s, then 3s wins', '8s, (3s)'],
    ['cut 8s: the 9p is live', '8s, (9p)'],
    ['打8s。3sが来れば三色', '8s, (3s)'],
    ['8s, waiting on 3s', '8s: 3s'],
    ['8s, which may wait on 3s', '8s, (3s)'],
    ['打8s、3s待ち。4sは薄い', '8s: 3s, (4s)'],
    ['8s. Wait: 3s. 4s is thin', '8s: 3s, (4s)'],
    ['8s, waiting on 3s. 4s is thin', '8s: 3s, (4s)'],
    ['8s, 3s待ち、4sは薄い', '8s: 3s, (4s)'],
    ['8s. Waits 3s.', '8s: 3s'],
    ['9m。7sは5-8s受けに必要', '9m, (758s)'],
    ['9m（7sは5-8s受け）', '9m, (758s)'],
    ['打9m、3-6-9sの三面張', '9m: 369s'],
    ['打8sでリーチ。3s待ち', '8s: 3s'],
    ['打8sで即リーチ！3s待ち。', '8s: 3s'],
    ['打8sでテンパイ。待ちは3s', '8s: 3s'],
    ['8s切りリーチ、3s待ち', '8s: 3s'],
    ['打8sして3s待ち', '8s: 3s'],
    ['Cut 8s and declare riichi. Waits 3s.', '8s: 3s'],
    ['Discard 8s. You wait on 3s.', '8s: 3s'],
    ['8s leaves a 3s wait', '8s: 3s'],
    ['打8s立直。听3s', '8s: 3s'],
    ['打8s，立直听3s', '8s: 3s'],
    ['打8s形成3s嵌张听', '8s: 3s'],
    ['8s 버리고 리치. 3s 대기', '8s: 3s'],
    ['8s 타패. 대기는 3s', '8s: 3s'],
    // Not what the hand then waits for.
    ['打8sでリーチ。3sが来れば三色', '8s, (3s)'],
    ['打8sでリーチ。4sを引けば3s待ち', '8s, (43s)'],
    ['打8sでリーチ。3s待ちではない', '8s, (3s)']
  ])('%s', (text, expected) => expect(summary(text, true)).toBe(expected))

  test('a tile among other words need not be a discard', () => {
    expect(readDiscards('dama: 3s is thin', true)).toMatchObject({isClear: false})
    expect(readDiscards('8s is best', true)).toMatchObject({isClear: true})
    expect(readDiscards('I cut 8s', true)).toMatchObject({isClear: true})
  })

  test('numbers after other words are no claim', () => {
    expect(readDiscards('8s aiming for 678', true).parts.map(({type}) => type)).toEqual(['discard', 'unread'])
    expect(readDiscards('打8s 4枚', true).parts.map(({type}) => type)).toEqual(['discard', 'count'])
  })
})
