/**
 * Players: the names of headers in a ```mahjong block, seen from the owner of the page's hand or by their winds.
 */
import {foldName} from '@tehai/kernel/block'
import type {Player, Wind} from '../../labels/winds.js'

/** The player that a header refers to: as seen from the owner of the page's hand, or by wind. */
export type Who = {readonly player: Player} | {readonly wind: Wind}

const whoByName: ReadonlyMap<string, Who> = new Map<string, Who>(
  (
    [
      [{player: 'self'}, ['self', 'me', '自家', '自分', '자가']],
      [{player: 'shimocha'}, ['shimocha', 'right', 'shimocha (right)', '下家', '하가']],
      [
        {player: 'toimen'},
        [
          'toimen',
          'across',
          'toimen (across)',
          'opposite',
          '対面',
          'トイメン',
          '对家',
          '對家',
          '対家',
          '대가',
          '대면'
        ]
      ],
      [{player: 'kamicha'}, ['kamicha', 'left', 'kamicha (left)', '上家', '상가']],
      [
        {wind: 'east'},
        [
          'east',
          'east seat',
          'east player',
          'dealer',
          '東家',
          '东家',
          '親',
          '親家',
          '亲',
          '亲家',
          '庄家',
          '莊家',
          '荘家',
          '동가',
          '친',
          '친가',
          '오야'
        ]
      ],
      [{wind: 'south'}, ['south', 'south seat', 'south player', '南家', '남가']],
      [{wind: 'west'}, ['west', 'west seat', 'west player', '西家', '서가']],
      [{wind: 'north'}, ['north', 'north seat', 'north player', '北家', '북가']]
    ] as const
  ).flatMap(([who, names]) => names.map((name): [string, Who] => [foldName(name), who]))
)

/** Names that a player's header may have. */
export const playerNames: readonly string[] = [...whoByName.keys()]

/** The player that a name refers to, or `null`. */
export function findPlayer(text: string): Who | null {
  return text.length > 24 ? null : (whoByName.get(foldName(text)) ?? null)
}

/** Names with which no row of notation begins, nor a line that means something else: `east` is one before points only. */
export const bareHeader: RegExp =
  /(?:[東东南西北上下自]家|対面|[对對]家|[상하대자동남서북]가|대면|self|shimocha|toimen|kamicha)(?=[ \t\u3000(（])|(?:east|south|west|north)(?=[ \t]{1,9}-?\d[\d,.]{1,7}k?(?: ?(?:points?|pts?))?[ \t]{0,9}(?:[\r\n]|$))/iuy
