/**
 * Made by `scripts/type-tables.js`, which says how; do not edit.
 * Its test makes it again and compares.
 */
import type {None} from './patterns.js'

/** Suits of up to three tiles, sorted, and how they are read. */
export interface Suits {
  "": ""
  "11": "=1"
  "22": "=2"
  "33": "=3"
  "44": "=4"
  "55": "=5"
  "66": "=6"
  "77": "=7"
  "88": "=8"
  "99": "=9"
  "111": "<.*jA"
  "123": "<a"
  "222": "<.*iB"
  "234": "<b"
  "333": "<.*iC"
  "345": "<c"
  "444": "<.*iD"
  "456": "<d"
  "555": "<.*iE"
  "567": "<e"
  "666": "<.*iF"
  "678": "<f"
  "777": "<.*iG"
  "789": "<g"
  "888": "<.*iH"
  "999": "<.*jI"
}

/** Honors of up to three tiles. */
export interface Honors {
  "": ""
  "11": "=1"
  "22": "=2"
  "33": "=3"
  "44": "=4"
  "55": "=5"
  "66": "=6"
  "77": "=7"
  "111": "<.*jA"
  "222": "<.*jB"
  "333": "<.*jC"
  "444": "<.*jD"
  "555": "<.*jE"
  "666": "<.*jF"
  "777": "<.*jG"
}

/** Chii by their digits: their code, and the digits again. */
export interface Chii {
  "123": "a123"
  "234": "b234"
  "345": "c345"
  "456": "d456"
  "567": "e567"
  "678": "f678"
  "789": "g789"
}

/** Pon. */
export interface Pon {
  "111": ".iA111"
  "222": ".hB222"
  "333": ".hC333"
  "444": ".hD444"
  "555": ".hE555"
  "666": ".hF666"
  "777": ".hG777"
  "888": ".hH888"
  "999": ".iI999"
}

/** Kan that were called. */
export interface OpenKan {
  "1111": ".KkA1111"
  "2222": ".KjB2222"
  "3333": ".KjC3333"
  "4444": ".KjD4444"
  "5555": ".KjE5555"
  "6666": ".KjF6666"
  "7777": ".KjG7777"
  "8888": ".KjH8888"
  "9999": ".KkI9999"
}

/** Concealed kan. */
export interface Ankan {
  "1111": ".*KlA1111"
  "2222": ".*KkB2222"
  "3333": ".*KkC3333"
  "4444": ".*KkD4444"
  "5555": ".*KkE5555"
  "6666": ".*KkF6666"
  "7777": ".*KkG7777"
  "8888": ".*KkH8888"
  "9999": ".*KlI9999"
}

/** A concealed triplet. */
export interface Triplet {
  "1": "<.*jA"
  "2": "<.*iB"
  "3": "<.*iC"
  "4": "<.*iD"
  "5": "<.*iE"
  "6": "<.*iF"
  "7": "<.*iG"
  "8": "<.*iH"
  "9": "<.*jI"
}

/** A triplet completed by ron. */
export interface RonTriplet {
  "1": "<.iA"
  "2": "<.hB"
  "3": "<.hC"
  "4": "<.hD"
  "5": "<.hE"
  "6": "<.hF"
  "7": "<.hG"
  "8": "<.hH"
  "9": "<.iI"
}

/** A concealed triplet of honors. */
export interface HonorTriplet {
  "1": "<.*jA"
  "2": "<.*jB"
  "3": "<.*jC"
  "4": "<.*jD"
  "5": "<.*jE"
  "6": "<.*jF"
  "7": "<.*jG"
}

/** A triplet of honors completed by ron. */
export interface RonHonorTriplet {
  "1": "<.iA"
  "2": "<.iB"
  "3": "<.iC"
  "4": "<.iD"
  "5": "<.iE"
  "6": "<.iF"
  "7": "<.iG"
}

/** Fu by units of two above 20, rounded up. */
export type FuOfUnits = [20, 30, 30, 30, 30, 30, 40, 40, 40, 40, 40, 50, 50, 50, 50, 50, 60, 60, 60, 60, 60, 70, 70, 70, 70, 70, 80, 80, 80, 80, 80, 90, 90, 90, 90, 90, 100, 100, 100, 100, 100, 110, 110, 110, 110, 110, 120, 120, 120, 120, 120, 130, 130, 130, 130, 130, 140, 140, 140, 140, 140]

