/**
 * The values that clauses name, and the words for each. A value has the same name and type in every clause.
 */
import type {WaitShape, Wind, WaitName, YakuId} from '@tehai/riichi'
import type {TileSafety} from '@tehai/riichi/safety'
import {filledParts, grammars, type Language} from '@tehai/kernel/source'
import type {Circumstance, DecidingRule, DoraId, FuWord} from '../ids.js'
import {
  nameOfAmount,
  nameOfKinds,
  nameOfPayment,
  nameOfScore,
  nameOfSettled,
  nameOfShanten,
  nameOfShape,
  nameOfTiles,
  nameOfWait,
  type ScoreWords,
  type SettledPoints
} from '../scores/score.js'
import {nameOfRule} from '../scores/rules.js'
import {nameOfCircumstance, nameOfSticks} from '../play/situation.js'
import {nameOfWin} from '../rows/win.js'
import {nameOfSafety, nameOfWaits, type SafetyFacts} from '../scores/safety.js'
import {nameOfPlayer, nameOfSeatWind, type Player} from '../play/winds.js'
import {dictionaries as handWords} from '../words/scores.js'
import type {HandWords} from '../words/schema.js'
import {nameOfWays} from '../scores/composition.js'
import {nameOfFigure, type NamedFigure} from '../scores/value.js'
import {nameOfHan, nameOfYaku} from '../scores/yaku.js'

/** A yaku and its han; 0 where they are not said. */
export interface YakuHan {
  readonly id: YakuId | DoraId
  readonly han: number
}

/** What a line of fu is for, and its fu. */
export interface FuWorth {
  readonly word: FuWord
  readonly fu: number
}

/** The shanten of a hand as one form. */
export interface FormShanten {
  readonly form: keyof HandWords['forms']
  readonly shanten: number
}

/** The shanten of each form that a hand can become; `null` for a form that it cannot become. */
export function formsOf(
  shanten: Readonly<Record<FormShanten['form'], number | null>>
): readonly FormShanten[] {
  const forms = ['standard', 'chiitoitsu', 'kokushi'] as const
  return forms.flatMap(form => {
    const least = shanten[form]
    return least === null ? [] : {form, shanten: least}
  })
}

/** A block of a hand: its type and its lowest tile. */
export interface NamedBlock {
  readonly type: keyof HandWords['blocks']
  readonly tile: string
}

/** A player: as seen from the owner of the page's hand, or by wind. */
type Who = {readonly player: Player} | {readonly wind: Wind}

/** A yaku, or a word for any one of several. */
export type NamedYaku = YakuId | DoraId | keyof HandWords['yakuGroups']

/** Values of clauses by name. `tiles`, `tile` and `discard` are notation. */
export interface ClauseValues {
  readonly tiles: string
  readonly ways: number
  readonly tile: string
  readonly discard: string
  readonly block: NamedBlock
  readonly shape: WaitShape
  readonly shapes: readonly WaitShape[]
  readonly name: WaitName
  readonly kinds: number
  readonly count: number
  readonly seen: number
  readonly size: number
  readonly copies: number
  readonly shanten: number
  readonly forms: readonly FormShanten[]
  readonly score: ScoreWords
  readonly payment: ScoreWords
  readonly points: number
  readonly settled: readonly SettledPoints[]
  readonly sticks: number
  readonly honba: number
  readonly players: number
  readonly han: number
  readonly fu: number
  readonly lines: readonly FuWorth[]
  readonly yaku: readonly YakuHan[]
  readonly yakuId: NamedYaku
  readonly many: number
  readonly rule: DecidingRule
  readonly at: number
  readonly turn: number
  readonly left: number
  readonly seat: Wind
  readonly circumstance: Circumstance
  readonly by: 'tsumo' | 'ron'
  readonly open: 'yes' | 'no'
  readonly who: 'dealer' | 'non-dealer'
  readonly safety: SafetyFacts
  readonly waits: Pick<TileSafety, 'class' | 'waits'>
  readonly opponent: Who
  readonly figure: NamedFigure
  readonly most: NamedFigure
  /** As a page shows it: ◎ ○ △ ×. */
  readonly mark: string
  /** Words. */
  readonly list: string
}

