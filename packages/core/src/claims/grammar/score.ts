/**
 * Scores as people write them, in any order.
 *
 *     4 han 30 fu 7700      4翻30符7700点      30符3翻      満貫      親満12000      1000・2000      1000/2000
 *     2000-3900      2600オール      2600 all      7700は8000      3/30      メンタンピンドラ1 満貫      2千点
 */
import {readNumber, type Span, skip} from '@tehai/kernel/source'
import {phrase, readPhrases, smallNumber, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {finishScore} from './score-meant.js'
import type {NamedLimit, ScorePart} from './score-parts.js'
import {sharesInWords} from './tsumo-shares.js'
import {amount, amountText, numberOf, pointsWord, sharesOf} from './written-amounts.js'
import {notBefore, yakuAt} from './yaku.js'

const addend = new RegExp(amountText, 'g')

/** Who pays part of a tsumo: 親から, 庄家付, 친에게서. */
const dealer = '(?:親家?|荘家?)(?:だけ|から|が|は|에게서|付|出)? ?'
const nonDealer = '(?:子家?|閑家?)(?:から|が|は|에게서|各?付|各?出)? ?(?:[各각]자?)?'

/** Limits by name, the longer name before the shorter. */
const limitWords: readonly (readonly [string, NamedLimit])[] = [
  ['切り?上げ?(?:満貫|マンガン)|kiriage(?: mangan)?', 'kiriage'],
  ['累計役満|헤아림 ?役満|数え(?:役満|ヤクマン)|kazoe(?:[- ]?yakuman)?|counted yakuman', 'kazoe-yakuman'],
  ['役満貫?|ヤクマン|yakuman', 'yakuman'],
  ['三倍(?:満貫?|マン)?|サンバイマン|トリプル満貫|sanbaiman|triple mangan', 'sanbaiman'],
  ['倍(?:満貫?|マン)?|バイマン|baiman|double mangan', 'baiman'],
  ['跳ね?(?:満貫?|マン)?|[っッ]?[ハパ]ネ(?:満|マン)?|haneman|hane', 'haneman'],
  ['満貫?|マンガン|mangan', 'mangan']
]

/** How many yakuman a word before 役満 means. */
const times: readonly (readonly [RegExp, number])[] = [
  [/^(?:ダブル|二倍|両倍|双倍|2倍|double|w)/i, 2],
  [/^(?:トリプル|三倍|3倍|triple)/i, 3],
  [/^(?:四倍|4倍|quadruple)/i, 4],
  [/^(?:五倍|5倍|quintuple)/i, 5],
  [/^(?:六倍|6倍|sextuple)/i, 6]
]

/** Shares of a tsumo that have special names. */
const spokenShares: readonly (readonly [string, string, string])[] = [
  ['ゴミ', '300', '500'],
  ['ゴットー', '500', '1000'],
  ['ナナトーサン|ナナイチサン', '700', '1300']
]

/** Amounts that have special names at the table. */
const spokenAmounts: readonly (readonly [string, number])[] = [
  ['センニヒャク|センニ', 1200],
  ['イチサン', 1300],
  ['イチロク', 1600],
  ['ニーロク|ニンロク', 2600],
  ['ニーキュー|ニック', 2900],
  ['ニーサン', 2300],
  ['ザンク|サンキュー', 3900],
  ['ヨンニー?', 4200],
  ['ハッセン', 8000],
  ['ゴンニー?', 5200],
  ['ゴッパー?', 5800],
  ['ロクヨン', 6400],
  ['チッチー?|ナナナナ', 7700],
  ['クンロク', 9600],
  ['ピンピンロク', 11600]
]

const yakuPhrase: Phrase<ScorePart> = (text, at) => {
  const name = skip(notBefore, text, at)
  const parts = yakuAt(text, name, text.length, at, false)
  return parts && {end: parts.at(-1)!.end, parts}
}

/** Words that turn what is beside them into a condition: リーチすれば3900, 如果立直则3900. */
const conditionWord =
  '如果|要是|倘若|若|的[話话]|則|(?:の|した)?(?:場合|とき|時)は?|すれば|すると|したら|ったら|れば|(?:하|라)면'

/** Phrases that say something about a score. */
export const scorePhrases: readonly Phrase<ScorePart>[] = [
  ...sharesInWords,
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
  phrase(`${smallNumber} ?(?:翻|番|ハン|はん|(?:[hf]an|h)${wordEnd})`, ([, han], span) => ({
    type: 'han',
    han: readNumber(han!),
    ...span
  })),
  phrase(
    `(\\d{1,3}|[一二三四五六七八九]?十) ?(?:符|フ|ふ|(?:fu?|mini-?points?)${wordEnd})`,
    ([, fu], span) => ({
      type: 'fu',
      fu: readNumber(fu!),
      ...span
    })
  ),
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
    `(?:[每各三]家(?:[各均]自?)?|每人|전원(?:이|에게서)?|(?:1人|一人|ひとり)(?:あたり|当たり|につき)? ?|(?<!子家?(?:から|が|は)? ?)(?:各自?|각자?|全[員员](?:から)?|(?:everyone|everybody|each(?: player)?|all) pays? ))(?:各?支?付|出)? ?${amount}(?! ?[/・-] ?\\d|点?[、, ]{0,2}(?:親|荘))点?(?:ずつ|씩)?`,
    ([, each], span) => ({
      type: 'all',
      each: numberOf(each!),
      honba: false,
      ...span
    })
  ),
  // With honba added: `2600 all + 200 each`, `2600オール+200オール`.
  phrase(
    `${amount} ?点?(?:オール|올|ずつ|씩|all${wordEnd}|each${wordEnd}) ?(?:[+]|plus|and) ?${amount} ?点?(?:オール|올|ずつ|씩|all${wordEnd}|each${wordEnd})`,
    ([, each, more], span) => ({type: 'all', each: numberOf(each!) + numberOf(more!), honba: true, ...span})
  ),
  phrase(
    `${amount}[ -]?(?:点 ?|points? |pts? )?(?:オール|올|all${wordEnd}|∀|(?:from |off )?each${wordEnd}|apiece${wordEnd}|from (?:everyone|everybody|each player|all(?: players)?)${wordEnd}|ずつ|씩|通[付し]?|全[員员])`,
    ([, each], span) => ({
      type: 'all',
      each: numberOf(each!),
      honba: false,
      ...span
    })
  ),
  // Shares of a dealer who is not mentioned: 子から2600点ずつ.
  phrase(
    `(?:子家?|閑家?)(?:全[員员])?(?:から|が|は|에게서)? ?${amount}点?(?:ずつ|씩)(?![・/,、 ]*(?:親|荘))`,
    ([, each], span) => ({type: 'all', each: numberOf(each!), honba: false, ...span})
  ),
  // 모두 is “each” or “in all”.
  phrase(`${amount} ?점?点? ?모두`, ([, each], span) => ({
    type: 'all',
    each: numberOf(each!),
    honba: false,
    isTotalToo: true,
    ...span
  })),
  phrase(
    `${nonDealer} ?${amount}点?(?:ずつ|씩)?[・/,、 ]*${dealer} ?${amount}点?`,
    ([, other, dealer], span) => sharesOf(other!, dealer!, span)
  ),
  phrase(
    `${dealer} ?${amount}点?[・/,、 ]*${nonDealer} ?${amount}点?(?:ずつ|씩)?`,
    ([, dealer, other], span) => sharesOf(other!, dealer!, span)
  ),
  // With honba: `700/1300 + 200 each`.
  phrase(
    `${amount} ?[・/-] ?${amount}(?!\\d)${pointsWord} ?\\(?(?:[+]|plus) ?${amount} ?点?(?:オール|올|ずつ|씩|all${wordEnd}|each${wordEnd}|[每各三]家)\\)?`,
    ([, a, b, more], span) => {
      const shares = sharesOf(a!, b!, span)
      const honba = numberOf(more!)
      return shares.type === 'shares'
        ? {...shares, other: shares.other + honba, dealer: shares.dealer + honba, honba: true}
        : null
    }
  ),
  phrase(`${amount} ?点? ?[・/・\\-] ?${amount}(?!\\d)${pointsWord}`, ([, a, b], span) =>
    sharesOf(a!, b!, span)
  ),
  // `700,1300` is not one number: four digits follow the comma.
  phrase(
    `(?<![\\d,])(\\d{3,5}), ?(\\d{4,5})(?![\\d,]| (?:with|if|when|on|by|after)${wordEnd})${pointsWord}`,
    ([, a, b], span) => sharesOf(a!, b!, span)
  ),
  // In brackets: （1000、2000）.
  phrase(`(?<=[(（])${amount}、 ?${amount}(?=点?[)）])${pointsWord}`, ([, a, b], span) =>
    sharesOf(a!, b!, span)
  ),
  // `700 and 1300`: the dealer pays about twice as much.
  phrase(`${amount} and ${amount}(?!\\d)${pointsWord}`, ([, a, b], span) => {
    const [less, more] = [numberOf(a!), numberOf(b!)].toSorted((one, two) => one - two)
    return more! > less! * 1.2 && more! <= less! * 2 ? sharesOf(a!, b!, span) : null
  }),
  // With honba and sticks: `2000 + 300`, `2000 (+300 +1000)`.
  phrase(
    `${amount}${pointsWord}((?: ?[(（]?(?:[+＋加]|プラス) ?${amountText}(?!\\d)${pointsWord}[)）]?){1,3})`,
    ([, points, more], span) => ({
      type: 'points',
      points: [...more!.matchAll(addend)].reduce((sum, [one]) => sum + numberOf(one), numberOf(points!)),
      honba: true,
      ...span
    })
  ),
  phrase(`${amount}(?!\\d)${pointsWord}`, ([, points], span) => ({
    type: 'points',
    points: numberOf(points!),
    honba: false,
    ...span
  })),
  ...spokenShares.map(([words, other, dealer]) =>
    phrase<ScorePart>(`(?:${words})(?![ァ-ヶー])`, (_, span) => sharesOf(other, dealer, span))
  ),
  ...spokenAmounts.map(([words, points]) =>
    phrase<ScorePart>(`(?:${words})(?![ァ-ヶー])`, (_, span) => ({
      type: 'points',
      points,
      honba: false,
      ...span
    }))
  ),
  phrase(
    `${smallNumber}? ?(?:本場(?:を?込みで?|を?込めて|を?含(?:めて|む|み)|を?(?:足し|加え)て| ?포함(?:해서|하여|하면)?))の?|含(?:${smallNumber} ?)?本場`,
    ([, honba, after], span) => honbaIn(honba ?? after, span)
  ),
  phrase(`(?:with|including|incl\\.?|after) (?:the |${smallNumber} )?honba${wordEnd}`, ([, honba], span) =>
    honbaIn(honba, span)
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
  phrase(
    `(?:ツモ(?:アガリ|和| ?和了)?|自摸(?:和)?|self-?drawn${wordEnd}|tsumo${wordEnd}(?! ?\\(\\d{1,2}\\)))`,
    (_, span) => ({
      type: 'by',
      by: 'tsumo',
      ...span
    })
  ),
  phrase(`(?:は|becomes?${wordEnd}|->)`, (_, span) => ({type: 'becomes', ...span})),
  // Without riichi.
  phrase(`ダマ(?:テン)?で?も?|[黙默][聴听聽]|다마(?:텐)?|(?:in |as )?dama(?:ten)?${wordEnd}`, (_, span) => ({
    type: 'yaku',
    yaku: ['riichi'],
    han: null,
    denied: true,
    ...span
  })),
  yakuPhrase,
  phrase(
    `のみ|だけ|뿐|(?<=[一-鿿ァ-ヶー가-힣])만(?![가-힣\\d])|只有?|[僅仅]有?|(?:only|just|nomi)${wordEnd}`,
    (_, span) => ({type: 'only', ...span})
  ),
  phrase(
    `(?:${conditionWord}|なら|だと|就是|(?:이|으)?면(?= ?\\d)|供託(?:を?込みで?|を?含めて?| ?포함)|含供[託托]|の|で|と|が|を|計|合計|[总總][共計]|共|총(?= ?\\d)|収入|点|합계|모두|의|과|와|points?${wordEnd}|(?:from )?(?:the )?discarder(?: pays)?${wordEnd}|(?:from|off) (?:the )?(?:(?:non-?)?dealer|east|south|west|north|shimocha|toimen|kamicha)${wordEnd}|for${wordEnd}|and${wordEnd}|with${wordEnd}|plus${wordEnd}|by${wordEnd}|a${wordEnd}|an${wordEnd}|the${wordEnd}|total${wordEnd}|in (?:all|total)${wordEnd}|of${wordEnd}|is${wordEnd}|worth${wordEnd}|[+＋])`,
    (_, span) => ({type: 'filler', ...span})
  )
]

const honbaIn = (honba: string | undefined, span: Span): ScorePart => ({
  type: 'honba-in',
  honba: honba === undefined ? null : readNumber(honba),
  ...span
})

/** Read a claim about a score. Never throws. */
export function readScore(text: string): (ScorePart | UnreadPart)[] {
  return finishScore(readPhrases(text, scorePhrases), text)
}