/** Worths by their keys, the least first, each before its base points. */
export type Worths = "(1_20)160(1_25)200(1_30)240(1_40)320(2_20)320(1_50)400(2_25)400(1_60)480(2_30)480(1_70)560(1_80)640(2_40)640(3_20)640(1_90)720(1_100)800(2_50)800(3_25)800(1_110)880(1_120)960(2_60)960(3_30)960(1_130)1040(1_140)1120(2_70)1120(2_80)1280(3_40)1280(4_20)1280(2_90)1440(2_100)1600(3_50)1600(4_25)1600(2_110)1760(2_120)1920(3_60)1920(4_30)1920(2_120k)2000(2_130)2000(2_140)2000(3_60k)2000(3_70)2000(3_80)2000(3_90)2000(3_100)2000(3_110)2000(3_120)2000(3_130)2000(3_140)2000(4_30k)2000(4_40)2000(4_50)2000(4_60)2000(4_70)2000(4_80)2000(4_90)2000(4_100)2000(4_110)2000(4_120)2000(4_130)2000(4_140)2000(5)2000(6)3000(7)3000(8)4000(9)4000(10)4000(11)6000(12)6000(13)8000(14)8000(15)8000(16)8000(17)8000(18)8000(19)8000(20)8000(21)8000(22)8000(23)8000(24)8000(25)8000(26)8000(27)8000(28)8000(29)8000(30)8000(31)8000(32)8000(33)8000(34)8000(35)8000(36)8000(37)8000(38)8000(39)8000(40)8000(41)8000(42)8000(43)8000(44)8000(45)8000(y1)8000y(y2)16000y(y3)24000y(y4)32000y(y5)40000y(y6)48000y(y7)56000y(y8)64000y("

/** Points by base: ron of a non-dealer and a dealer, tsumo of both; paid by or to a dealer, by others; limit; yakuman. */
export interface PointsOf {
  "160": [700, 1000, 800, 1200, 400, 200, null, 0]
  "200": [800, 1200, 800, 1200, 400, 200, null, 0]
  "240": [1000, 1500, 1100, 1500, 500, 300, null, 0]
  "320": [1300, 2000, 1500, 2100, 700, 400, null, 0]
  "400": [1600, 2400, 1600, 2400, 800, 400, null, 0]
  "480": [2000, 2900, 2000, 3000, 1000, 500, null, 0]
  "560": [2300, 3400, 2400, 3600, 1200, 600, null, 0]
  "640": [2600, 3900, 2700, 3900, 1300, 700, null, 0]
  "720": [2900, 4400, 3100, 4500, 1500, 800, null, 0]
  "800": [3200, 4800, 3200, 4800, 1600, 800, null, 0]
  "880": [3600, 5300, 3600, 5400, 1800, 900, null, 0]
  "960": [3900, 5800, 4000, 6000, 2000, 1000, null, 0]
  "1040": [4200, 6300, 4300, 6300, 2100, 1100, null, 0]
  "1120": [4500, 6800, 4700, 6900, 2300, 1200, null, 0]
  "1280": [5200, 7700, 5200, 7800, 2600, 1300, null, 0]
  "1440": [5800, 8700, 5900, 8700, 2900, 1500, null, 0]
  "1600": [6400, 9600, 6400, 9600, 3200, 1600, null, 0]
  "1760": [7100, 10600, 7200, 10800, 3600, 1800, null, 0]
  "1920": [7700, 11600, 7900, 11700, 3900, 2000, null, 0]
  "2000": [8000, 12000, 8000, 12000, 4000, 2000, "mangan", 0]
  "3000": [12000, 18000, 12000, 18000, 6000, 3000, "haneman", 0]
  "4000": [16000, 24000, 16000, 24000, 8000, 4000, "baiman", 0]
  "6000": [24000, 36000, 24000, 36000, 12000, 6000, "sanbaiman", 0]
  "8000": [32000, 48000, 32000, 48000, 16000, 8000, "kazoe-yakuman", 0]
  "8000y": [32000, 48000, 32000, 48000, 16000, 8000, "yakuman", 1]
  "16000y": [64000, 96000, 64000, 96000, 32000, 16000, "yakuman", 2]
  "24000y": [96000, 144000, 96000, 144000, 48000, 24000, "yakuman", 3]
  "32000y": [128000, 192000, 128000, 192000, 64000, 32000, "yakuman", 4]
  "40000y": [160000, 240000, 160000, 240000, 80000, 40000, "yakuman", 5]
  "48000y": [192000, 288000, 192000, 288000, 96000, 48000, "yakuman", 6]
  "56000y": [224000, 336000, 224000, 336000, 112000, 56000, "yakuman", 7]
  "64000y": [256000, 384000, 256000, 384000, 128000, 64000, "yakuman", 8]
}

