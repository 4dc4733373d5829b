/**
 * Phrases of claims about a score: what can be said of one, and the patterns for it.
 *
 * The first phrase that matches is read, so that the order of the table matters.
 */
import {readNumber, type Span} from '@tehai/kernel/source'
import {plainNumbers} from '../../notation/plain-numbers.js'
import {phrase, smallNumber, wordEnd, type Phrase} from './phrases.js'
import {yakuAt, type YakuPart} from './yaku.js'
import {limitWords, spokenAmounts, spokenShares, times, type NamedLimit} from './score-words.js'

/** One thing that is said of a score. */
export type ScorePart =
  | YakuPart
  | ({readonly type: 'han'; readonly han: number} & Span)
  | ({readonly type: 'fu'; readonly fu: number} & Span)
  /** `yakuman`: how many yakuman it is. */
  | ({readonly type: 'limit'; readonly limit: NamedLimit; readonly yakuman: number} & Span)
  /** One amount. `honba`: with honba, as after は. */
  | ({readonly type: 'points'; readonly points: number; readonly honba: boolean} & Span)
  /** Two amounts of a tsumo: the lesser from each other, the greater from the dealer. */
  | ({
      readonly type: 'shares'
      readonly other: number
      readonly dealer: number
      readonly honba: boolean
    } & Span)
  /** The same from every other player. */
  | ({
      readonly type: 'all'
      readonly each: number
      readonly honba: boolean
      /** It may also be meant as the sum (default: `false`). */
      readonly isTotalToo?: boolean
    } & Span)
  | ({readonly type: 'dealer'; readonly dealer: boolean} & Span)
  | ({readonly type: 'by'; readonly by: 'tsumo' | 'ron'} & Span)
  | ({readonly type: 'honba-count'; readonly honba: number} & Span)
  | ({readonly type: 'no-yaku'} & Span)
  /** There are no yaku besides those that it names. */
  | ({readonly type: 'only'} & Span)
  /** は: the amount after it is with honba. */
  | ({readonly type: 'becomes'} & Span)
  | ({readonly type: 'filler'} & Span)

const digit = '[1-9一二三四五六七八九]'
const inKanji = `(?=${digit}?[万千百])(?!万[貫贯冠巻慣管漢])(?:${digit}?万 ?)?(?:${digit}?千 ?)?(?:${digit}?百)?`
const amountText = `(?:\\d{1,3}(?:,\\d{3})+|\\d{3,6}|${inKanji})`
const amount = `(${amountText})`
const pointsWord = `(?: ?(?:点|てん|points?${wordEnd}|pts?${wordEnd}))?`

const addend = new RegExp(amountText, 'g')

/** Who pays a tsumo: 親から, 庄家付, 친에게서. */
const dealer = '(?:親家?|荘家?)(?:だけ|から|が|は|에게서|付|出)? ?'
const nonDealer = '(?:子家?|閑家?)(?:から|が|は|에게서|各?付|各?出)? ?(?:[各각]자?)?'

const number = (text: string) =>
  Number((plainNumbers(text.replaceAll(' ', ''))?.text ?? text).replaceAll(',', ''))

const yakuPhrase: Phrase<ScorePart> = (text, at) => {
  const parts = yakuAt(text, at, text.length, at, false)
  return parts && {end: parts.at(-1)!.end, parts}
}

