/**
 * The options that a row in a line of text and a block can have, the usual ones first. `option-names.test.ts` reads each
 * one back.
 */
import {rowOptionNames} from '@tehai/core/page'
import {keysOf, usualKeys} from './game-keys.js'
import type {Construct, GameId} from './page.js'

/** An option, with an example of its value; `''` where its values are listed. */
export interface Option {
  readonly id: string
  readonly example: string
}

const claimsOf = (game: GameId): readonly Option[] => usualKeys(game).filter(({group}) => group === 'claim')
const named = (ids: readonly string[]): readonly Option[] => ids.map(id => ({id, example: ''}))
const keysIn = (game: GameId, ids: readonly string[]): readonly Option[] =>
  ids.flatMap(id => keysOf[game].find(key => key.id === id) ?? [])

const optionsByGame: Readonly<Record<GameId, Readonly<Record<Construct['kind'], readonly Option[]>>>> = {
  mahjong: {
    inline: [...claimsOf('mahjong'), ...named(rowOptionNames.filter(one => one !== 'checked'))],
    block: [
      ...keysIn('mahjong', ['title', 'size', 'rules', 'lang', 'dialect', 'layout', 'caption', 'y']),
      ...named(['claims']),
      ...claimsOf('mahjong')
    ]
  },
  hanafuda: {
    inline: [...claimsOf('hanafuda'), ...named(['size', 'lang', 'rules'])],
    block: [
      ...keysIn('hanafuda', ['title', 'rules', 'month', 'koikoi', 'caption']),
      ...named(['size', 'lang'])
    ]
  }
}

/** The options of a row or a block of a game. */
export const optionsOf = (game: GameId, kind: Construct['kind']): readonly Option[] =>
  optionsByGame[game][kind]