/** Yaku of a closed hand, once for each han. */
export interface ClosedHan {
  "riichi": ["riichi"]
  "double_riichi": ["double_riichi", "double_riichi"]
  "ippatsu": ["ippatsu"]
  "menzen_tsumo": ["menzen_tsumo"]
  "rinshan": ["rinshan"]
  "chankan": ["chankan"]
  "haitei": ["haitei"]
  "houtei": ["houtei"]
  "renhou": ["renhou", "renhou", "renhou", "renhou", "renhou"]
  "tanyao": ["tanyao"]
  "honroutou": ["honroutou", "honroutou"]
  "honitsu": ["honitsu", "honitsu", "honitsu"]
  "chinitsu": ["chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu"]
  "pinfu": ["pinfu"]
  "iipeikou": ["iipeikou"]
  "ryanpeikou": ["ryanpeikou", "ryanpeikou", "ryanpeikou"]
  "sanshoku": ["sanshoku", "sanshoku"]
  "ittsuu": ["ittsuu", "ittsuu"]
  "chanta": ["chanta", "chanta"]
  "junchan": ["junchan", "junchan", "junchan"]
  "toitoi": ["toitoi", "toitoi"]
  "sanankou": ["sanankou", "sanankou"]
  "sankantsu": ["sankantsu", "sankantsu"]
  "sanshoku_doukou": ["sanshoku_doukou", "sanshoku_doukou"]
  "round_wind": ["round_wind"]
  "seat_wind": ["seat_wind"]
  "haku": ["haku"]
  "hatsu": ["hatsu"]
  "chun": ["chun"]
  "shousangen": ["shousangen", "shousangen"]
  "chiitoitsu": ["chiitoitsu", "chiitoitsu"]
}

/** Yakuman. */
export type YakumanName = "tenhou" | "chiihou" | "kokushi" | "kokushi_13" | "chuuren" | "junsei_chuuren" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "suuankou" | "suuankou_tanki" | "daisangen" | "shousuushii" | "daisuushii" | "suukantsu"

/** Yaku of an open hand that are worth less there, once for each han; tanyao, which a rule takes away. */
export interface OpenHan {
  "tanyao": ["tanyao"]
  "honitsu": ["honitsu", "honitsu"]
  "chinitsu": ["chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu"]
  "iipeikou": []
  "ryanpeikou": []
  "sanshoku": ["sanshoku"]
  "ittsuu": ["ittsuu"]
  "chanta": ["chanta"]
  "junchan": ["junchan", "junchan"]
}

