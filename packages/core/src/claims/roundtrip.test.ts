/**
 * What `?` is filled in with is a true claim: random hands, each language.
 */
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {checkBlock} from '../page/check-block.js'
import {checkInline} from '../page/check/inline/inline.js'
import type {Markup} from '@tehai/kernel/markup'
import {sentenceOf} from '../page/check/result/sentences.js'
import {defaultSettings} from '../page/grammar/keys/options.js'
import {languages, type Language} from '@tehai/kernel/source'
import {formatTiles, tileOf, type TileKind} from '@tehai/riichi/tile'
import {claimChecker} from './check.js'

const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('')

/** A complete hand: four sets and a pair, or seven pairs; as kinds, the winning tile last. */
const winningHand = fc
  .tuple(
    fc.array(fc.tuple(fc.boolean(), fc.nat(33)), {minLength: 4, maxLength: 4}),
    fc.nat(33),
    fc.nat(13),
    fc.boolean(),
    fc.uniqueArray(fc.nat(33), {minLength: 7, maxLength: 7})
  )
  .map(([sets, pair, last, isPairs, pairs]): TileKind[] => {
    const run = (kind: number) => (kind < 27 ? kind - Math.max(0, (kind % 9) - 6) : kind)
    const tiles = isPairs
      ? pairs.flatMap(kind => [kind, kind])
      : [
          ...sets.flatMap(([isRun, kind]) =>
            isRun && kind < 27 ? [run(kind), run(kind) + 1, run(kind) + 2] : [kind, kind, kind]
          ),
          pair,
          pair
        ]
    return [...tiles.filter((_, index) => index !== last), tiles[last]!]
  })
  .filter(tiles => tiles.every(kind => tiles.filter(one => one === kind).length <= 4))

const situation = fc.record({
  seat: fc.constantFrom('east', 'south', 'west', 'north'),
  round: fc.constantFrom('East 1', 'South 2'),
  riichi: fc.boolean(),
  by: fc.constantFrom('ron', 'tsumo'),
  honba: fc.nat(2),
  indicator: fc.constantFrom('1m', '9p', '4z', '7z', '6s')
})

/** Fill in a claim and claim what was filled in. */
function claimFilled(lines: readonly string[], key: string, lang: Language): void {
  const settings = {...defaultSettings, lang}
  const filled = checkBlock([...lines, `${key}: ?`].join('\n'), {settings, ...claimChecker()})
  const facts = filled.sections.flatMap(({groups}) =>
    groups.flat().flatMap(part => (part.type === 'facts' ? part.facts : []))
  )
  const fact = facts.find(one => one.key === key)!
  const words = fact.words.map(textOf).join('')
  if (fact.state !== 'filled' || words === '') return
  const text = [...lines, `${key}: ${words}`].join('\n')
  const {claims, messages} = checkBlock(text, {settings, ...claimChecker()})
  const reported = messages.filter(({id}) => /^(?:false|impossible|unread)/.test(id))
  expect(reported.map(one => sentenceOf(one, text, lang))).toEqual([])
  expect(claims.at(-1)).toMatchObject({key, state: 'true'})
}

const language = fc.constantFrom(...languages)

test('a score and yaku that were filled in are true', () => {
  fc.assert(
    fc.property(
      winningHand,
      situation,
      language,
      (tiles, {seat, round, riichi, by, honba, indicator}, lang) => {
        const lines = [
          `situation: ${round}${riichi ? ', riichi' : ''}, ${honba} honba, ${by}`,
          `seat: ${seat}`,
          `indicator: ${indicator}`,
          formatTiles(
            tiles
              .slice(0, -1)
              .toSorted((a, b) => a - b)
              .map(tileOf)
          ),
          `win: ${tileOf(tiles.at(-1)!)}`
        ]
        for (const key of ['score', 'yaku', 'waits', 'fu', 'takame', 'yasume']) claimFilled(lines, key, lang)
      }
    ),
    {numRuns: 300}
  )
})

test('points after a hand that were filled in are true', () => {
  fc.assert(
    fc.property(
      winningHand,
      situation,
      language,
      (tiles, {seat, round, riichi, by, honba, indicator}, lang) => {
        const kinds = tiles.slice(0, -1).toSorted((a, b) => a - b)
        const last = tileOf(tiles.at(-1)!)
        const lines = [
          `situation: ${round}${riichi ? ', riichi, 1 stick' : ''}, ${honba} honba`,
          `seat: ${seat}`,
          `indicator: ${indicator}`,
          `scores: 25000 25000 25000 ${riichi ? 24000 : 25000}`,
          formatTiles(kinds.map(tileOf)),
          by === 'ron' ? `ron: ${last} from toimen` : `win: ${last} tsumo`
        ]
        for (const key of ['scores-after', 'payments']) claimFilled(lines, key, lang)
      }
    ),
    {numRuns: 100}
  )
})

