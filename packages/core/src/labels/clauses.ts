/**
 * Clauses: short facts about a hand that sentences are made of, such as "the hand is 1-shanten".
 *
 * A message carries strings and numbers and is worded late, so a clause travels in one string, its id and its values,
 * and becomes words in the reader's language:
 *
 *     clause('not-tenpai', {shanten: 1})  →  'not-tenpai|shanten=1'  →  "the hand is 1-shanten", 手牌は一向聴です
 */
import type {WaitShape} from '../riichi/decompose/wait.js'
import type {LimitId} from '../riichi/points.js'
import type {WaitName} from '../riichi/waitNames.js'
import type {YakuId} from '../riichi/yaku/table.js'
import {lookup} from '../source/lookup.js'
import type {Language, Values} from '../source/message.js'
import type {Wind} from '../riichi/situation.js'
import {nameOfFuWord, type FuWord} from './fu.js'
import {nameOfRound, nameOfSticks} from './situation.js'
import {
  groupDigits,
  nameOfKinds,
  nameOfPayment,
  nameOfScore,
  nameOfSettled,
  nameOfShanten,
  nameOfShape,
  nameOfTiles,
  nameOfWait,
  type ScoreWords
} from './score.js'
import {nameOfRule} from './rules.js'
import {nameOfSeatWind} from './winds.js'
import {nameOfHan, nameOfLimit, nameOfYaku, type DoraId} from './yaku.js'

