/**
 * Words for the safety of a tile: reasons, classes, visible copies, and marks; each may be denied.
 *
 *     筋   genbutsu   no chance   2枚切れ   3 visible   ◎   筋ではない   not safe
 */
import type {SafetyClass, SafetyReason} from '@tehai/riichi/safety'
import {lookup, readNumber, type Span} from '@tehai/kernel/source'
import {denial, phrase, wordEnd, type Phrase} from './phrases.js'

/** The four marks, safest first. */
export const safetyMarks = ['◎', '○', '△', '×'] as const
export type SafetyMark = (typeof safetyMarks)[number]

/** What a word says about a tile. */
export type SafetyWord =
  /** `isSure`: by words that leave no doubt, 完全安全, `can't deal in` (default: `false`). */
  | {readonly is: 'safe'; readonly isSure?: boolean}
  | {readonly is: 'class'; readonly class: SafetyClass}
  | {readonly is: 'reason'; readonly reason: SafetyReason}
  | {readonly is: 'visible'; readonly visible: number}
  /** Copies that have been discarded: 2枚切れ; zero for a live tile, 生牌. */
  | {readonly is: 'cut'; readonly cut: number}
  | {readonly is: 'mark'; readonly mark: SafetyMark}

/** A word and its place. */
export interface WordPart extends Span {
  readonly type: 'word'
  readonly word: SafetyWord
  /** Whether the word is denied: 筋ではない. */
  readonly denied: boolean
}

const reasonWords: readonly (readonly [string, SafetyReason])[] = [
  ['[中両双](?:筋|すじ|スジ)|(?:なか|ナカ)(?:すじ|スジ)|naka[- ]?suji|double[- ]suji', 'naka-suji'],
  [
    '[片半単](?:筋|すじ|スジ)|カタスジ|(?:한쪽|반쪽|편) ?(?:スジ|스지)|half[- ]?suji|one[- ]sided[- ]suji',
    'half-suji'
  ],
  ['(?:ド|ど|超)?[両双]?無筋|[没沒]有?筋|両?[無むム](?:すじ|スジ)|no[- ]?suji|non[- ]?suji', 'no-suji'],
  ['ノーチャン(?:ス)?|노찬스|無(?:机会|機會)|壁|カベ|no[- ]?chance|kabe|walled|wall', 'no-chance'],
  [
    '(?:ダブル|双重|더블 ?|double[- ])?(?:ワンチャン(?:ス)?|원찬스|一(?:机会|機會)|one[- ]?chance)|薄壁',
    'one-chance'
  ],
  ['筋|スジ|すじ|suji', 'suji'],
  ['国士(?:無双)?(?:のみ|만)|只[剩剰]国士無双|only kokushi(?: musou)?', 'kokushi'],
  ['字牌|honou?rs?', 'honor']
]

const classWords: readonly (readonly [string, SafetyClass])[] = [
  [
    '真?現物|(?:げんぶつ|ゲンブツ)|genbutsu|gembutsu|(?:was |were )?(?:already )?discarded(?= by )',
    'genbutsu'
  ],
  ['当たりなし|쏘일 일 なし|不[会會](?:放[銃铳槍枪]|[点點]炮)|no[- ]waits?(?: possible)?', 'no-wait'],
  [
    '単騎・シャンポンのみ|単騎[・·]双碰만|只[剩剰]単騎、双碰|only[- ]pair(?:[- ]waits)?|pair[- ]waits? only',
    'pair'
  ],
  ['両面(?:待ち)?に(?:は|だけは)?(?:当たらない|放銃しない)|両面 ?なし|没有両面|no[- ]ryanmen', 'no-ryanmen'],
  ['両面1つ|両面 하나|一[種种]両面|(?:one|1)[- ]ryanmen', 'one-ryanmen'],
  ['両面2つ|両面 둘|両[種种]両面|(?:two|2)[- ]ryanmen', 'two-ryanmen']
]

const markOf: Readonly<Record<string, SafetyMark>> = lookup({
  '◎': '◎',
  '○': '○',
  〇: '○',
  '◯': '○',
  '△': '△',
  '▲': '△',
  '×': '×',
  '✕': '×',
  '✖': '×'
})

/** The reason that a word names. */
export function reasonOf(word: string | undefined): SafetyReason | undefined {
  const found = reasonWords.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word ?? ''))
  return found?.[1]
}

