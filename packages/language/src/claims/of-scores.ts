/**
 * Claims about what a hand is worth as authors write them: score, yaku, fu, points of the players.
 */
import {numbersOf, type Forms} from './shown.js'

/** Han and fu, or the limit, and the points. */
export function score(claim: string): Forms {
  // A limit is named before its han and points.
  const limit = /^[^\d(（]{2,30}(?=[(（\d]|$)/.exec(claim)?.[0].trim()
  const han = /\d{1,2} ?(?:han|[翻番판])(?: ?\d{1,3} ?(?:fu|[符부]))?/.exec(claim)?.[0]
  const points = /(\d{3,7}(?:[/・]\d{3,7})?)( all|オール|[点點]∀|점 올)?(?= ?(?:points|[点點점])|$| )/.exec(
    claim
  )?.[0]
  const worth = limit ?? han
  const all = points && worth && `${worth} ${points}`
  // What three players pay of a draw is added up.
  const [less, more] = numbersOf(/\d{3,7}[/・]\d{3,7}/.exec(points ?? '')?.[0] ?? '')
  const sum = less && more ? [`${less}/${more} (${Number(less) * 2 + Number(more)})`] : []
  return [
    // The words after the points belong to them where no blank is between: 2000点.
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

/** Yaku by name; han are written of dora alone, which count. */
export function yaku(claim: string): Forms {
  const parts = claim.split(/, |、/)
  const separator = claim.includes('、') ? '、' : ', '
  const named = parts.map(part => {
    const [, name = part, han = ''] = /^(.+?) ?(\d{1,2}) ?(?:han|[翻番판文점])$/.exec(part) ?? []
    const isDora = /dora|[ドト]ラ|[宝寶]牌|도라/i.test(name)
    return {name, han: isDora ? han : ''}
  })
  const withCount = (least: number) =>
    named.map(({name, han}) => (Number(han) >= least ? `${name} ${han}` : name)).join(separator)
  return [
    withCount(1),
    named.map(({name}) => name.replace(/ ?[(（]\d{1,2}[)）]/, '')).join(separator),
    withCount(2),
    claim,
    ...(named.length > 1 ? named.map(({name}) => name) : [])
  ]
}

/** Points of all players, with or without their names. */
export function points(claim: string): Forms {
  const parts = claim.split(/ ?[/・] ?|、/).map(part => part.replace('−', '-').replace(/ ?seat(?= )/, ''))
  return [
    parts.map(part => /[-+]?\d{1,7}$/.exec(part)?.[0] ?? part).join(' '),
    parts.join(' '),
    parts.join(', ')
  ]
}

/** Fu in words, as a sum and alone. What a closed ron adds is written behind the base. */
export function fu(claim: string): Forms {
  const total = /\d{1,3} ?(?:fu|[符부])$/.exec(claim)?.[0]
  const parts = claim.replace(/ ?= ?\d[^=]{0,400}$/, '').split(/ ?[+＋] ?/)
  const added = parts.filter(part => !/round|切り?上|进位|進位|올림/.test(part))
  const ofRon = (part: string) => (/closed ron|門前|门前|멘젠/.test(part) ? 0 : 1)
  const [base, ...others] = added
  const sum = [base!, ...others.toSorted((a, b) => ofRon(a) - ofRon(b))].map(part => numbersOf(part)[0])
  return [
    total,
    sum.join('+'),
    claim,
    added.map(part => numbersOf(part)[0]).join('+'),
    numbersOf(total ?? '')[0]
  ]
}
