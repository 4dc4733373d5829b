/**
 * The options that a row in a line of text, a block, and front matter can have, the usual ones first.
 * `option-names.test.ts` reads each one back.
 */
import {rowOptionNames} from '@tehai/core/page'
import {keysOf, usualKeys} from '../syntax/game-keys.js'
import type {Construct, GameId} from '../page/page.js'

/** An option, with an example of its value; `''` if its values are listed. */
export interface Option {
  readonly id: string
  readonly example: string
}

const claimsOf = (game: GameId): readonly Option[] => usualKeys(game).filter(({group}) => group === 'claim')
/** Claims that need more than a row: a field, a table of its own. */
const ofBlocks: ReadonlySet<string> = new Set(['take', 'table'])
/** Claims of a row in a line of text. */
const claimsInLine = (game: GameId): readonly Option[] =>
  usualKeys(game).filter(({group, of, id}) => group === 'claim' && of !== 'block' && !ofBlocks.has(id))
/** Options with which a page passes on what was read of a block. */
const passedOn: ReadonlySet<string> = new Set(['checked', 'won', 'board'])
const named = (ids: readonly string[]): readonly Option[] => ids.map(id => ({id, example: ''}))
const keysIn = (game: GameId, ids: readonly string[]): readonly Option[] =>
  ids.flatMap(id => keysOf[game].find(key => key.id === id) ?? [])

/** Where options are written. */
export type OptionPlace = Construct['kind'] | 'front matter'

const optionsByGame: Readonly<Record<GameId, Readonly<Record<OptionPlace, readonly Option[]>>>> = {
  mahjong: {
    inline: [...claimsInLine('mahjong'), ...named(rowOptionNames.filter(one => !passedOn.has(one)))],
    block: [
      ...keysIn('mahjong', ['title', 'size', 'rules', 'lang', 'dialect', 'layout', 'caption', 'y']),
      ...named(['claims']),
      ...claimsOf('mahjong')
    ],
    'front matter': [
      ...keysIn('mahjong', ['rules', 'lang', 'dialect', 'size', 'layout', 'y']),
      ...named(['claims'])
    ]
  },
  hanafuda: {
    inline: [...claimsInLine('hanafuda'), ...named(['size', 'lang', 'rules'])],
    block: [
      ...keysIn('hanafuda', ['title', 'rules', 'month', 'koikoi', 'caption']),
      ...named(['size', 'lang'])
    ],
    'front matter': [...keysIn('hanafuda', ['rules']), ...named(['size', 'lang'])]
  }
}

/** The options of a game at a place. */
export const optionsOf = (game: GameId, place: OptionPlace): readonly Option[] => optionsByGame[game][place]
