/**
 * A situation as a program gives it: which fields exist, and which values each may have.
 */
import {lookup} from '@tehai/kernel/source'
import {winds, type Situation} from '../hand/situation.js'
import {seats} from '../tile/index.js'
import {paoYakuman} from '../rules/yakuman.js'
import {areListed, tilesIn, type TilesInput} from '../tile/spelling.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'

/** `Situation` with indicators in any spelling. */
export interface SituationInput extends Omit<Situation, 'dora' | 'ura'> {
  /** Dora indicators (ドラ表示牌), the one of the deal first (default: none). */
  readonly dora?: TilesInput | undefined
  /** Ura dora indicators; they count only after riichi (default: none). */
  readonly ura?: TilesInput | undefined
}

/** What a choice may be, in words. */
export const flag = '`true` or `false`'

/** What each field may be, in words: only for errors, so it is made when the first one occurs. */
function fieldsInWords(): Readonly<Record<keyof Situation, string>> {
  const oneOf = (values: readonly string[]) => `one of ${namesOf(values)}`
  const amount = 'a whole number from 0'
  const tiles = 'tiles as text, a list or counts'
  return lookup({
    round: oneOf(winds),
    seat: oneOf(winds),
    riichi: '`true`, `false` or `double`',
    openRiichi: flag,
    ippatsu: flag,
    rinshan: flag,
    chankan: flag,
    haitei: flag,
    houtei: flag,
    tenhou: flag,
    chiihou: flag,
    renhou: flag,
    paarenchan: flag,
    dora: tiles,
    ura: tiles,
    kita: amount,
    loser: oneOf(seats),
    pao: `a player (${namesOf(seats)}), \`null\`, or these by yakuman`,
    honba: amount,
    sticks: amount,
    laterRon: flag
  })
}

/** Whether a value states who is liable: for all yakuman, or separately for each yakuman with liability. */
function isLiability(value: unknown): boolean {
  if (value === null || isSeat(value)) return true
  if (typeof value !== 'object' || Array.isArray(value)) return false
  const known: readonly string[] = paoYakuman
  return Object.entries(value).every(([id, from]) => known.includes(id) && (from ? isSeat(from) : true))
}

const isSeat = (value: unknown): boolean => value === 'kamicha' || value === 'toimen' || value === 'shimocha'

/**
 * Whether a field can have a value; `false` for unknown fields.
 *
 * A table of tests would be shorter, and take three times as long: this runs for every field of every win that is scored.
 */
function canBe(field: keyof Situation, value: unknown): boolean {
  switch (field) {
    case 'riichi':
      return typeof value === 'boolean' || value === 'double'
    case 'openRiichi':
    case 'ippatsu':
    case 'rinshan':
    case 'chankan':
    case 'haitei':
    case 'houtei':
    case 'tenhou':
    case 'chiihou':
    case 'renhou':
    case 'paarenchan':
    case 'laterRon':
      return typeof value === 'boolean'
    case 'round':
    case 'seat':
      return value === 'east' || value === 'south' || value === 'west' || value === 'north'
    case 'dora':
    case 'ura':
      return typeof value === 'string' || Array.isArray(value)
    case 'kita':
    case 'honba':
    case 'sticks':
      return Number.isSafeInteger(value) && (value as number) >= 0
    case 'loser':
      return isSeat(value)
    case 'pao':
      return isLiability(value)
    default:
      field satisfies never
      return false
  }
}

/** Whether a name is a field of situations. */
export const isOfSituation = (name: string): boolean => name in fieldsInWords()

/**
 * A situation with indicators as lists; the same object if they already are, or if there are none.
 *
 * @throws {TypeError} if a field is unknown, or has a value that it cannot have.
 */
export function situationIn(given: SituationInput): Situation {
  for (const name in given) {
    const value = given[name as keyof SituationInput]
    if (value !== undefined && !canBe(name as keyof Situation, value)) throw wrongField(name, value)
  }
  const {dora, ura} = given
  if ((dora === undefined || areListed(dora)) && (ura === undefined || areListed(ura)))
    return given as Situation
  return {
    ...given,
    dora: dora === undefined ? undefined : tilesIn(dora, 'dora'),
    ura: ura === undefined ? undefined : tilesIn(ura, 'ura')
  }
}

function wrongField(name: string, value: unknown): TypeError {
  const fields = fieldsInWords()
  if (!(name in fields)) return wrong('a field of a situation', name, meant(name, Object.keys(fields)))
  const values = fields[name as keyof Situation]
  const isOneOf = typeof value === 'string' && values.startsWith('one of')
  const hint = isOneOf ? meant(value.toLowerCase(), values.match(/\w+/g) ?? []) : ''
  return wrong(`\`${name}\` to be ${values}`, value, hint)
}
