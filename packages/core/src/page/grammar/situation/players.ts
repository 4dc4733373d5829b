/** Players: the names in headers of a ```mahjong block, relative to the owner of the page's hand or by their winds. */
import {foldName} from '@tehai/kernel/block'
import type {Player, Wind} from '../../../labels/play/winds.js'
import {sideNames} from '../../../notation/side-names.js'

/** The player that a header refers to: relative to the owner of the page's hand, or by wind. */
export type Who = {readonly player: Player} | {readonly wind: Wind}

/** Whether two names mean the same player, both by wind or both by place. */
export const isSameWho = (one: Who, other: Who): boolean =>
  'wind' in one
    ? 'wind' in other && one.wind === other.wind
    : 'player' in other && one.player === other.player

const table: readonly (readonly [who: Who, names: readonly string[]])[] = [
  [{player: 'self'}, ['self', 'me', '自家', '自分', '자가']],
  [{player: 'shimocha'}, [...sideNames.shimocha, 'shimocha (right)']],
  [{player: 'toimen'}, [...sideNames.toimen, 'toimen (across)']],
  [{player: 'kamicha'}, [...sideNames.kamicha, 'kamicha (left)']],
  [
    {wind: 'east'},
    // prettier-ignore
    [
      'east', 'east seat', 'east player', 'dealer',
      '東家', '东家', '親', '親家', '亲', '亲家', '庄家', '莊家', '荘家', '동가', '친', '친가', '오야'
    ]
  ],
  [{wind: 'south'}, ['south', 'south seat', 'south player', '南家', '남가']],
  [{wind: 'west'}, ['west', 'west seat', 'west player', '西家', '서가']],
  [{wind: 'north'}, ['north', 'north seat', 'north player', '北家', '북가']]
]

const whoByName: ReadonlyMap<string, Who> = new Map(
  table.flatMap(([who, names]) => names.map((name): [string, Who] => [foldName(name), who]))
)

/** Names that a player's header may have. */
export const playerNames: readonly string[] = [...whoByName.keys()]

/** The player that a name refers to, or `null`. */
export function findPlayer(text: string): Who | null {
  return text.length > 24 ? null : (whoByName.get(foldName(text)) ?? null)
}

/** Winds by themselves, as in tables. They are also tiles and rounds: they name players only before a colon, or `の`. */
const windLetters: readonly (readonly [wind: Wind, letters: string])[] = [
  ['east', '東东동e'],
  ['south', '南남s'],
  ['west', '西서w'],
  ['north', '北북n']
]

/** The player of a wind by itself: 東, `E`; `null` for any other name. */
export function findWindPlayer(text: string): Who | null {
  const name = foldName(text)
  const found = windLetters.find(([, letters]) => name.length === 1 && letters.includes(name))
  return found === undefined ? null : {wind: found[0]}
}

/** Names that are also other words, or part of them: they are only read if a pattern specifies what is around them. */
const ambiguous: ReadonlySet<string> = new Set(['自分', '親', '亲', '친', '친가', '오야'])

/** Names in East Asian scripts that have no other meaning anywhere. */
const clearNames = (isOwn: boolean): string =>
  table
    .filter(([who]) => ('player' in who && who.player === 'self') === isOwn)
    .flatMap(([, names]) => names.filter(name => !/[a-z]/.test(name) && !ambiguous.has(name)))
    .join('|')

/** The source of a pattern for other players, in East Asian scripts: 上家, 对家, 동가. */
export const otherPlayer: string = clearNames(false)

/** The same, including the owner of the page's hand. */
export const anyPlayer: string = `${clearNames(true)}|${otherPlayer}`

/** Names of other players by their places, in East Asian scripts: 対面, 상가. */
export const nearPlayers: readonly string[] = table.flatMap(([who, names]) =>
  'player' in who && who.player !== 'self' ? names.filter(name => !/[a-z]/.test(name)) : []
)

/** The source of a pattern for other players in romaji. Their English names are also other words: `left`, `east`. */
export const romajiPlayer = 'shimocha|toimen|kamicha'

const winds = 'east|south|west|north'

/** Names with which no row of notation begins, nor any line with another meaning: `east` counts only before points. */
export const bareHeader: RegExp = new RegExp(
  `(?:${anyPlayer}|self|${romajiPlayer})(?=[ \\t\\u3000(（])|` +
    `(?:${winds})(?=[ \\t]{1,9}-?\\d[\\d,.]{1,7}k?(?: ?(?:points?|pts?))?[ \\t]{0,9}(?:[\\r\\n]|$))`,
  'iuy'
)
