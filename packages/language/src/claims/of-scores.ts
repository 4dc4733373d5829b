/**
 * Claims about the value of a hand, as authors write them: score, yaku, fu, points of the players.
 */
import {nameOfNamedYaku, nameOfYaku} from '@tehai/core/labels'
import {yakuName, yakuNames as cardYaku} from '@tehai/koikoi/labels'
import {lookup, type Language} from '@tehai/kernel/source'
import {numbersOf, type Forms} from './claim-text.js'

/** Han and fu, or the limit, and the points. */
export function score(claim: string): Forms {
  // A limit is named before its han and points.
  const limit = /^[^\d(（]{2,30}(?=[(（\d]|$)/.exec(claim)?.[0].trim()
  const han = /\d{1,2} ?(?:han|[翻番판])(?: ?\d{1,3} ?(?:fu|[符부]))?/.exec(claim)?.[0]
  const points = /(\d{3,7}(?:[/・-]\d{3,7})?)( all|オール|[点點]∀|점 올)?(?= ?(?:points|[点點점])|$| )/.exec(
    claim
  )?.[0]
  const worth = limit ?? han
  const all = points && worth && `${worth} ${points}`
  // The payments of three players for a draw are added up.
  const [less, more] = numbersOf(/\d{3,7}[/・-]\d{3,7}/.exec(points ?? '')?.[0] ?? '')
  const sum = less && more ? [`${less}/${more} (${Number(less) * 2 + Number(more)})`] : []
  return [
    // Words that follow the points without a blank belong to them: 2000点.
    ...(/[点點점]$/.test(claim)
      ? [claim.replace(/ ?\([^()]{0,200}\)| ?（[^（）]{0,200}）/, ''), all]
      : [all]),
    ...(limit && han && points ? [`${han} ${limit} ${points}`] : []),
    worth,
    ...sum,
    points,
    claim,
    limit && han && points && `${han} ${points}`,
    han,
    worth ? undefined : numbersOf(claim)[0]
  ]
}

/** Yaku by name. Only dora have their number of han. A triplet of honors is called yakuhai or by its own name. */
export function yaku(claim: string, _: unknown = [], __: unknown = [], language: Language = 'en'): Forms {
  const ofCards = cardYakuIn(claim, language)
  if (ofCards.length > 0) {
    const separator = /[、，]/.test(claim) ? '、' : ', '
    return [
      ofCards.map(({name}) => name).join(separator),
      ...inOtherNames(ofCards, language),
      ofCards.map(({said}) => said).join(separator),
      claim
    ]
  }
  const parts = claim.split(/, |、/)
  const separator = claim.includes('、') ? '、' : ', '
  const named = parts.map(part => {
    const [, name = part, han = ''] = /^(.+?) ?(\d{1,2}) ?(?:han|[翻番판文점])$/.exec(part) ?? []
    const isDora = /dora|[ドト]ラ|[宝寶]牌|도라/i.test(name)
    return {name, han: isDora ? han : ''}
  })
  const list = (all: typeof named, least = 1) =>
    all.map(({name, han}) => (Number(han) >= least ? `${name} ${han}` : name)).join(separator)
  const groups = named.filter(({name}) => isYakuhai(name, language))
  const group = nameOfNamedYaku('yakuhai', language)
  return [
    list(named),
    ...(groups.length === 1
      ? [list(named.map(one => (one === groups[0] ? {...one, name: group} : one)))]
      : []),
    named.map(({name}) => name).join(separator),
    list(named, 2),
    ...(named.length > 1 ? named.map(({name}) => name) : []),
    claim
  ]
}

type CardYakuId = keyof typeof cardYaku
const cardYakuIds = Object.keys(cardYaku) as readonly CardYakuId[]

/** A yaku of cards as a page shows it: its name alone, and its name with its points. */
interface CardYaku {
  readonly id: CardYakuId
  readonly name: string
  readonly said: string
}

/** What follows the name of a yaku: its points, `三光6文`, `Three Brights (6)`. */
const pointsBehind = /^ ?(?:[(（]\d{1,3}[)）]|\d{1,3}[^\s\d:：,，、]{0,3})/

/** The yaku of cards in a list, in their order; empty for other yaku. The sum of their points is not one of them. */
function cardYakuIn(claim: string, language: Language): readonly CardYaku[] {
  const names = cardYakuIds
    .map(id => ({id, name: yakuName(id, language)}))
    .toSorted((a, b) => b.name.length - a.name.length)
  const found: CardYaku[] = []
  for (let at = 0; at < claim.length; at++) {
    const isBeginning = at === 0 || /[\s、，,]/.test(claim[at - 1]!)
    const one = isBeginning ? names.find(({name}) => claim.startsWith(name, at)) : undefined
    const rest = one && claim.slice(at + one.name.length)
    if (!one || rest === undefined || /^\p{L}/u.test(rest)) continue
    found.push({...one, said: one.name + (pointsBehind.exec(rest)?.[0] ?? '')})
    at += one.name.length - 1
  }
  return found
}

/** Other names of the yaku of cards that pages of a language write. */
const otherNames: Readonly<Partial<Record<Language, 'romaji'>>> = lookup({en: 'romaji'} as const)

/** Yaku of cards as players say them: in English by their Japanese names in plain letters. */
function inOtherNames(yaku: readonly CardYaku[], language: Language): readonly string[] {
  const column = otherNames[language]
  if (column === undefined) return []
  const said = yaku.map(({id}) =>
    cardYaku[id][column]
      .normalize('NFD')
      .replace(/\u0304/g, '')
      .toLowerCase()
  )
  return [said.join(', ')]
}

/** The yaku of one triplet of honors, which pages call yakuhai. */
const honorYaku = ['seat_wind', 'round_wind', 'haku', 'hatsu', 'chun'] as const

const isYakuhai = (name: string, language: Language): boolean =>
  honorYaku.some(id => nameOfYaku(id, language) === name)

/** Points of all players, with or without their names. */
export function points(claim: string): Forms {
  const parts = claim.split(/ ?[/・] ?|、/).map(part => part.replace('−', '-').replace(/ ?seat(?= )/, ''))
  return [
    parts.map(part => /[-+]?\d{1,7}$/.exec(part)?.[0] ?? part).join(' '),
    parts.join(' '),
    parts.join(', ')
  ]
}

/** Fu alone, as a sum and in words. The fu that a closed ron adds are written after the base. */
export function fu(claim: string): Forms {
  const total = /\d{1,3} ?(?:fu|[符부])$/.exec(claim)?.[0]
  const parts = claim.replace(/ ?= ?\d[^=]{0,400}$/, '').split(/ ?[+＋] ?/)
  const added = parts.filter(part => !/round|切り?上|进位|進位|올림/.test(part))
  const ronFirst = (part: string) => (/closed ron|門前|门前|멘젠/.test(part) ? 0 : 1)
  const [base, ...others] = added
  const sum = [base!, ...others.toSorted((a, b) => ronFirst(a) - ronFirst(b))].map(part => numbersOf(part)[0])
  return [total, sum.join('+'), claim, numbersOf(total ?? '')[0]]
}