/** A part of a sentence: words, or tiles in notation, which a page draws. */
export type SentencePart = string | {readonly tiles: string}

type Wording<Value> = (value: Value, language: Language) => SentencePart | readonly SentencePart[]

/** The words for values that are not used unchanged. */
export const clauseWordings: {readonly [Name in keyof ClauseValues]?: Wording<ClauseValues[Name]>} = {
  tiles: tiles => ({tiles}),
  ways: nameOfWays,
  tile: tiles => ({tiles}),
  discard: tiles => ({tiles}),
  block: partsOfBlock,
  shape: nameOfShape,
  shapes: (shapes, language) => grammars[language].list(shapes.map(one => nameOfShape(one, language))),
  name: nameOfWait,
  count: nameOfTiles,
  seen: nameOfTiles,
  kinds: nameOfKinds,
  rule: (rule, language) => `\`${nameOfRule(rule, language)}\``,
  shanten: nameOfShanten,
  forms: (forms, language) => grammars[language].list(forms.map(one => nameOfForm(one, language))),
  score: nameOfScore,
  payment: nameOfPayment,
  points: nameOfAmount,
  settled: nameOfSettled,
  sticks: nameOfSticks,
  han: nameOfHan,
  lines: nameOfFuLines,
  yaku: nameOfYakuList,
  yakuId: nameOfNamedYaku,
  seat: nameOfSeatWind,
  circumstance: nameOfCircumstance,
  by: nameOfWin,
  safety: nameOfSafety,
  waits: nameOfWaits,
  figure: nameOfFigure,
  most: nameOfFigure,
  opponent: (who, language) =>
    'player' in who ? nameOfPlayer(who.player, language) : nameOfSeatWind(who.wind, language),
  open: (open, language) => handWords[language].openness[open],
  who: (who, language) => handWords[language].clauses[who]
}

function nameOfForm({form, shanten}: FormShanten, language: Language): string {
  const words = handWords[language]
  return words.form(words.forms[form], nameOfShanten(shanten, language))
}

/** A yaku, or a group of yaku, in the words of a page. */
export function nameOfNamedYaku(id: NamedYaku, language: Language): string {
  const {yakuGroups} = handWords[language]
  return id in yakuGroups
    ? yakuGroups[id as keyof HandWords['yakuGroups']]
    : nameOfYaku(id as YakuId | DoraId, language)
}

/** Yaku with their han: `riichi 1, dora 2`; 立直1翻、ドラ2翻. */
function nameOfYakuList(list: readonly YakuHan[], language: Language): string {
  const {yakuHan} = handWords[language]
  return grammars[language].list(
    list.map(({id, han}) => {
      const name = nameOfYaku(id, language)
      return han === 0 ? name : yakuHan(name, han)
    })
  )
}

/** Fu line by line: `20 base + 10 closed ron + 2 kanchan wait + 8 rounded up`. */
function nameOfFuLines(lines: readonly FuWorth[], language: Language): string {
  const {fuLine, fuWords, sum} = handWords[language]
  return sum(lines.map(({word, fu}) => fuLine(fuWords[word], String(fu))))
}

const blockSizes: Readonly<Record<NamedBlock['type'], number>> = {run: 3, triplet: 3, kan: 4, pair: 2}

/** A block by its tiles: the pair `11z`, 雀頭の `11z`. */
function partsOfBlock({type, tile}: NamedBlock, language: Language): readonly SentencePart[] {
  const words = handWords[language]
  const rank = Number(tile[0])
  const ranks = Array.from({length: blockSizes[type]}, (_, index) => (type === 'run' ? rank + index : rank))
  return filledParts<SentencePart>(words.block, name =>
    name === 'block' ? words.blocks[type] : {tiles: ranks.join('') + tile.slice(1)}
  )
}