const table = {
  // Waits
  'no-wait': {en: 'none', ja: 'なし'},
  tiles: {en: '{tiles}', ja: '{tiles}'},
  'not-tenpai': {en: 'the hand is {shanten}', ja: '手牌は{shanten}です'},
  'not-tenpai-after': {en: 'after {discard} the hand is {shanten}', ja: '{discard} を切ると{shanten}です'},
  'never-tenpai': {en: 'no discard leaves tenpai', ja: 'どれを切っても聴牌しません'},
  'after-discard': {en: 'after {discard} it waits for {tiles}', ja: '{discard} を切った待ちは {tiles} です'},
  'does-not-win': {en: '{tile} does not complete the hand', ja: '{tile} では和了形になりません'},
  'do-not-win': {en: '{tiles} do not complete the hand', ja: '{tiles} では和了形になりません'},
  'waits-too': {en: 'the hand also waits for {tiles}', ja: '{tiles} でも和了形になります'},
  'all-held': {en: 'all four {tile} are in the hand', ja: '{tile} は四枚とも手の内にあります'},
  'all-put-aside': {
    en: 'all four {tile} are in the hand or put aside',
    ja: '{tile} は抜いた分と合わせて四枚とも使っています'
  },
  'is-tenpai': {en: 'the hand waits for {tiles}', ja: '手牌は {tiles} 待ちの聴牌です'},
  shape: {en: '{shapes}', ja: '{shapes}'},
  'waits-by': {en: 'that is the shape of the wait for {tile}', ja: '{tile} の待ちの形です'},
  kinds: {en: '{kinds}', ja: '{kinds}'},
  count: {en: '{count}', ja: '{count}'},
  'count-or-seen': {
    en: '{count} ({seen} if the tiles in sight are counted)',
    ja: '{count}（場に見えている牌も数えると{seen}）'
  },
  'waits-for': {en: 'the wait is {tiles}', ja: '待ちは {tiles} です'},
  'wait-name': {en: '{name}', ja: '{name}'},
  // Shapes
  'does-not-complete': {en: '{tile} does not complete the shape', ja: '{tile} では形が完成しません'},
  'do-not-complete': {en: '{tiles} do not complete the shape', ja: '{tiles} では形が完成しません'},
  'completes-too': {en: '{tiles} completes the shape too', ja: '{tiles} でも形が完成します'},
  'complete-too': {en: '{tiles} complete the shape too', ja: '{tiles} でも形が完成します'},
  'nothing-completes': {en: 'no single tile completes the shape', ja: '一枚では完成しない形です'},
  'shape-accepts': {en: 'the shape accepts {tiles}', ja: '受け入れは {tiles} です'},
  'shape-accepts-nothing': {
    en: 'the shape accepts no tile that is left',
    ja: '受け入れる牌が残っていません'
  },
  'adds-nothing': {
    en: '{tile} makes neither a set nor a missing pair',
    ja: '{tile} では面子も足りない雀頭もできません'
  },
  'waits-of-thirds': {
    en: 'no single tile completes 3n tiles; write what they take as `accepts`',
    ja: '3n枚の形は一枚では完成しません。面子になる牌は `受け入れ` と書いてください'
  },
  'shanten-of-thirds': {
    en: 'shanten is counted of 3n + 1 or 3n + 2 tiles',
    ja: '向聴数は3n＋1枚か3n＋2枚で数えます'
  },
  'only-whole-hands-win': {
    en: 'only a whole hand of fourteen tiles wins',
    ja: '役や点数が決まるのは14枚の和了形です'
  },
  // Shanten and ukeire
  shanten: {en: '{shanten}', ja: '{shanten}'},
  forms: {en: '{forms}', ja: '{forms}'},
  accepts: {en: 'the hand accepts {tiles}', ja: '受け入れは {tiles} です'},
  'accepts-nothing': {en: 'the hand accepts no tile that is left', ja: '受け入れる牌が残っていません'},
  'accepts-after': {
    en: 'after {discard} the hand accepts {tiles}',
    ja: '{discard} を切った受け入れは {tiles} です'
  },
  'accepts-too': {en: 'it also accepts {tiles}', ja: '{tiles} も受け入れます'},
  widest: {en: 'the widest discard is {discard}', ja: '一番広い打牌は {discard} です'},
  'does-not-help': {en: '{tile} does not lower the shanten', ja: '{tile} では向聴数が進みません'},
  // Scores
  score: {en: '{score}', ja: '{score}'},
  payment: {en: '{payment}', ja: '{payment}'},
  han: {en: '{han}', ja: '{han}'},
  fu: {en: '{fu} fu', ja: '{fu}符'},
  'no-fu': {en: 'no fu', ja: '符なし'},
  limit: {en: '{limit}', ja: '{limit}'},
  'no-limit': {en: '{score}', ja: '{score}'},
  'yaku-list': {en: '{yaku}', ja: '{yaku}'},
  nagashi: {
    en: 'nagashi mangan pays for the river, whatever the hand',
    ja: '流し満貫は河に対する支払いで、手牌の役は数えません'
  },
  'fu-lines': {en: '{lines}', ja: '{lines}'},
  dealer: {en: 'the dealer', ja: '親'},
  'non-dealer': {en: 'a non-dealer', ja: '子'},
  'seat-is': {en: 'this is the {seat}', ja: '{seat}です'},
  'seat-not-said': {
    en: 'South seat is assumed, as none is given; write `seat: east` for the dealer',
    ja: '自風が書かれていないため南家とみなしています。親なら `自風: 東` と書いてください'
  },
  'as-dealer': {en: 'a dealer would get that', ja: '親ならその点数です'},
  'as-non-dealer': {en: 'a non-dealer would get that', ja: '子ならその点数です'},
  'right-under': {en: 'under the rule {rule} that would be right', ja: 'ルールが {rule} ならそのとおりです'},
  'as-kiriage': {
    en: 'that is with kiriage mangan, which the rules do not have',
    ja: '切り上げ満貫ならその点数ですが、ルールで採用されていません'
  },
  'as-no-kiriage': {en: 'the rules have kiriage mangan', ja: 'ルールで切り上げ満貫を採用しています'},
  'as-tsumo': {
    en: 'that is for a tsumo, and the hand was won by ron',
    ja: 'それはツモの点数ですが、ロンアガリです'
  },
  'as-ron': {
    en: 'that is for a ron, and the hand was won by tsumo',
    ja: 'それはロンの点数ですが、ツモアガリです'
  },
  'as-four-players': {
    en: 'four players would pay that; with three the share of North is lost',
    ja: '四人麻雀ならその点数ですが、三人麻雀ではツモ損があります'
  },
  'in-all': {en: 'that is {points} points in all', ja: '合計 {points}点です'},
  'with-honba': {en: 'with {honba} honba it is {payment}', ja: '{honba}本場で {payment}です'},
  'without-honba': {en: 'no honba is given', ja: '本場が書かれていません'},
  worth: {en: 'the hand is {score}', ja: '{score}です'},
  by: {en: '{by}', ja: '{by}'},
  'won-by': {en: 'the hand was won by {by}', ja: '{by}アガリです'},
  honba: {en: '{honba} honba', ja: '{honba}本場'},
  pays: {en: '{tile} pays {score}', ja: '{tile} は{score}'},
  'pays-nothing': {en: '{tile} has no yaku', ja: '{tile} は役なし'},
  'no-difference': {en: 'all waits pay the same', ja: 'どの待ちでも点数は同じです'},
  'fu-missing': {en: '{lines} is missing', ja: '{lines}が抜けています'},
  'yakuman-has-no-fu': {en: 'a yakuman has no fu', ja: '役満に符はありません'},
  settled: {en: '{settled}', ja: '{settled}'},
  sticks: {en: '{sticks}', ja: '{sticks}'},
  'noten-payments': {
    en: 'the noten players pay 3,000 in all, {players} being tenpai',
    ja: 'ノーテン罰符は場に3000点で、テンパイは{players}人です'
  },
  'no-payments': {en: 'no points change hands at an abortive draw', ja: '途中流局に点数の移動はありません'},
  // Yaku
  without: {en: 'the hand without {yakuId}', ja: '{yakuId}なし'},
  has: {en: 'the hand has {yaku}', ja: '役は{yaku}です'},
  'no-yaku-at-all': {en: 'no yaku', ja: '役なし'},
  'yaku-han': {en: '{han} for {yakuId}', ja: '{yakuId}は{han}'},
  'no-such-yaku': {en: 'the hand has no {yakuId}', ja: '{yakuId}は付きません'},
  too: {en: 'also {yaku}', ja: '{yaku}も付きます'},
  'not-open': {en: 'the hand is {open}', ja: '{open}の手です'},
  // Why a hand has no score
  'no-yaku': {en: 'it has no yaku', ja: '役がありません'},
  incomplete: {en: 'it is not complete but {shanten}', ja: '和了形ではなく{shanten}です'},
  'no-win-tile': {
    en: 'the winning tile is not named; write `win: 2s`, `ron: 2s` or leave a blank before it',
    ja: '和了牌が分かりません。`和了: 2s` や `ロン: 2s` と書くか、和了牌の前を空けてください'
  },
  thirteen: {en: 'it has {size} tiles and no winning tile', ja: '{size}枚で、和了牌がありません'},
  size: {en: 'it has {size} tiles', ja: '{size}枚あります'},
  // Problems of a hand and its situation
  'too-many-copies': {en: 'there are {copies} copies of {tile}', ja: '{tile} が{copies}枚あります'},
  'not-in-sanma': {en: '{tile} is not played with three players', ja: '三人麻雀に {tile} はありません'},
  'chii-in-sanma': {en: 'there is no chii with three players', ja: '三人麻雀ではチーできません'},
  'north-seat-in-sanma': {en: 'there is no North seat with three players', ja: '三人麻雀に北家はいません'},
  'kita-with-four-players': {
    en: 'norths are put aside with three players only; write `rules: sanma`',
    ja: '四人麻雀では北を抜きません。三人麻雀なら `ルール: 三麻` と書いてください'
  },
  'first-turn-with-kita': {en: 'a north was put aside before', ja: '北を抜いた後です'},
  'meld-impossible': {en: 'a meld is not possible', ja: '成り立たない副露があります'},
  'ippatsu-with-rinshan': {en: 'the kan before it ended the turn', ja: '槓をした時点で一発は消えます'},
  'houtei-with-chankan': {
    en: 'a tile that is added to a pon is no discard',
    ja: '加槓の牌は捨て牌ではありません'
  },
  'renhou-as-dealer': {en: 'the seat is East', ja: '親です'},
  'riichi-with-open-hand': {en: 'the hand is open', ja: '副露した手では立直できません'},
  'ippatsu-without-riichi': {en: 'there is no riichi', ja: '立直がありません'},
  'open-riichi-without-riichi': {en: 'there is no riichi', ja: '立直がありません'},
  'rinshan-with-ron': {en: 'the hand was won by ron', ja: 'ロンアガリです'},
  'not-in-rules': {en: 'the rules do not have it', ja: 'ルールで採用していません'},
  'rinshan-without-kan': {en: 'the hand has no kan', ja: '槓がありません'},
  'chankan-with-tsumo': {en: 'the hand was won by tsumo', ja: 'ツモアガリです'},
  'haitei-with-ron': {en: 'the hand was won by ron', ja: 'ロンアガリです'},
  'haitei-with-rinshan': {
    en: 'the last tile of the wall is no replacement tile',
    ja: '嶺上牌は海底牌になりません'
  },
  'houtei-with-tsumo': {en: 'the hand was won by tsumo', ja: 'ツモアガリです'},
  'tenhou-with-ron': {en: 'the hand was won by ron', ja: 'ロンアガリです'},
  'chiihou-with-ron': {en: 'the hand was won by ron', ja: 'ロンアガリです'},
  'renhou-with-tsumo': {en: 'the hand was won by tsumo', ja: 'ツモアガリです'},
  'has-discards': {en: 'the river shows discards of this player', ja: '自分の捨て牌がすでに河にあります'},
  'turned-discard': {
    en: 'the turned tile is discard number {at} of the river',
    ja: '河で横になっているのは{at}枚目の牌です'
  },
  'discards-after-riichi': {
    en: 'the river goes on after the turned tile',
    ja: '河では立直のあとにも牌を捨てています'
  },
  'is-turn': {en: 'it is turn {turn}', ja: '{turn}巡目です'},
  'declared-on-turn': {en: 'the riichi was declared on turn {turn}', ja: '立直は{turn}巡目です'},
  'call-before-turn': {
    en: 'a discard of the first turn was called away before',
    ja: 'それより前に第一巡の捨て牌が鳴かれています'
  },
  'first-turn-with-melds': {en: 'the hand has melds', ja: '副露や槓があります'},
  'tenhou-not-dealer': {en: 'the seat is not East', ja: '親ではありません'},
  'chiihou-as-dealer': {en: 'the seat is East', ja: '親です'},
  'win-not-in-hand': {en: 'the winning tile {tile} is not in it', ja: '和了牌 {tile} が手牌にありません'},
  // A score explained
  'explain-yaku': {en: '{by} on {tile} with {yaku}', ja: '{tile} の{by}アガリで、{yaku}'},
  'explain-sum': {en: '{han} in all', ja: '合わせて{han}'},
  'explain-fu': {en: '{lines} = {fu} fu', ja: '{lines}＝{fu}符'},
  'explain-chiitoitsu': {en: 'seven pairs always have 25 fu', ja: '七対子は常に25符'},
  'explain-worth': {en: '{score} for {who}', ja: '{who}の{score}'},
  'explain-points': {
    en: 'of {many} readings this one pays most',
    ja: '{many}通りの読み方のうち一番高い点数です'
  },
  'explain-han': {
    en: 'of {many} readings that pay the same this one has most han',
    ja: '同じ点数になる{many}通りの読み方のうち翻数が一番多いものです'
  },
  'explain-fu-more': {
    en: 'of {many} readings that pay the same this one has most fu',
    ja: '同じ点数になる{many}通りの読み方のうち符が一番多いものです'
  },
  // What a page says beside a score
  assumed: {en: 'Not said, so assumed: {list}', ja: '書かれていないため{list}とみなす'},
  'assumed-seat': {en: 'South seat', ja: '南家'},
  'assumed-round': {en: 'East round', ja: '東場'},
  'assumed-by': {en: 'tsumo', ja: 'ツモ'},
  liable: {en: '{seat} is liable', ja: '{seat}の責任払い'},
  // Near misses
  'miss-open-hand': {en: 'no {yakuId}: the hand is open', ja: '{yakuId}は副露した手には付きません'},
  'miss-value-pair-dragon': {
    en: 'no {yakuId}: {block} is a dragon',
    ja: '{block}が三元牌なので{yakuId}は付きません'
  },
  'miss-value-pair-round': {
    en: 'no {yakuId}: {block} is the round wind',
    ja: '{block}が場風なので{yakuId}は付きません'
  },
  'miss-value-pair-seat': {
    en: 'no {yakuId}: {block} is the seat wind',
    ja: '{block}が自風なので{yakuId}は付きません'
  },
  'miss-value-pair-both': {
    en: 'no {yakuId}: {block} is round and seat wind',
    ja: '{block}が連風牌なので{yakuId}は付きません'
  },
  'miss-wait': {en: 'no {yakuId}: the wait is {shape}', ja: '{shape}待ちなので{yakuId}は付きません'},
  'miss-no-pinfu-tsumo': {
    en: 'no {yakuId}: the rules give none with tsumo',
    ja: 'ルールによりツモに{yakuId}は付きません'
  },
  'miss-no-kuitan': {
    en: 'no {yakuId}: the rules give none to an open hand',
    ja: 'ルールにより喰いタンは認められません'
  },
  'miss-outer-block': {
    en: 'no {yakuId}: {block} has a terminal or honor',
    ja: '{block}に么九牌があるので{yakuId}は付きません'
  },
  'miss-inner-block': {
    en: 'no {yakuId}: {block} has no terminal or honor',
    ja: '{block}に么九牌がないので{yakuId}は付きません'
  },
  'miss-other-suit': {
    en: 'no {yakuId}: {block} is of another suit',
    ja: '{block}の色が違うので{yakuId}は付きません'
  },
  'miss-one-run': {
    en: 'no {yakuId}: {block} is no triplet',
    ja: '{block}があるので{yakuId}は付きません'
  },
  'miss-opened-by-ron': {
    en: 'no {yakuId}: the ron completed {tile}, which makes the triplet open',
    ja: 'ロンで完成した {tile} は明刻なので{yakuId}は付きません'
  },
  'miss-only-a-pair': {
    en: 'no {yakuId}: there are only two {tile}',
    ja: '{tile} が二枚しかないので{yakuId}は付きません'
  },
  'miss-guest-wind': {
    en: '{tile} is neither the round wind nor the seat wind',
    ja: '{tile} は場風でも自風でもありません'
  },
  'miss-no-riichi': {en: 'no {yakuId}: there was no riichi', ja: '立直していないので{yakuId}は付きません'}
} as const