/** Phrases that say something of a score. */
export const scorePhrases: readonly Phrase<ScorePart>[] = [
  phrase(
    `役なし|役無し|역 ?なし|無役|アガれない|no yaku${wordEnd}|no score${wordEnd}|0点(?!\\d)`,
    (_, span) => ({
      type: 'no-yaku',
      ...span
    })
  ),
  phrase('([1-9]|1[0-3]) ?[/-] ?(20|25|30|40|50|60|70|80|90|100|110)(?![\\d,])', ([, han], span) => ({
    type: 'han',
    han: Number(han),
    ...span
  })),
  phrase(`${smallNumber} ?(?:翻|番|ハン|はん|[hf]an${wordEnd})`, ([, han], span) => ({
    type: 'han',
    han: readNumber(han!),
    ...span
  })),
  phrase(`(\\d{1,3}|[一二三四五六七八九]?十) ?(?:符|フ|ふ|fu${wordEnd})`, ([, fu], span) => ({
    type: 'fu',
    fu: readNumber(fu!),
    ...span
  })),
  ...limitWords.map(([words, limit]) =>
    phrase<ScorePart>(
      `${limit === 'yakuman' ? '((?:ダブル|トリプル|[二両双三四五六2-6]倍 {0,2}|double |triple |quadruple |quintuple |sextuple |w)?)' : '()'}(?:${words})(?:払い)?${wordEnd}`,
      ([, many], span) => ({
        type: 'limit',
        limit,
        yakuman: limit === 'yakuman' ? (times.find(([word]) => word.test(many ?? ''))?.[1] ?? 1) : 0,
        ...span
      })
    )
  ),
  phrase(
    `(?:[每各]家|每人|(?<!子家?(?:から|が|は)? ?)(?:各自?|각자?|全[員员](?:から)?))(?:各?付|出)? ?${amount}(?! ?[/・-] ?\\d|点?[、, ]{0,2}(?:親|荘))点?`,
    ([, each], span) => ({
      type: 'all',
      each: number(each!),
      honba: false,
      ...span
    })
  ),
  phrase(
    `${amount} ?(?:点 ?)?(?:オール|올|all${wordEnd}|∀|(?:from |off )?each${wordEnd}|ずつ|씩|通[付し]?|全[員员])`,
    ([, each], span) => ({
      type: 'all',
      each: number(each!),
      honba: false,
      ...span
    })
  ),
  // 모두 is “each” or “in all”.
  phrase(`${amount} ?점?点? ?모두`, ([, each], span) => ({
    type: 'all',
    each: number(each!),
    honba: false,
    isTotalToo: true,
    ...span
  })),
  phrase(
    `${nonDealer} ?${amount}点?(?:ずつ|씩)?[・/,、 ]*${dealer} ?${amount}点?`,
    ([, other, dealer], span) => shares(other!, dealer!, span)
  ),
  phrase(
    `${dealer} ?${amount}点?[・/,、 ]*${nonDealer} ?${amount}点?(?:ずつ|씩)?`,
    ([, dealer, other], span) => shares(other!, dealer!, span)
  ),
  phrase(`${amount} ?点? ?[・/・\\-] ?${amount}(?!\\d)${pointsWord}`, ([, a, b], span) =>
    shares(a!, b!, span)
  ),
  // `700,1300` is no number: a comma with four digits after it.
  phrase(`(?<![\\d,])(\\d{3,5}), ?(\\d{4,5})(?![\\d,])${pointsWord}`, ([, a, b], span) =>
    shares(a!, b!, span)
  ),
  // With honba and sticks: `2000 + 300`, `2000 (+300 +1000)`.
  phrase(
    `${amount}${pointsWord}((?: ?[(（]?[+＋] ?${amountText}(?!\\d)${pointsWord}[)）]?){1,3})`,
    ([, points, more], span) => ({
      type: 'points',
      points: [...more!.matchAll(addend)].reduce((sum, [one]) => sum + number(one), number(points!)),
      honba: true,
      ...span
    })
  ),
  phrase(`${amount}(?!\\d)${pointsWord}`, ([, points], span) => ({
    type: 'points',
    points: number(points!),
    honba: false,
    ...span
  })),
  ...spokenShares.map(([words, other, dealer]) =>
    phrase<ScorePart>(`(?:${words})(?![ァ-ヶー])`, (_, span) => shares(other, dealer, span))
  ),
  ...spokenAmounts.map(([words, points]) =>
    phrase<ScorePart>(`(?:${words})(?![ァ-ヶー])`, (_, span) => ({
      type: 'points',
      points,
      honba: false,
      ...span
    }))
  ),
  phrase(`${smallNumber} ?(?:本場|honba${wordEnd})`, ([, honba], span) => ({
    type: 'honba-count',
    honba: readNumber(honba!),
    ...span
  })),
  phrase(`(?:(?:親家?|荘家?)(?:の|番|で|의|的)?|dealer(?:'s)?${wordEnd})`, (_, span) => ({
    type: 'dealer',
    dealer: true,
    ...span
  })),
  phrase(`(?:(?:子家?|閑家?)(?:の|で|의|的)?|non-?dealer(?:'s)?${wordEnd})`, (_, span) => ({
    type: 'dealer',
    dealer: false,
    ...span
  })),
  phrase(`(?:ロン(?:アガリ|和)?|론(?: ?和了)?|栄和|出アガリ|ron${wordEnd})`, (_, span) => ({
    type: 'by',
    by: 'ron',
    ...span
  })),
  phrase(`(?:ツモ(?:アガリ|和| ?和了)?|自摸(?:和)?|tsumo${wordEnd})`, (_, span) => ({
    type: 'by',
    by: 'tsumo',
    ...span
  })),
  phrase(`(?:は|becomes?${wordEnd}|with honba${wordEnd}|->)`, (_, span) => ({type: 'becomes', ...span})),
  yakuPhrase,
  phrase(`のみ|だけ|뿐|only${wordEnd}`, (_, span) => ({type: 'only', ...span})),
  phrase(
    `(?:(?:本場|供託)(?:を?込みで?|を?含めて?| ?포함)|含(?:本場|供[託托])|の|で|と|が|を|計|合計|収入|点|합계|모두|의|과|와|points?${wordEnd}|for${wordEnd}|and${wordEnd}|with${wordEnd}|by${wordEnd}|a${wordEnd}|an${wordEnd}|the${wordEnd}|total${wordEnd}|in all${wordEnd}|of${wordEnd}|is${wordEnd}|worth${wordEnd}|[+＋])`,
    (_, span) => ({type: 'filler', ...span})
  )
]

function shares(a: string, b: string, span: Span): ScorePart {
  const [other, dealer] = [number(a), number(b)].toSorted((one, two) => one - two)
  return {type: 'shares', other: other!, dealer: dealer!, honba: false, ...span}
}
