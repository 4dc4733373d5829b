/**
 * Melds as a program gives them: objects or short text.
 */
import {lookup} from '@tehai/kernel/source'
import {meldOfText} from '../tile/meld-text.js'
import {seats, type Meld} from '../tile/index.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'

/**
 * A meld as an object, or as text: its tiles, then `@1`, `@2` or `@3` for the player who discarded (to the right,
 * across, to the left; default: to the left); `a` before a concealed kan, `k` before an added one: `123m@3`, `555z@2`,
 * `a1111p`, `k5555z@1`.
 */
export type MeldInput = Meld | string

/**
 * The meld of a text such as `123m@3` (see `MeldInput`).
 *
 * @throws {TypeError} if it is none.
 */
export function parseMeld(text: string): Meld {
  const meld = meldOfText(text)
  if (meld) return meld
  throw wrong('a meld such as `123m@3`, `555z@2`, `a1111p` or `k5555z@1`', text)
}

/** Types of melds, each with whether another player discarded one of its tiles. */
const isCalled: Readonly<Record<Meld['type'], boolean>> = lookup({
  chii: true,
  pon: true,
  daiminkan: true,
  kakan: true,
  ankan: false
})

/**
 * Melds as objects; the same list if nothing needs to change.
 *
 * @throws {TypeError} if it is not a list, or one of them is not a meld.
 */
export function meldsIn(melds: readonly MeldInput[] | undefined): readonly Meld[] | undefined {
  if (melds === undefined) return undefined
  if (!Array.isArray(melds)) throw wrong('a list of melds', melds)
  const given: readonly MeldInput[] = melds
  let hasText = false
  // Not `some` or `map`, which skip the holes of a list.
  for (const meld of given) {
    if (typeof meld === 'string') hasText = true
    else checkedMeld(meld)
  }
  if (!hasText) return given as readonly Meld[]
  return given.map(meld => (typeof meld === 'string' ? parseMeld(meld) : meld))
}

function checkedMeld(meld: Meld): Meld {
  if (typeof meld !== 'object' || (meld as Meld | null) === null) return parseMeld(meld as unknown as string)
  const {type, tiles} = meld
  if (!(type in isCalled)) throw notOneOf('type', type, Object.keys(isCalled))
  if (!Array.isArray(tiles)) {
    throw wrong('`tiles` of a meld to be a list', tiles)
  }
  if ('from' in meld && !seats.includes(meld.from)) throw notOneOf('from', meld.from, seats)
  if (isCalled[type] && !('from' in meld)) throw notOneOf('from', undefined, seats)
  return meld
}

const notOneOf = (field: string, value: unknown, known: readonly string[]): TypeError =>
  wrong(`\`${field}\` of a meld to be one of ${namesOf(known)}`, value, meant(value, known))
