/**
 * A situation as a program gives it: which fields there are, and what each may be.
 */
import {lookup, nearest, shownValue} from '@tehai/kernel/source'
import {winds, type Situation} from './situation.js'
import {seats} from './tile/index.js'
import {areListed, tilesIn, type TilesInput} from './tile/spelling.js'

/** `Situation` with indicators in any spelling. */
export interface SituationInput extends Omit<Situation, 'dora' | 'ura'> {
  readonly dora?: TilesInput | undefined
  readonly ura?: TilesInput | undefined
}

/** What a field may be: a test, and how its values are said. */
type Field = readonly [isRight: (value: unknown) => boolean, values: string]

const oneOf = (values: readonly string[]): Field => [
  value => typeof value === 'string' && values.includes(value),
  `one of ${values.map(one => `\`${one}\``).join(', ')}`
]
const flag: Field = [value => typeof value === 'boolean', '`true` or `false`']
const amount: Field = [
  value => Number.isSafeInteger(value) && (value as number) >= 0,
  'a whole number from 0'
]
const tiles: Field = [
  value => typeof value === 'string' || Array.isArray(value),
  'tiles as text, a list or counts'
]
const wind = oneOf(winds)

const fields: Readonly<Record<keyof Situation, Field>> = lookup({
  round: wind,
  seat: wind,
  riichi: [value => typeof value === 'boolean' || value === 'double', '`true`, `false` or `double`'],
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
  pao: [
    value => value === null || typeof value === 'object' || seats.some(seat => seat === value),
    `a player (${seats.map(one => `\`${one}\``).join(', ')}), \`null\`, or either for each yakuman`
  ],
  honba: amount,
  sticks: amount,
  laterRon: flag
})

/** Whether a name is a field of situations. */
export const isOfSituation = (name: string): boolean => name in fields

/**
 * A situation with indicators as lists; itself where they are, or there are none.
 *
 * @throws {TypeError} if a field is unknown, or has a value that it cannot have.
 */
export function situationIn(given: SituationInput): Situation {
  for (const name in given) {
    const value = given[name as keyof SituationInput]
    if (value === undefined) continue
    const field = fields[name as keyof Situation] as Field | undefined
    if (!field) throw unknown(name)
    if (!field[0](value)) throw wrongValue(name, value, field[1])
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

function unknown(name: string): TypeError {
  const [near] = nearest(name, Object.keys(fields))
  const hint = near ? `; did you mean \`${near}\`?` : ''
  return new TypeError(`Expected a field of a situation, got \`${shownValue(name)}\`${hint}`)
}

function wrongValue(name: string, value: unknown, values: string): TypeError {
  const [near] = typeof value === 'string' ? nearest(value.toLowerCase(), values.match(/\w+/g) ?? []) : []
  const hint = near && values.startsWith('one of') ? `; did you mean \`${near}\`?` : ''
  return new TypeError(`Expected \`${name}\` to be ${values}, got \`${shownValue(value)}\`${hint}`)
}