/** Sentences, as the run time says them. */
export interface Sentences {
  "empty": "Unexpected empty notation, expected tiles such as `123m` or `5z`"
  "missing-suit": "Unexpected digits `{actual}` without a suit letter, expected `m`, `p`, `s` or `z` after them"
  "missing-rank": "Unexpected suit letter `{actual}` without digits, expected digits before it"
  "red-not-five": "Unexpected red mark in `{actual}`, expected a five: only `5m`, `5p` and `5s` can be red"
  "not-a-sequence": "Unexpected meld `{actual}`, expected three equal tiles or three in a row"
  "not-same-kind": "Unexpected meld `{actual}`, expected tiles of one kind"
  "multiple-calls": "Unexpected second call mark `{actual}`, expected one called tile in a meld"
  "dangling-mark": "Unexpected mark `{actual}` with no tile before it, expected a digit before it"
  "missing-added-tile": "Unexpected end after `{actual}`, expected the tile that was added to the pon"
  "bad-char": "Unexpected `{actual}` in typed notation, expected digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`"
  "bad-rank": "Unexpected `{tile}`, expected `1z` to `7z` (east, south, west, north, white, green, red)"
  "bad-meld-size three-or-four": "Unexpected meld `{actual}` of {count}, expected three or four tiles"
  "bad-meld-size four": "Unexpected meld `{actual}` of {count}, expected four tiles"
  "bad-meld-size outer-tiles": "Unexpected meld `{actual}` of {count}, expected the outer tiles around `xx`, as in `4xx4s`"
  "bad-mark-position before-added-tile": "Unexpected mark `{actual}` at this place, expected it before the last digit, the added tile"
  "bad-mark-position after-fourth": "Unexpected mark `{actual}` at this place, expected it after the fourth digit"
  "bad-mark-position beside-call": "Unexpected mark `{actual}` at this place, expected it on the tile beside the called one"
  "bad-mark-position open-meld": "Unexpected mark `{actual}` at this place, expected it in an open meld"
  "chii-not-from-kamicha toimen": "Unexpected chii from toimen: a chii can only be called from kamicha (the player to the left)"
  "chii-not-from-kamicha shimocha": "Unexpected chii from shimocha: a chii can only be called from kamicha (the player to the left)"
  "hand-size 14": "Unexpected hand of {count} tiles, expected 14 tiles"
  "hand-size 13-or-14": "Unexpected hand of {count} tiles, expected 13 tiles, or 14 with the drawn tile"
  "riichi-with-open-hand": "Unexpected riichi: the hand is open"
  "ippatsu-without-riichi": "Unexpected ippatsu: there is no riichi"
  "ippatsu-with-rinshan": "Unexpected ippatsu: the kan before it ended the turn"
  "rinshan-with-ron": "Unexpected rinshan: the hand was won by ron"
  "rinshan-without-kan": "Unexpected rinshan: the hand has no kan"
  "chankan-with-tsumo": "Unexpected chankan: the hand was won by tsumo"
  "haitei-with-ron": "Unexpected haitei: the hand was won by ron"
  "haitei-with-rinshan": "Unexpected haitei: the last tile of the wall is not a replacement tile"
  "houtei-with-tsumo": "Unexpected houtei: the hand was won by tsumo"
  "houtei-with-chankan": "Unexpected houtei: a tile that is added to a pon is not a discard"
  "tenhou-with-ron": "Unexpected tenhou: the hand was won by ron"
  "chiihou-with-ron": "Unexpected chiihou: the hand was won by ron"
  "renhou-with-tsumo": "Unexpected renhou: the hand was won by tsumo"
  "tenhou-not-dealer": "Unexpected tenhou: the seat is not East"
  "chiihou-as-dealer": "Unexpected chiihou: the seat is East"
  "renhou-as-dealer": "Unexpected renhou: the seat is East"
  "first-turn-with-melds tenhou": "Unexpected tenhou: the hand has melds"
  "first-turn-with-melds chiihou": "Unexpected chiihou: the hand has melds"
  "first-turn-with-melds renhou": "Unexpected renhou: the hand has melds"
  "too-many-copies": "Unexpected copy number {count} of `{tile}`, expected at most 4 copies of a tile"
  "three-players": "Unexpected rule `sanma`, expected four players: `score` of `@tehai/riichi` scores the hands of three"
  "no-win-tile": "Unexpected hand without a winning tile, expected it as a separate group at the end, as in `78s9s`, or named by `tile`"
  "win-not-in-hand": "Unexpected winning tile `{tile}`, expected a tile of the hand outside its melds"
  "bad-dora": "Unexpected indicators `{actual}`, expected tiles such as `4m` or `4m3z`"
  "not-complete": "Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans"
  "no-yaku": "Unexpected hand without yaku, expected at least one"
}