/** Id of a clause. */
export type ClauseId = keyof typeof table

/** A clause and its values in one string. */
export function clause(id: ClauseId, values: Values = {}): string {
  return [id, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join('|')
}

/** Several clauses in one string; empty ones are left out. */
export function clauses(...list: readonly string[]): string {
  return list.filter(Boolean).join('\n')
}

/** The words of a clause, or of several. A text that is no clause is said as it is. */
export function sayClauses(text: string, language: Language): string {
  return text
    .split('\n')
    .map(one => sayClause(one, language))
    .join(language === 'ja' ? '。' : '; ')
}

function sayClause(text: string, language: Language): string {
  const [id = '', ...pairs] = text.split('|')
  if (!Object.hasOwn(table, id)) return text
  const values = new Map(
    pairs.map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    })
  )
  return table[id as ClauseId][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name) ?? ''
    return wordings[name]?.(value, language) ?? value
  })
}

/** How the values of clauses are worded, by name. Lists are divided by commas, parts of an item by colons. */
const wordings: Readonly<Record<string, (value: string, language: Language) => string>> = lookup({
  tiles: code,
  tile: code,
  discard: code,
  block: nameBlock,
  sticks: (value, language) => nameOfSticks(Number(value), language),
  settled: (value, language) =>
    nameOfSettled(
      value.split(',').map(one => {
        const [wind = '', points = '0', sign = ''] = one.split(':')
        return {wind: wind === '' ? null : (wind as Wind), points: Number(points), isChange: sign === '+'}
      }),
      language
    ),
  rule: (value, language) => code(nameOfRule(value, language)),
  shanten: (value, language) => nameOfShanten(Number(value), language),
  shapes: (value, language) => listOf(value, language, one => nameOfShape(one as WaitShape, language)),
  shape: (value, language) => nameOfShape(value as WaitShape, language),
  name: (value, language) => nameOfWait(value as WaitName, language),
  count: (value, language) => nameOfTiles(Number(value), language),
  seen: (value, language) => nameOfTiles(Number(value), language),
  kinds: (value, language) => nameOfKinds(Number(value), language),
  score: (value, language) => nameOfScore(decodeScore(value), language),
  points: (value, language) => nameOfAmount(Number(value), language),
  payment: (value, language) => nameOfPayment(decodeScore(value), language),
  han: (value, language) => nameOfHan(Number(value), language),
  limit: (value, language) => {
    const [limit = '', yakuman = '0'] = value.split(':')
    return nameOfLimit(limit as LimitId, Number(yakuman), language)
  },
  yaku: nameYakuList,
  yakuId: (value, language) => groups[value]?.[language] ?? nameOfYaku(value as YakuId, language),
  lines: nameFuLines,
  seat: (value, language) => nameOfSeatWind(value as Wind, language),
  round: (value, language) => nameOfRound(value as Wind, null, language),
  who: (value, language) => sayClauses(value, language),
  by: (value, language) => (language === 'ja' ? (value === 'tsumo' ? 'ツモ' : 'ロン') : value),
  open: (value, language) =>
    value === 'yes' ? (language === 'ja' ? '副露' : 'open') : language === 'ja' ? '門前' : 'closed',
  forms: (value, language) =>
    listOf(value, language, one => {
      const [form = '', shanten = '0'] = one.split(':')
      return `${formNames[form]?.[language] ?? form}${language === 'ja' ? 'は' : ' '}${nameOfShanten(Number(shanten), language)}`
    })
})