/** Random tiles of the set, or of its first tiles only: the first 36 are one suit. */
const anyHand = (size: number, from = 136) =>
  fc
    .shuffledSubarray(
      Array.from({length: from}, (_, index) => index >> 2),
      {minLength: size, maxLength: size}
    )
    .map(kinds => formatTiles(kinds.toSorted((a, b) => a - b).map(tileOf)))

/** Part of a hand, with its claim in a line: fill it in and claim what was filled in. */
function claimInline(row: string, key: string, lang: Language): void {
  const {checkClaim} = claimChecker()
  const settings = {...defaultSettings, lang}
  const {markup, claims} = checkInline(row, {attributes: `${key}=?`, settings, checkClaim})
  const said = markup.children.find(
    one => typeof one !== 'string' && one.attributes['class'] === 'mahjong-claim'
  )
  const words = said === undefined ? '' : textOf(said).trim()
  if (claims[0]?.state !== 'filled' || words === '') return
  const again = checkInline(row, {attributes: `${key}="${words}"`, settings, checkClaim})
  expect([row, words, again.attributeMessages]).toEqual([row, words, []])
  expect(again.claims).toMatchObject([{state: 'true'}])
}

const shape = fc.integer({min: 1, max: 12}).chain(size => fc.oneof(anyHand(size), anyHand(size, 36)))

test('waits and acceptance of shapes that were filled in are true', () => {
  fc.assert(
    fc.property(shape, language, (row, lang) => {
      for (const key of ['waits', 'accepts', 'shanten']) claimInline(row, key, lang)
      for (const key of ['waits', 'ukeire']) claimFilled([row], key, lang)
    }),
    {numRuns: 100}
  )
})

test('shanten, ukeire, waits and discards that were filled in are true', () => {
  fc.assert(
    fc.property(fc.oneof(anyHand(13), anyHand(14), anyHand(7), anyHand(4)), language, (row, lang) => {
      for (const key of ['shanten', 'ukeire', 'discard']) claimFilled([row], key, lang)
    }),
    {numRuns: 300}
  )
})

/** A river; the discard at `riichi` lies sideways: `3+m`. */
const discardsOf = (kinds: readonly TileKind[], riichi: number): string =>
  kinds
    .map(tileOf)
    .map((tile, index) => (index === riichi ? `${tile[0]}+${tile[1]}` : tile))
    .join('')

test('how safe tiles are, as it was filled in, is true', () => {
  const tiles = fc.shuffledSubarray(
    Array.from({length: 136}, (_, index) => index >> 2),
    {minLength: 54, maxLength: 54}
  )
  fc.assert(
    fc.property(tiles, fc.nat(9), fc.boolean(), language, (all, riichi, isTwo, lang) => {
      const rivers = [0, 1, 2, 3].map(player => all.slice(14 + 10 * player, 24 + 10 * player))
      const names = ['self', 'shimocha', 'toimen', 'kamicha']
      const lines = names.flatMap((name, player) => {
        const at = player === 2 || (player === 3 && isTwo) ? riichi : -1
        return [`${name}:`, `j ${discardsOf(rivers[player]!, at)}`]
      })
      const hand = formatTiles(
        all
          .slice(0, 14)
          .toSorted((a, b) => a - b)
          .map(tileOf)
      )
      const settings = {...defaultSettings, lang}
      const filled = checkBlock([hand, 'safe: ?', ...lines].join('\n'), {settings, ...claimChecker()})
      const [fact] = filled.sections.flatMap(({groups}) =>
        groups.flat().flatMap(part => (part.type === 'facts' ? part.facts : []))
      )
      const words = fact!.words.map(textOf).join('')
      const text = [hand, `safe: ${words}`, ...lines].join('\n')
      const {messages, claims} = checkBlock(text, {settings, ...claimChecker()})
      expect(messages.map(one => sentenceOf(one, text, lang))).toEqual([])
      expect(claims[0]).toMatchObject({key: 'safe', state: 'true'})
    }),
    {numRuns: 60}
  )
})
