/**
 * Charts: all 48 cards by month, and all yaku of a rule set with their points. Authors need not type them.
 */
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {lookup, nearest} from '@tehai/kernel/source'
import {cardsOfMonth, months} from '@tehai/koikoi/cards'
import {monthName, pointsInWords, yakuName, yakuNames} from '@tehai/koikoi/labels/reading'
import type {GameRules} from '@tehai/koikoi/rules'
import {nearYaku, type NearYaku} from '@tehai/koikoi/yaku/reading'
import {cardsMarkup} from '../cards/cards.js'
import type {Settings} from '../grammar/settings.js'
import {term} from '../cards/labels.js'
import type {YakuId} from '../grammar/yaku-names.js'
import {dictionaries as hanafudaWords} from '../words/index.js'

/** What a chart may show, by name. */
const subjects: Readonly<Record<string, (settings: Settings) => Markup>> = lookup({
  cards: cardChart,
  札: cardChart,
  牌: cardChart,
  yaku: yakuChart,
  役: yakuChart,
  패: cardChart,
  족보: yakuChart
})

/** Other words for what a chart shows, and the word that is meant. */
const otherSubjects: ReadonlyMap<string, string> = new Map(
  [
    ['cards', 'months month flowers deck all 48'],
    ['yaku', 'points scores score combinations hands'],
    ['札', '月 花 花札 札一覧 全札'],
    ['役', '点数 文数 役一覧 出来役']
  ].flatMap(([subject, words]) => words!.split(' ').map((word): [string, string] => [word, subject!]))
)

/** The chart that a misspelt name may mean. */
export function chartsNear(name: string): string[] {
  const folded = name.normalize('NFKC').trim().toLowerCase()
  const [word] = nearest(folded, [...Object.keys(subjects), ...otherSubjects.keys()])
  const near = otherSubjects.has(folded) ? folded : word
  return near === undefined ? [] : [otherSubjects.get(near) ?? near]
}

/** Whether a chart depends on the rules. */
export function isRuledChart(name: string): boolean {
  return subjects[name.toLowerCase()] === yakuChart
}

/** A chart by its name; `undefined` if there is no such chart. */
export function chartOf(name: string, settings: Settings): Markup | undefined {
  return subjects[name.toLowerCase()]?.(settings)
}

function tableOf(kind: string, heads: readonly string[], rows: readonly Markup[], label: string): Markup {
  const head = element('tr', {}, ...heads.map(text => element('th', {scope: 'col'}, text)))
  const table = element('table', {}, element('thead', {}, head), elementWith('tbody', {}, rows))
  const attributes = {class: `hanafuda-chart hanafuda-chart-${kind}`, role: 'region', tabindex: '0'}
  return element('div', {...attributes, 'aria-label': label}, table)
}

/** Twelve months, four cards each. */
function cardChart(settings: Settings): Markup {
  const {lang} = settings
  const rows = months.map(({month}) =>
    element(
      'tr',
      {},
      element('th', {scope: 'row'}, hanafudaWords[lang].monthOf(month, monthName(month, lang))),
      element(
        'td',
        {},
        cardsMarkup(
          cardsOfMonth(month).map(({id}) => id),
          settings,
          settings.size ?? 'l'
        )
      )
    )
  )
  return tableOf('cards', [term('month', lang), term('cards', lang)], rows, term('cards', lang))
}

/** Every yaku of the rules, the cards that it needs, and its points. */
function yakuChart(settings: Settings): Markup {
  const {lang, rules} = settings
  const row = (type: YakuId, cards: readonly Markup[], price: string) =>
    element(
      'tr',
      {},
      element('th', {scope: 'row'}, yakuName(type, lang)),
      elementWith('td', {}, cards),
      element('td', {}, price)
    )
  const dealt = (type: 'teshi' | 'kuttsuki') =>
    row(type, [term(`${type}Cards`, lang)], pointsInWords(rules[`${type}Score`], lang))
  const rows = [
    ...nearOfNothing(rules).map(near =>
      row(near.type, recipeMarkup(near, settings), priceOf(near, settings))
    ),
    ...(rules.enableTeshi ? [dealt('teshi')] : []),
    ...(rules.kuttsukiScore > 0 ? [dealt('kuttsuki')] : [])
  ]
  const heads = (['yaku', 'cards', 'points'] as const).map(key => term(key, lang))
  return tableOf('yaku', heads, rows, term('yaku', lang))
}

/** The cards that an empty pile lacks are those that a yaku needs; in the order of printed lists. */
function nearOfNothing(rules: GameRules): readonly NearYaku[] {
  const order = Object.keys(yakuNames)
  return nearYaku([], rules).toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
}

/** Yaku that need a number of cards of a kind and gain a point for each further one. */
const counted: ReadonlySet<string> = new Set(['tane', 'tanzaku', 'kasu'])

function recipeMarkup({type, lacking, cards}: NearYaku, settings: Settings): Markup[] {
  const {lang} = settings
  if (counted.has(type)) {
    return [hanafudaWords[lang].atLeast(yakuName(type, lang), lacking)]
  }
  if (cards.length === lacking) return [cardsMarkup(cards, settings)]
  const rain = cards.filter(card => type === 'ameShiko' && card === RAIN_MAN)
  const dry = cards.filter(card => !rain.includes(card))
  const count = lacking - rain.length
  const some = [hanafudaWords[lang].anyOf(count), cardsMarkup(dry, settings)]
  return rain.length > 0 ? [cardsMarkup(rain, settings), ' + ', ...some] : some
}

/** Id of the rain man (柳に小野道風). */
const RAIN_MAN = 40

function priceOf({type}: NearYaku, {lang, rules}: Settings): string {
  const points = pointsInWords(rules[`${type}Score`], lang)
  const grows =
    counted.has(type) ||
    (type === 'inoshikacho' && rules.inoshikachoBonus) ||
    (['akatan', 'aotan', 'akatanAotan'].includes(type) && rules.ribbonBonus)
  if (!grows) return points
  return hanafudaWords[lang].growing(points)
}
