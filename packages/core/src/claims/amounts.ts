/**
 * Amounts: every sum that can be paid for a hand. They distinguish a sum that is never paid from one that is only false
 * here.
 */
import {ronPoints, tsumoPayments, tsumoPoints, worthOf, yakumanWorth, type Rules} from '@tehai/riichi'

/** What can be paid for a hand: sums, `other/dealer` shares and equal shares, as numbers in text. */
interface Amounts {
  readonly points: ReadonlySet<number>
  readonly shares: ReadonlySet<string>
  readonly all: ReadonlySet<number>
}

/** Fu that a hand can have. */
export const possibleFu: readonly number[] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]

/** Han of a yakuman. More han do not change the amount. */
export const YAKUMAN_HAN = 13
const MOST_YAKUMAN = 6

const known = new Map<string, Amounts>()

/**
 * Every amount under the rules, with kiriage as well as without, and for four players as well as three: an author may
 * mean either.
 */
export function amountsOf(rules: Pick<Rules, 'sanma' | 'sanmaTsumo'>): Amounts {
  const key = `${rules.sanma} ${rules.sanmaTsumo}`
  const found = known.get(key) ?? allAmounts(rules)
  known.set(key, found)
  return found
}

function allAmounts(rules: Pick<Rules, 'sanma' | 'sanmaTsumo'>): Amounts {
  const points = new Set<number>()
  const shares = new Set<string>()
  const all = new Set<number>()
  const players = rules.sanma ? 3 : 4
  const fourPlayerRules = {...rules, sanma: false}
  const add = (base: number, byRon: boolean, byTsumo: boolean) => {
    for (const isDealer of [true, false]) {
      if (byRon) points.add(ronPoints(base, isDealer))
      if (!byTsumo) continue
      const payments = tsumoPayments(base, isDealer, rules)
      points.add(tsumoPoints(payments, players))
      if (rules.sanma) points.add(tsumoPoints(tsumoPayments(base, isDealer, fourPlayerRules), 4))
      if (payments.length === 1) all.add(payments[0])
      else shares.add(`${payments[1]}/${payments[0]}`)
    }
  }
  for (let han = 1; han <= YAKUMAN_HAN; han++) {
    for (const fu of possibleFu) {
      const {base} = worthOf(han, fu, {kiriage: false, kazoe: 'yakuman'})
      // 20 fu is pinfu with tsumo, and 25 fu seven pairs: at least two han, three with tsumo.
      const least = fu === 20 ? 2 : fu === 25 ? 3 : 1
      add(base, fu === 20 ? false : han >= (fu === 25 ? 2 : 1), han >= least)
    }
  }
  for (let yakuman = 1; yakuman <= MOST_YAKUMAN; yakuman++) add(yakumanWorth(yakuman).base, true, true)
  return {points, shares, all}
}
