import {expect, test} from 'vitest'
import {readWaits} from './waits.js'

/** Parts in a line: `25p`, `kanchan`, `=3` kinds, `#7` tiles, `-6s` discard, `?text` unread. */
function shortly(text: string, suit: 'm' | null = null): string {
  return readWaits(text, suit)
    .map(part => {
      if (part.type === 'tiles') return part.tiles.map(({tile}) => tile).join('')
      if (part.type === 'shape') return part.shape
      if (part.type === 'name') return part.name
      if (part.type === 'kinds') return `=${part.kinds}`
      if (part.type === 'count') return `#${part.count}`
      if (part.type === 'discard') return `-${part.tile.tile}`
      return part.type === 'unread'
        ? `?${text.slice(part.start, part.end)}`
        : part.type === 'none'
          ? 'none'
          : ''
    })
    .filter(Boolean)
    .join(' ')
}

// [text, what is read].
const rows: ReadonlyArray<readonly [string, string]> = [
  ['2-5p', '2p5p'],
  ['1-4-7m', '1m4m7m'],
  ['25p、東', '2p5p 1z'],
  ['penchan 3p, four tiles', 'penchan 3p #4'],
  ['동과 남, 각 2장', '1z 2z #2'],
  ['동이나 남 샤보', '1z 2z shanpon'],
  ['ryanmen 25p, 8 tiles in total, not furiten', 'ryanmen 2p5p #8'],
  ['中洞3s', 'kanchan 3s'],
  ['カン3s', 'kanchan 3s'],
  ['ドラのカン3s待ち', 'kanchan 3s'],
  ['愚形カン3s', 'kanchan 3s'],
  ['悪形ながらドラの3s待ち', '3s'],
  ['広い25p待ち', '2p5p'],
  ['a bad kanchan 3s', 'kanchan 3s'],
  ['kanchan 3s (dora)', 'kanchan 3s'],
  ['宝牌嵌张3s', 'kanchan 3s'],
  ['坏型，3s的嵌张', '3s kanchan'],
  ['나쁜 형태의 도라 3s 간짱', '3s kanchan'],
  ['25p待ち、4s薄い', '2p5p 4s ?薄い'],
  ['25p wait, 4s bad', '2p5p 4s ?bad'],
  ['25p ドラ1', '2p5p ?ドラ1'],
  ['5m9pのシャンポン', '5m 9p shanpon'],
  ['5m・9pのシャンポン待ち', '5m 9p shanpon'],
  ['tanki east', 'tanki 1z'],
  ['ペン7s', 'penchan 7s'],
  ['２－５ｐ', '2p5p'],
  ['25筒', '2p5p'],
  ['二五筒', '2p5p'],
  ['2・5ピン待ち', '2p5p'],
  ['1-4-7m 三面張', '1m4m7m =3'],
  ['m147 三面張', '1m4m7m =3'],
  ['p25z1 7枚', '2p5p 1z #7'],
  ['25p 両面 7枚', '2p5p ryanmen #7'],
  ['25p 両面、あと7枚', '2p5p ryanmen #7'],
  ['25饼两面，还剩7张', '2p5p ryanmen #7'],
  ['양면 25통, 7장 남음', 'ryanmen 2p5p #7'],
  ['25p（各4枚）', '2p5p #4'],
  ['25p, 4 tiles each', '2p5p #4'],
  ['25p フリテンなし', '2p5p'],
  ['25p（高目なし）', '2p5p'],
  ['2-5p, 7 tiles left', '2p5p #7'],
  ['3-sided: 147m', '=3 1m4m7m'],
  ['ノベタン 2-5s', 'nobetan 2s5s'],
  ['nobetan 25s', 'nobetan 2s5s'],
  ['延べ単騎 25s', 'nobetan 2s5s'],
  ['亜両面待ち', 'aryanmen'],
  ['aryanmen: 2 5m', 'aryanmen 2m5m'],
  ['三面単騎 2-5-8s', 'sanmentan 2s5s8s'],
  ['変則三面張', '=3'],
  ['sanmenchan on 1-4-7p', '=3 1p4p7p'],
  ['irregular five-sided wait', '=5'],
  ['エントツ', 'entotsu'],
  ['純正九蓮宝燈', 'junsei_chuuren'],
  ['カンタンカン 456s', 'kantankan 4s5s6s'],
  ['カンタン 34p', 'kantan 3p4p'],
  ['1 4 7m', '1m4m7m'],
  ['1/4/7m', '1m4m7m'],
  ['1m-4m-7m', '1m 4m 7m'],
  ['2 & 5 man', '2m5m'],
  ['man 2-5', '2m5m'],
  ['2m×4 5m×4', '2m #4 5m #4'],
  ['2m 4, 5m (4)', '2m #4 5m #4'],
  ['2 5 m, 3 6 p', '2m5m 3p6p'],
  ['東単騎', '1z tanki'],
  ['白と中のシャンポン', '5z 7z shanpon'],
  ['5 pin or 8 pin', '5p 8p'],
  ['white dragon', '5z'],
  // There is no red honor.
  ['赤5z', '?赤 5z'],
  ['赤5p', '0p'],
  ['打3s 25p', '-3s 2p5p'],
  ['cut 3s: 2-5p', '-3s 2p5p'],
  ['3s切り 2-5p', '-3s 2p5p'],
  ['打東で25p', '-1z 2p5p'],
  ['国士無双十三面', 'kokushi_13'],
  ['ピンズの2-5', '2p5p'],
  ['②-⑤', '2p5p'],
  ['🀚🀝', '2p5p'],
  ['2 and 5 pin', '2p5p'],
  ['2-5p x 8', '2p5p #8'],
  ['なし', 'none'],
  ['ノーテン', 'none'],
  ['none', 'none'],
  ['赤5p', '0p'],
  ['2-5p and joy', '2p5p ?joy'],
  ['8z', '?8z'],
  ['2-5p は広い', '2p5p ?は広い']
]
for (const [text, expected] of rows) test(`waits: ${text}`, () => expect(shortly(text)).toBe(expected))

// [text, what is read of a hand of man alone].
const ofOneSuit: ReadonlyArray<readonly [string, string]> = [
  ['2-5', '2m5m'],
  ['25', '2m5m'],
  ['1 4 7', '1m4m7m'],
  ['2 and 5, 8 tiles', '2m5m #8'],
  ['2 5 8枚', '2m5m #8'],
  ['25p', '2p5p'],
  ['8z', '?8z']
]
for (const [text, expected] of ofOneSuit)
  test(`waits of one suit: ${text}`, () => expect(shortly(text, 'm')).toBe(expected))

test('waits: each tile of a run has its own place, the last with the suit', () => {
  const [part] = readWaits('1-4-7m')
  expect(part).toMatchObject({
    tiles: [
      {tile: '1m', start: 0, end: 1},
      {tile: '4m', start: 2, end: 3},
      {tile: '7m', start: 4, end: 6}
    ]
  })
})