/** Words that stand for one of several yaku. */
const groups: Readonly<Record<string, Readonly<Record<Language, string>>>> = lookup({
  yakuhai: {en: 'yakuhai', ja: '役牌'},
  east_wind: {en: 'yakuhai of east', ja: '東の役牌'},
  south_wind: {en: 'yakuhai of south', ja: '南の役牌'},
  west_wind: {en: 'yakuhai of west', ja: '西の役牌'},
  north_wind: {en: 'yakuhai of north', ja: '北の役牌'}
})

const formNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = lookup({
  standard: {en: 'four sets and a pair:', ja: '一般手'},
  chiitoitsu: {en: 'seven pairs:', ja: '七対子'},
  kokushi: {en: 'thirteen orphans:', ja: '国士無双'}
})

function code(value: string): string {
  return `\`${value}\``
}

function listOf(value: string, language: Language, word: (one: string) => string): string {
  return value
    .split(',')
    .filter(Boolean)
    .map(word)
    .join(language === 'ja' ? '、' : ', ')
}

/** Yaku with their han: `riichi 1, dora 2`; 立直1翻、ドラ2翻. 0 han are not said. */
function nameYakuList(value: string, language: Language): string {
  return listOf(value, language, one => {
    const [id = '', han = '0'] = one.split(':')
    const name = nameOfYaku(id as YakuId | DoraId, language)
    if (han === '0') return name
    return language === 'ja' ? `${name}${han}翻` : `${name} ${han}`
  })
}

