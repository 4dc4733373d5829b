/**
 * Phrases of a situation: the words that authors use, each as a pattern and its meaning.
 *
 * The first phrase that matches is read, so that the order of the table matters.
 */
import {kanjiNumber, lookup, readNumber} from '@tehai/kernel/source'
import type {Circumstance} from '../../../labels/ids.js'
import type {Wind} from '../../../labels/play/winds.js'
import {drawPhrases} from './draw-phrases.js'
import {gapPhrases} from './gap-phrases.js'
import {playerPhrases} from './player-phrases.js'
import {kindOfRiichi, noRiichi, riichiOrder, riichiWords, turnInEnglish} from './riichi-kind.js'
import {proseOfPlayers, remarkPhrases} from './remarks.js'
import type {DoraKey, SituationValue, Stage} from './situation.js'
import {isNoTurn, MOST_LEFT} from './numbers.js'
import {end, phrase, type SituationPhrase} from './phrase.js'

const windLetters: Readonly<Record<string, Wind>> = lookup({
  東: 'east',
  南: 'south',
  西: 'west',
  北: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
  n: 'north'
})

/** The wind that a word such as `South`, `S`, `南` or `南家` begins with. */
function windOf(word: string): Wind {
  return windLetters[word[0]!.toLowerCase()]!
}

const stages: Readonly<Record<string, Stage>> = lookup({
  序盤: 'early',
  中盤: 'middle',
  終盤: 'late',
  early: 'early',
  middle: 'middle',
  'mid-hand': 'middle',
  late: 'late'
})

const doraKeys: readonly (readonly [RegExp, DoraKey])[] = [
  [/^(?:裏宝牌指示牌|裏ドラ ?表示牌|裏表示牌|ura.*ind)/i, 'ura-indicator'],
  [/^(?:裏|ura)/i, 'ura'],
  [/(?:表示牌|指示牌|indicator)/i, 'indicator'],
  [/./, 'dora']
]

const circumstanceByWord: Readonly<Record<string, Circumstance>> = lookup({
  一発: 'ippatsu',
  一發: 'ippatsu',
  イッパツ: 'ippatsu',
  이빠츠: 'ippatsu',
  リンシャン: 'rinshan',
  チャンカン: 'chankan',
  ハイテイ: 'haitei',
  ホウテイ: 'houtei',
  テンホー: 'tenhou',
  テンホウ: 'tenhou',
  チーホー: 'chiihou',
  チーホウ: 'chiihou',
  レンホー: 'renhou',
  レンホウ: 'renhou',
  嶺上: 'rinshan',
  槍槓: 'chankan',
  海底: 'haitei',
  河底: 'houtei',
  天和: 'tenhou',
  地和: 'chiihou',
  人和: 'renhou',
  流し: 'nagashi',
  流局: 'nagashi'
})

const N = `(\\d{1,7}(?:,\\d{3}){0,2}|${kanjiNumber})`
const wind = '(east|south|west|north)'

const round = (word: string, hand: string | undefined, honba: string | undefined): SituationValue[] => {
  const value: SituationValue = {field: 'round', wind: windOf(word), hand: hand ? readNumber(hand) : null}
  return honba ? [value, {field: 'honba', value: Number(honba)}] : [value]
}

const riichi = (word: string, turn: string | undefined): SituationValue => ({
  field: 'riichi',
  kind: kindOfRiichi(word),
  turn: turn ? readNumber(turn) : null
})

const count = (
  field: 'honba' | 'sticks' | 'turn' | 'left' | 'points' | 'place' | 'kita',
  text: string
): SituationValue => ({field, value: readNumber(text)})

/** Sticks may be counted, or given as the points they are worth. */
const sticks = (text: string): SituationValue => {
  const amount = readNumber(text)
  return {field: 'sticks', value: amount >= 1000 && amount % 1000 === 0 ? amount / 1000 : amount}
}