type Times1<S extends string> = `${string}${S}${string}` | None
type Times2<S extends string> = `${string}${S}${string}${S}${string}` | None
type Times3<S extends string> = `${string}${S}${string}${S}${string}${S}${string}` | None
type Times4<S extends string> = `${string}${S}${string}${S}${string}${S}${string}${S}${string}` | None
type Times5<S extends string> = `${string}${S}${string}${S}${string}${S}${string}${S}${string}${S}${string}` | None
export type X11 = Times1<'1'>
export type X12 = Times2<'1'>
export type X13 = Times3<'1'>
export type X14 = Times4<'1'>
export type X15 = Times5<'1'>
export type X21 = Times1<'2'>
export type X22 = Times2<'2'>
export type X23 = Times3<'2'>
export type X24 = Times4<'2'>
export type X25 = Times5<'2'>
export type X31 = Times1<'3'>
export type X32 = Times2<'3'>
export type X33 = Times3<'3'>
export type X34 = Times4<'3'>
export type X35 = Times5<'3'>
export type X41 = Times1<'4'>
export type X42 = Times2<'4'>
export type X43 = Times3<'4'>
export type X44 = Times4<'4'>
export type X45 = Times5<'4'>
export type X51 = Times1<'5'>
export type X52 = Times2<'5'>
export type X53 = Times3<'5'>
export type X54 = Times4<'5'>
export type X55 = Times5<'5'>
export type X61 = Times1<'6'>
export type X62 = Times2<'6'>
export type X63 = Times3<'6'>
export type X64 = Times4<'6'>
export type X65 = Times5<'6'>
export type X71 = Times1<'7'>
export type X72 = Times2<'7'>
export type X73 = Times3<'7'>
export type X74 = Times4<'7'>
export type X75 = Times5<'7'>
export type X81 = Times1<'8'>
export type X82 = Times2<'8'>
export type X83 = Times3<'8'>
export type X84 = Times4<'8'>
export type X85 = Times5<'8'>
export type X91 = Times1<'9'>
export type X92 = Times2<'9'>
export type X93 = Times3<'9'>
export type X94 = Times4<'9'>
export type X95 = Times5<'9'>
export type Xh1 = Times1<'h'>
export type Xh2 = Times2<'h'>
export type Xh3 = Times3<'h'>
export type Xh4 = Times4<'h'>
export type Xi1 = Times1<'i'>
export type Xi2 = Times2<'i'>
export type Xi3 = Times3<'i'>
export type Xi4 = Times4<'i'>
export type Xj1 = Times1<'j'>
export type Xj2 = Times2<'j'>
export type Xj3 = Times3<'j'>
export type Xj4 = Times4<'j'>
export type Xk1 = Times1<'k'>
export type Xk2 = Times2<'k'>
export type Xk3 = Times3<'k'>
export type Xl1 = Times1<'l'>
export type Xl2 = Times2<'l'>
export type Xl3 = Times3<'l'>
export type FiveAlike = X15 | X25 | X35 | X45 | X55 | X65 | X75 | X85 | X95
type InAllSuits<S extends string> = `${string}m${string}${S}${string}p${string}${S}${string}s${string}${S}${string}z${string}`
export type RunInAllSuits = InAllSuits<'a'> | InAllSuits<'b'> | InAllSuits<'c'> | InAllSuits<'d'> | InAllSuits<'e'> | InAllSuits<'f'> | InAllSuits<'g'>
export type SetInAllSuits = InAllSuits<'A'> | InAllSuits<'B'> | InAllSuits<'C'> | InAllSuits<'D'> | InAllSuits<'E'> | InAllSuits<'F'> | InAllSuits<'G'> | InAllSuits<'H'> | InAllSuits<'I'>
type StraightIn<Suit extends string, Next extends string> = `${string}${Suit}${string}a${string}${Next}${string}` & `${string}${Suit}${string}d${string}${Next}${string}` & `${string}${Suit}${string}g${string}${Next}${string}`
export type Straight = StraightIn<'m', 'p'> | StraightIn<'p', 's'> | StraightIn<'s', 'z'>
export type InnerBlock = `${string}${"d" | "b" | "c" | "f" | "e" | "=2" | "=3" | "=4" | "=5" | "=6" | "=7" | "=8" | "B" | "C" | "D" | "E" | "F" | "G" | "H"}${string}z${string}` | None
export type InnerRank = `${string}${"5" | "4" | "6" | "3" | "7" | "2" | "8"}${string}` | None
export type AllDragons2 = X52 & X62 & X72
export type AllDragons3 = X53 & X63 & X73
export type AllWinds2 = X12 & X22 & X32 & X42
export type AllWinds3 = X13 & X23 & X33 & X43