/** A number of copies; 両 is two, and no number is zero. */
const numberOf = (text: string | undefined): number => {
  const word = text === '両' ? 2 : ['one', 'two', 'three', 'four'].indexOf(text?.toLowerCase() ?? '') + 1
  return word || readNumber(text ?? '0')
}

/** Words that deny what is after them, and what is before them. */
const notBefore = `((?:not|(?:is|are)n['’]?t)(?: an?)? |不是|[并並]非|不算|[并並]?不(?=安全))?`
const notAfter = `( ?(?:${denial}|でもな[いくか])| ?(?:이|가|은|는)? ?아[니닌닙님][가-힣]{0,3}|하지[는도]? ?않(?:다|습니다|음|고|지만)?(?![가-힣]))?`

/** A word that may be denied. */
const wordPhrase = (words: string, word: SafetyWord): Phrase<WordPart> =>
  phrase(`${notBefore}(?:${words})${notAfter}`, ([, before, after], span) => ({
    type: 'word',
    word,
    denied: before !== undefined || after !== undefined,
    ...span
  }))

/** Words for the safety of a tile, and for its copies. */
export const namedWords: readonly Phrase<WordPart>[] = [
  ...reasonWords.map(([words, reason]) =>
    wordPhrase(`(?:${words})(?:牌)?${wordEnd}`, {is: 'reason', reason})
  ),
  ...classWords.map(([words, found]) => wordPhrase(`(?:${words})${wordEnd}`, {is: 'class', class: found})),
  phrase(
    `([0-3一二三]) ?枚切れ|([1-3])枚 ?(?:버려짐|나옴)|切[过過]([0-3一二三両])張|([一二三両])[枚張]切|([1-3]|one|two|three) (?:discarded|out)${wordEnd}|(none out${wordEnd}|生牌|ションパイ|生[张張]|생패|live${wordEnd})`,
    ([, ...found], span) => {
      const number = found.slice(0, -1).find(one => one !== undefined)
      return {type: 'word', word: {is: 'cut', cut: numberOf(number)}, denied: false, ...span}
    }
  ),
  phrase(
    `([1-4]|one|two|three|four) ?(?:枚見え(?:て(?:い)?る)?|枚 보임|visible${wordEnd}|seen${wordEnd})|[已巳]?見([1-4一二三四両])[張枚]|([1-4一二三四両])[張枚][已巳]見|((?:all )?four visible${wordEnd}|4(?:枚 모두 보임|[張枚]全見))`,
    ([, number, seen, before, all], span) => ({
      type: 'word',
      word: {is: 'visible', visible: all ? 4 : numberOf(number ?? seen ?? before)},
      denied: false,
      ...span
    })
  )
]

const noRon = '(?:当たらない|放銃しない|ロンされない)(?=[ \u3000]{0,3}(?:[、，。,)）」]|$))'
const neverDealsIn =
  "(?:can(?:[’']?t|not| ?never)|won[’']?t|(?:will )?never)(?: (?:ever|possibly))? (?:deal in|be ronned)"
const safeInKorean =
  '(?:공통 ?|100% ?|완전히? ?|절대(?:로|적으로)? ?)?안전(?:한 ?패|패)?(?:하다|합니다|해요|함|하고|하며|하니까?|하므로|하지만|한(?=[ 0-9])|이?다(?![가-힣])|입니다|이에요|예요)?'

/** That the opponent cannot win by a tile; beside a reason, 筋で安全, only that it is less likely. */
export const safeWords: readonly Phrase<WordPart>[] = [
  wordPhrase(
    `(?:完全|[绝絶絕]対|百分百|100% ?)(?:に|の)?(?:安全牌?|安牌|通(?:る|ります))|(?:絶対に?)?${noRon}|(?:completely|perfectly|absolutely|totally|entirely|100%) safe${wordEnd}|${neverDealsIn}${wordEnd}`,
    {is: 'safe', isSure: true}
  ),
  wordPhrase(
    `(?:共通)?(?:の?安全牌?|の?安牌|アンパイ)(?:이?다(?![가-힣])|입니다)?|${safeInKorean}|可以?安心打|通(?:る|ります|[过過])(?!か)|safe${wordEnd}`,
    {is: 'safe'}
  )
]

export const markWord: Phrase<WordPart> = phrase('[◎○〇◯△▲×✕✖]', ([mark], span) => ({
  type: 'word',
  word: {is: 'mark', mark: markOf[mark!]!},
  denied: false,
  ...span
}))