/** The phrases, in the order in which they are tried. */
export const phrases: readonly SituationPhrase[] = [
  ...remarkPhrases,
  ...playerPhrases,
  ...gapPhrases,
  // Times that are not checked.
  phrase(`配牌[时時]?|起手|배패(?: ?시)?|haipai${end}|starting hand${end}`, () => []),
  // The owner's seat, which need not be the first one named: `West declared riichi, you are South`.
  phrase(
    `(?:(?:自家|自己|我|[輪轮]到)[はが是在為为]? ?|[나저]는 )(?:([東南西北])家|(親家?|荘家))|(?:you(?: are|['’]re)|i(?: am|['’]m))(?: in| the| in the)? (?:${wind}(?: seat| player)?|(dealer))${end}`,
    ([, a, dealer, b, other]) => ({
      field: 'seat',
      wind: (dealer ?? other) ? 'east' : windOf((a ?? b)!),
      isOwn: true
    })
  ),
  // Before the seats: the W is no West.
  phrase('(w(?:立直|リーチ))(?:[ \\(]?第?' + N + '巡目?\\)?)?', ([, word, turn]) => riichi(word!, turn)),
  phrase(
    `(?:北抜きドラ|北ドラ|拔北|抜きドラ|北抜き|抜き北|抜北|キタ) ?:? ?${N} ?[枚回張]?|北${N}枚抜き|${N} ?枚抜き`,
    ([, a, b, c]) => count('kita', (a ?? b ?? c)!)
  ),
  phrase(
    `(?:kita|nukidora|nuki[ -]dora|norths|north(?= ?[x×])) ?[:x×]? ?${N}${end}|${N} ?[x×]? ?(?:kita|nukidora|norths)${end}`,
    ([, a, b]) => count('kita', (a ?? b)!)
  ),
  // Before the seats: the first character is not a seat.
  phrase(`東風?戦|동풍전|tonpuu?(?:sen)?${end}|east[ -]only(?: game)?${end}`, () => ({
    field: 'game-length',
    length: 'tonpuusen'
  })),
  phrase(`東南戦|半荘戦?|반장전?|hanchan(?: game)?${end}`, () => ({
    field: 'game-length',
    length: 'hanchan'
  })),
  phrase('[南西北]風戦|[東南]{1,2}戦|[西北]入', () => ({field: 'unread'})),
  // With a colon, as the name of a key: `East round: 1`, 東場: 1局.
  phrase(
    '([東南西北])(?:風?場 ?: ?([1-4一二三四])(?! ?[\\d局本])|(?:風?場)? ?: ?([1-4一二三四]) ?局(?: ?[-–] ?(\\d{1,2}))?)',
    ([, word, alone, hand, honba]) => round(word!, alone ?? hand, honba)
  ),
  phrase(
    `(?:${wind}|([eswn])) round ?: ?([1-4])(?!\\d)(?: ?[-–.] ?(\\d{1,2}))?${end}(?! ?(?:honba|sticks?|turns?(?! ?\\d)))`,
    ([, a, b, hand, honba]) => round((a ?? b)!, hand, honba)
  ),
  phrase(
    '([東南西北])(?:風?場)? ?第?([1-4一二三四]) ?(?:局(?: ?[-–] ?(\\d{1,2}))?|[-–] ?(\\d{1,2})(?![\\d,])|(?!\\d))',
    ([, word, hand, a, b]) => round(word!, hand, a ?? b)
  ),
  phrase('[東南西北]場? ?(?:[05-9]|[1-9][0-9]) ?局', () => ({field: 'unread'})),
  phrase('(?:場風 ?:? ?([東南西北])|([東南西北])(?:場| ?round(?![A-Za-z])))', ([, a, b]) =>
    round((a ?? b)!, undefined, undefined)
  ),
  phrase('(?:自風 ?:? ?([東南西北])|([東南西北])(?:家| ?(?:seat|player)(?![A-Za-z]))?)', ([, a, b]) => ({
    field: 'seat',
    wind: windOf((a ?? b)!)
  })),
  phrase(
    `(?:${wind}|([eswn])) ?-?(?:round )?([1-4])(?!\\d)(?: ?[-–.] ?(\\d{1,2}))?(?: ?局)?${end}(?! ?(?:honba|sticks?|turns?(?! ?\\d)))`,
    ([, a, b, hand, honba]) => round((a ?? b)!, hand, honba)
  ),
  phrase(
    `(?:east|south|west|north|[eswn]) ?-?[05-9](?=[\\s、,，。・/;；|]|$)(?! ?(?:本場|honba|(?:riichi )?sticks?|points?|pts?|turns?))`,
    () => ({field: 'unread'})
  ),
  phrase(
    `(?:${wind}|([eswn])) ?(?:round${end}|場)|round(?: wind)? ?:? ?(?:${wind}|([eswn]))${end}`,
    ([, a, b, c, d]) => round((a ?? b ?? c ?? d)!, undefined, undefined)
  ),
  phrase(`(?:seat(?: wind)? ?:? ?)?(?:${wind}|([eswn]))(?: seat| player| ?家)?${end}`, ([, a, b]) => ({
    field: 'seat',
    wind: windOf((a ?? b)!)
  })),
  phrase(`親[番家]?|荘家|dealer${end}`, () => ({field: 'seat', wind: 'east'})),
  phrase(`子家?(?![供ども])|閑家|non-?dealer${end}`, () => ({field: 'non-dealer'})),
  phrase(`オーラス|오라스|最後一局|all[ -]?last${end}`, () => ({field: 'last-hand'})),
  phrase(`本場 ?(?:なし|無し)|[無没]有?本場|no honbas?${end}`, () => ({field: 'honba', value: 0})),
  phrase(
    `(?:供託|供托|リーチ棒|立直棒) ?(?:なし|無し)|[無没]有?(?:供託|供托|立直棒)|no (?:riichi )?sticks?${end}`,
    () => ({field: 'sticks', value: 0})
  ),
  phrase(`${N}(?:st|nd|rd|th)? ?(?:本場|honbas?${end})|honbas? ?${N}${end}`, ([, a, b]) =>
    count('honba', (a ?? b)!)
  ),
  phrase(
    `(?:供託|供托|リーチ棒|立直棒) ?:? ?${N} ?[本点根]?|有?${N} ?[本根支枝]立直棒|${N} ?(?:riichi )?sticks?${end}(?: (?:on the table|in the pot|deposited))?|sticks? ?${N}${end}`,
    ([, a, b, c, d]) => sticks((a ?? b ?? c ?? d)!)
  ),
  phrase(`(?:ダマ|다마)(?:テン|聴|텐)?|[默黙]聴|dama(?:ten)?${end}`, () => ({field: 'dama'})),
  phrase(noRiichi, () => ({field: 'dama'})),
  phrase('(?:リー|立直)[ヅツ]モ', () => [
    {field: 'riichi', kind: 'riichi', turn: null},
    {field: 'win', by: 'tsumo'}
  ]),
  phrase(`第?${N}巡目?(?:[にの]|에 ?)?${riichiWords}`, ([, turn, word]) => riichi(word!, turn)),
  phrase(
    `第?${N} ?巡目?|(?:巡目?|(?:it(?:['’]s| is) |(?:on|in|at) )?turn) ?:? ?${N}${end}|(?:it(?:['’]s| is) |(?:on|in|at) )?(?:the )?${N}(?:st|nd|rd|th) turn${end}`,
    ([, a, b, c]) =>
      isNoTurn(readNumber((a ?? b ?? c)!)) ? {field: 'unread'} : count('turn', (a ?? b ?? c)!)
  ),
  phrase(
    `(?:山?残り|あと|[剩剰][余餘下]?|남은 ?(?:패 ?)?) ?:? ?${N} ?[枚張张]|${N} ?(?:枚残り|枚 ?남음|(?:tiles? )?(?:left|remaining)${end})`,
    ([, a, b]) => (readNumber((a ?? b)!) > MOST_LEFT ? {field: 'unread'} : count('left', (a ?? b)!))
  ),
  phrase(
    `(?:(?:自分|自家|自己)[がもは]? ?)?(?:${riichiOrder})?${riichiWords}(?:[ \\(]?第?${N}巡目?\\)?|巡目?${N}${end})?(?:済み?|後|あり|のみ)?`,
    ([, word, a, b]) => riichi(word!, a ?? b)
  ),
  phrase(
    `((?:(?:double|daburu|open)[ -]?)?(?:riichi|reach))(?:${turnInEnglish}| ?[\\(,]? ?turn ?${N}\\)?)${end}`,
    ([, word, turn, other]) => riichi(word!, turn ?? other)
  ),
  phrase('トップ目?', () => count('place', '1')),
  phrase('ラス目?', () => count('place', '4')),
  phrase(`第?([1-4一二三四])(?:着目?|名|位)|([1-4])(?:st|nd|rd|th)(?: place)?${end}`, ([, a, b]) =>
    count('place', (a ?? b)!)
  ),
  phrase(`持ち?点 ?:? ?${N}点?|${N} ?(?:点(?:持ち)?|(?:points?|pts?)${end})`, ([, a, b]) =>
    count('points', (a ?? b)!)
  ),
  phrase(`(?:[-−]|[△▲] ?)${N} ?(?:点(?:持ち)?|points?|pts?)?${end}`, ([, amount]) => ({
    field: 'points',
    value: -readNumber(amount!)
  })),
  // A table has at most 200,000 points: a longer number has a digit too many.
  phrase(`(1?\\d{3,5}|1?\\d{1,2},\\d{3})${end}`, ([, amount]) => count('points', amount!)),
  phrase(`(序盤|中盤|終盤|(?:early|middle|mid-hand|late)(?: game)?${end})`, ([, word]) => ({
    field: 'stage',
    stage: stages[word!.toLowerCase().replace(' game', '')]!
  })),
  phrase(
    '(裏宝牌指示牌|宝牌指示牌|指示牌|裏宝牌|宝牌|裏ドラ ?表示牌|裏表示牌|裏ドラ|ドラ ?表示牌|表示牌|ドラ|ura[ -]?(?:dora )?indicators?|ura(?:[ -]dora)?|(?:dora[ -])?indicators?|dora) ?(?::|[は是が](?=[1-9一-九東南西北白発中赤])| is )? ?([^\\s、,，。・/;；(]+)',
    ([, word, tiles]) => ({
      field: 'dora',
      key: doraKeys.find(([pattern]) => pattern.test(word!))![1],
      tiles: tiles!
    })
  ),
  phrase(
    '(一[発發]|イッパツ|이빠츠|嶺上|リンシャン|槍槓|チャンカン|海底|ハイテイ|河底|ホウテイ|天和|テンホ[ーウ]|地和|チーホ[ーウ]|人和|レンホ[ーウ]|流し|流局(?=満貫))(?:開花|カイホウ|摸月|撈月|撈魚|満貫)?',
    ([, word]) => ({
      field: 'circumstance',
      circumstance: circumstanceByWord[word!]!
    })
  ),
  phrase(
    `(ippatsu|rinshan|chankan|haitei|houtei|tenhou|chiihou|renhou|nagashi)(?: kaihou| mangan)?${end}`,
    ([, word]) => ({
      field: 'circumstance',
      circumstance: word!.toLowerCase() as Circumstance
    })
  ),
  ...drawPhrases,
  phrase(`(?:ツモ|自摸)(?:和了|アガリ|上がり)?|tsumo${end}`, () => ({field: 'win', by: 'tsumo'})),
  phrase(
    `(?:ダブル?|トリ(?:プル)?|[二三]倍 ?)?(?:ロン|론)(?:和了|アガリ|上がり)?|栄和|出(?:和了|アガリ|上がり)|一炮双響|(?:(?:double|triple)[ -])?ron${end}`,
    () => ({field: 'win', by: 'ron'})
  ),
  ...proseOfPlayers
]