/** Fu line by line: `20 base + 10 closed ron + 2 kanchan wait + 8 rounded up`. */
function nameFuLines(value: string, language: Language): string {
  return value
    .split(',')
    .map(one => {
      const [word = '', fu = ''] = one.split(':')
      const name = nameOfFuWord(word as FuWord, language)
      return language === 'ja' ? `${name}${fu}` : `${fu} ${name}`
    })
    .join(language === 'ja' ? '＋' : ' + ')
}

const blockNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = lookup({
  run: {en: 'the run', ja: '順子'},
  triplet: {en: 'the triplet', ja: '刻子'},
  kan: {en: 'the kan', ja: '槓子'},
  pair: {en: 'the pair', ja: '雀頭'}
})

const blockSizes: Readonly<Record<string, number>> = lookup({run: 3, triplet: 3, kan: 4, pair: 2})

/** A block by its type and its lowest tile, `pair:1z`: the pair `11z`, 雀頭の `11z`. */
function nameBlock(value: string, language: Language): string {
  const [type = '', tile = ''] = value.split(':')
  const rank = Number(tile[0])
  const ranks = Array.from({length: blockSizes[type] ?? 1}, (_, index) =>
    type === 'run' ? rank + index : rank
  )
  const tiles = code(ranks.join('') + tile.slice(1))
  return `${blockNames[type]?.[language] ?? ''}${language === 'ja' ? 'の ' : ' '}${tiles}${language === 'ja' ? ' ' : ''}`
}

/** A score in one string. */
export function encodeScore({han, fu, limit, yakuman, points, payments}: ScoreWords): string {
  return [han, fu, limit ?? '', yakuman, points, payments?.join(',') ?? ''].join(':')
}

function decodeScore(text: string): ScoreWords {
  const [han, fu, limit, yakuman, points, payments] = text.split(':')
  return {
    han: Number(han),
    fu: Number(fu),
    limit: limit ? (limit as LimitId) : null,
    yakuman: Number(yakuman),
    points: Number(points),
    payments: payments ? payments.split(',').map(Number) : null
  }
}

/** Points as amounts: `7700`; `7,700` in English. */
export function nameOfAmount(points: number, language: Language): string {
  return language === 'ja' ? String(points) : groupDigits(points)
}
