/**
 * Made by `scripts/type-tables.js`, which says how; do not edit.
 * `tables.test.ts` makes it again and compares.
 */

/** Suits of up to six tiles, sorted, and how they are read. */
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

/** Honors of up to five tiles. */
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

/** Chii by their digits: their sign, and the digits again. */
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

/** The sign of a set of honors by that of a suit. */
export interface AsHonors {
  ".iA111": ".iA111"
  ".hB222": ".iB222"
  ".hC333": ".iC333"
  ".hD444": ".iD444"
  ".hE555": ".iE555"
  ".hF666": ".iF666"
  ".hG777": ".iG777"
  ".KkA1111": ".KkA1111"
  ".KjB2222": ".KkB2222"
  ".KjC3333": ".KkC3333"
  ".KjD4444": ".KkD4444"
  ".KjE5555": ".KkE5555"
  ".KjF6666": ".KkF6666"
  ".KjG7777": ".KkG7777"
  ".*KlA1111": ".*KlA1111"
  ".*KkB2222": ".*KlB2222"
  ".*KkC3333": ".*KlC3333"
  ".*KkD4444": ".*KlD4444"
  ".*KkE5555": ".*KlE5555"
  ".*KkF6666": ".*KlF6666"
  ".*KkG7777": ".*KlG7777"
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

/** Fu by units of two. */
export interface FuOfUnits {
  10: 20
  11: 30
  12: 30
  13: 30
  14: 30
  15: 30
  16: 40
  17: 40
  18: 40
  19: 40
  20: 40
  21: 50
  22: 50
  23: 50
  24: 50
  25: 50
  26: 60
  27: 60
  28: 60
  29: 60
  30: 60
  31: 70
  32: 70
  33: 70
  34: 70
  35: 70
  36: 80
  37: 80
  38: 80
  39: 80
  40: 80
  41: 90
  42: 90
  43: 90
  44: 90
  45: 90
  46: 100
  47: 100
  48: 100
  49: 100
  50: 100
  51: 110
  52: 110
  53: 110
  54: 110
  55: 110
  56: 120
  57: 120
  58: 120
  59: 120
  60: 120
  61: 130
  62: 130
  63: 130
  64: 130
  65: 130
  66: 140
  67: 140
  68: 140
  69: 140
  70: 140
}

/** Worths by their keys: the place in their order, and the base points. */
export interface Worths {
  "1_20": ["!", "160"]
  "1_25": ["#", "200"]
  "1_30": ["%", "240"]
  "1_40": ["&", "320"]
  "1_50": [")", "400"]
  "1_60": ["+", "480"]
  "1_70": ["-", "560"]
  "1_80": [".", "640"]
  "1_90": ["1", "720"]
  "1_100": ["2", "800"]
  "1_110": ["5", "880"]
  "1_120": ["6", "960"]
  "1_130": ["9", "1040"]
  "1_140": [":", "1120"]
  "2_20": ["(", "320"]
  "2_25": ["*", "400"]
  "2_30": [",", "480"]
  "2_40": ["/", "640"]
  "2_50": ["3", "800"]
  "2_60": ["7", "960"]
  "2_70": [";", "1120"]
  "2_80": ["<", "1280"]
  "2_90": ["?", "1440"]
  "2_100": ["@", "1600"]
  "2_110": ["C", "1760"]
  "2_120": ["D", "1920"]
  "2_120k": ["G", "2000"]
  "2_130": ["G", "2000"]
  "2_140": ["G", "2000"]
  "3_20": ["0", "640"]
  "3_25": ["4", "800"]
  "3_30": ["8", "960"]
  "3_40": ["=", "1280"]
  "3_50": ["A", "1600"]
  "3_60": ["E", "1920"]
  "3_60k": ["H", "2000"]
  "3_70": ["H", "2000"]
  "3_80": ["H", "2000"]
  "3_90": ["H", "2000"]
  "3_100": ["H", "2000"]
  "3_110": ["H", "2000"]
  "3_120": ["H", "2000"]
  "3_130": ["H", "2000"]
  "3_140": ["H", "2000"]
  "4_20": [">", "1280"]
  "4_25": ["B", "1600"]
  "4_30": ["F", "1920"]
  "4_30k": ["I", "2000"]
  "4_40": ["I", "2000"]
  "4_50": ["I", "2000"]
  "4_60": ["I", "2000"]
  "4_70": ["I", "2000"]
  "4_80": ["I", "2000"]
  "4_90": ["I", "2000"]
  "4_100": ["I", "2000"]
  "4_110": ["I", "2000"]
  "4_120": ["I", "2000"]
  "4_130": ["I", "2000"]
  "4_140": ["I", "2000"]
  "5": ["J", "2000"]
  "6": ["K", "3000"]
  "7": ["L", "3000"]
  "8": ["M", "4000"]
  "9": ["N", "4000"]
  "10": ["O", "4000"]
  "11": ["P", "6000"]
  "12": ["Q", "6000"]
  "13": ["R", "8000"]
  "14": ["S", "8000"]
  "15": ["T", "8000"]
  "16": ["U", "8000"]
  "17": ["V", "8000"]
  "18": ["W", "8000"]
  "19": ["X", "8000"]
  "20": ["Y", "8000"]
  "21": ["Z", "8000"]
  "22": ["[", "8000"]
  "23": ["]", "8000"]
  "24": ["^", "8000"]
  "25": ["_", "8000"]
  "26": ["a", "8000"]
  "27": ["b", "8000"]
  "28": ["c", "8000"]
  "29": ["d", "8000"]
  "30": ["e", "8000"]
  "31": ["f", "8000"]
  "32": ["g", "8000"]
  "33": ["h", "8000"]
  "34": ["i", "8000"]
  "35": ["j", "8000"]
  "36": ["k", "8000"]
  "37": ["l", "8000"]
  "38": ["m", "8000"]
  "39": ["n", "8000"]
  "40": ["o", "8000"]
  "41": ["p", "8000"]
  "42": ["q", "8000"]
  "43": ["r", "8000"]
  "44": ["s", "8000"]
  "45": ["t", "8000"]
  "y1": ["u", "8000y"]
  "y2": ["v", "16000y"]
  "y3": ["w", "24000y"]
  "y4": ["x", "32000y"]
  "y5": ["y", "40000y"]
  "y6": ["z", "48000y"]
  "y7": ["{", "56000y"]
  "y8": ["}", "64000y"]
}

/** Points by base: ron of a non-dealer and a dealer, tsumo of both; payments of both; limit; yakuman. */
export interface PointsOf {
  "160": [700, 1000, 800, 1200, readonly [400, 200], readonly [400], null, 0]
  "200": [800, 1200, 800, 1200, readonly [400, 200], readonly [400], null, 0]
  "240": [1000, 1500, 1100, 1500, readonly [500, 300], readonly [500], null, 0]
  "320": [1300, 2000, 1500, 2100, readonly [700, 400], readonly [700], null, 0]
  "400": [1600, 2400, 1600, 2400, readonly [800, 400], readonly [800], null, 0]
  "480": [2000, 2900, 2000, 3000, readonly [1000, 500], readonly [1000], null, 0]
  "560": [2300, 3400, 2400, 3600, readonly [1200, 600], readonly [1200], null, 0]
  "640": [2600, 3900, 2700, 3900, readonly [1300, 700], readonly [1300], null, 0]
  "720": [2900, 4400, 3100, 4500, readonly [1500, 800], readonly [1500], null, 0]
  "800": [3200, 4800, 3200, 4800, readonly [1600, 800], readonly [1600], null, 0]
  "880": [3600, 5300, 3600, 5400, readonly [1800, 900], readonly [1800], null, 0]
  "960": [3900, 5800, 4000, 6000, readonly [2000, 1000], readonly [2000], null, 0]
  "1040": [4200, 6300, 4300, 6300, readonly [2100, 1100], readonly [2100], null, 0]
  "1120": [4500, 6800, 4700, 6900, readonly [2300, 1200], readonly [2300], null, 0]
  "1280": [5200, 7700, 5200, 7800, readonly [2600, 1300], readonly [2600], null, 0]
  "1440": [5800, 8700, 5900, 8700, readonly [2900, 1500], readonly [2900], null, 0]
  "1600": [6400, 9600, 6400, 9600, readonly [3200, 1600], readonly [3200], null, 0]
  "1760": [7100, 10600, 7200, 10800, readonly [3600, 1800], readonly [3600], null, 0]
  "1920": [7700, 11600, 7900, 11700, readonly [3900, 2000], readonly [3900], null, 0]
  "2000": [8000, 12000, 8000, 12000, readonly [4000, 2000], readonly [4000], "mangan", 0]
  "3000": [12000, 18000, 12000, 18000, readonly [6000, 3000], readonly [6000], "haneman", 0]
  "4000": [16000, 24000, 16000, 24000, readonly [8000, 4000], readonly [8000], "baiman", 0]
  "6000": [24000, 36000, 24000, 36000, readonly [12000, 6000], readonly [12000], "sanbaiman", 0]
  "8000": [32000, 48000, 32000, 48000, readonly [16000, 8000], readonly [16000], "kazoe-yakuman", 0]
  "8000y": [32000, 48000, 32000, 48000, readonly [16000, 8000], readonly [16000], "yakuman", 1]
  "16000y": [64000, 96000, 64000, 96000, readonly [32000, 16000], readonly [32000], "yakuman", 2]
  "24000y": [96000, 144000, 96000, 144000, readonly [48000, 24000], readonly [48000], "yakuman", 3]
  "32000y": [128000, 192000, 128000, 192000, readonly [64000, 32000], readonly [64000], "yakuman", 4]
  "40000y": [160000, 240000, 160000, 240000, readonly [80000, 40000], readonly [80000], "yakuman", 5]
  "48000y": [192000, 288000, 192000, 288000, readonly [96000, 48000], readonly [96000], "yakuman", 6]
  "56000y": [224000, 336000, 224000, 336000, readonly [112000, 56000], readonly [112000], "yakuman", 7]
  "64000y": [256000, 384000, 256000, 384000, readonly [128000, 64000], readonly [128000], "yakuman", 8]
}

/** The places of `Worths`, the least first. */
export type Order = "!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{}"

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

/** Yaku of an open hand, once for each han. */
export interface OpenHan {
  "riichi": []
  "double_riichi": []
  "ippatsu": []
  "menzen_tsumo": []
  "rinshan": ["rinshan"]
  "chankan": ["chankan"]
  "haitei": ["haitei"]
  "houtei": ["houtei"]
  "renhou": []
  "tanyao": ["tanyao"]
  "honroutou": ["honroutou", "honroutou"]
  "honitsu": ["honitsu", "honitsu"]
  "chinitsu": ["chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu"]
  "pinfu": []
  "iipeikou": []
  "ryanpeikou": []
  "sanshoku": ["sanshoku"]
  "ittsuu": ["ittsuu"]
  "chanta": ["chanta"]
  "junchan": ["junchan", "junchan"]
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
  "chiitoitsu": []
}

/** Sentences, as the run time says them. */
export interface Sentences {
  "empty": "Unexpected empty notation, expected tiles such as `123m` or `5z`"
  "missing-suit": "Unexpected digits `{actual}` without a suit letter, expected `m`, `p`, `s` or `z` after them"
  "missing-rank": "Unexpected suit letter `{actual}` without digits, expected digits before it"
  "red-not-five": "Unexpected red mark in `{actual}`, expected a five: only `5m`, `5p` and `5s` can be red"
  "not-same-kind": "Unexpected meld `{actual}`, expected tiles of one kind"
  "not-a-sequence": "Unexpected meld `{actual}`, expected three equal tiles or three in a row"
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
  "rinshan-with-ron": "Unexpected rinshan: the hand was won by ron"
  "haitei-with-ron": "Unexpected haitei: the hand was won by ron"
  "tenhou-with-ron": "Unexpected tenhou: the hand was won by ron"
  "chiihou-with-ron": "Unexpected chiihou: the hand was won by ron"
  "chankan-with-tsumo": "Unexpected chankan: the hand was won by tsumo"
  "haitei-with-rinshan": "Unexpected haitei: the last tile of the wall is no replacement tile"
  "houtei-with-tsumo": "Unexpected houtei: the hand was won by tsumo"
  "renhou-with-tsumo": "Unexpected renhou: the hand was won by tsumo"
  "tenhou-not-dealer": "Unexpected tenhou: the seat is not East"
  "chiihou-as-dealer": "Unexpected chiihou: the seat is East"
  "first-turn-with-melds tenhou": "Unexpected tenhou: the hand has melds"
  "first-turn-with-melds chiihou": "Unexpected chiihou: the hand has melds"
  "first-turn-with-melds renhou": "Unexpected renhou: the hand has melds"
  "too-many-copies": "Unexpected copy number {count} of `{tile}`, expected at most 4 copies of a tile"
  "no-win-tile": "Unexpected hand without a winning tile, expected it apart at the end, as in `78s9s`, or named by `tile`"
  "win-not-in-hand": "Unexpected winning tile `{tile}`, expected a tile of the hand outside its melds"
  "bad-dora": "Unexpected indicators `{actual}`, expected tiles such as `4m` or `4m3z`"
  "not-complete": "Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans"
  "no-yaku": "Unexpected hand without yaku, expected at least one"
}

type None = '?'
export type X11 = `${string}1${string}` | None
export type X12 = `${string}1${string}1${string}` | None
export type X13 = `${string}1${string}1${string}1${string}` | None
export type X14 = `${string}1${string}1${string}1${string}1${string}` | None
export type X15 = `${string}1${string}1${string}1${string}1${string}1${string}` | None
export type X21 = `${string}2${string}` | None
export type X22 = `${string}2${string}2${string}` | None
export type X23 = `${string}2${string}2${string}2${string}` | None
export type X24 = `${string}2${string}2${string}2${string}2${string}` | None
export type X25 = `${string}2${string}2${string}2${string}2${string}2${string}` | None
export type X31 = `${string}3${string}` | None
export type X32 = `${string}3${string}3${string}` | None
export type X33 = `${string}3${string}3${string}3${string}` | None
export type X34 = `${string}3${string}3${string}3${string}3${string}` | None
export type X35 = `${string}3${string}3${string}3${string}3${string}3${string}` | None
export type X41 = `${string}4${string}` | None
export type X42 = `${string}4${string}4${string}` | None
export type X43 = `${string}4${string}4${string}4${string}` | None
export type X44 = `${string}4${string}4${string}4${string}4${string}` | None
export type X45 = `${string}4${string}4${string}4${string}4${string}4${string}` | None
export type X51 = `${string}5${string}` | None
export type X52 = `${string}5${string}5${string}` | None
export type X53 = `${string}5${string}5${string}5${string}` | None
export type X54 = `${string}5${string}5${string}5${string}5${string}` | None
export type X55 = `${string}5${string}5${string}5${string}5${string}5${string}` | None
export type X61 = `${string}6${string}` | None
export type X62 = `${string}6${string}6${string}` | None
export type X63 = `${string}6${string}6${string}6${string}` | None
export type X64 = `${string}6${string}6${string}6${string}6${string}` | None
export type X65 = `${string}6${string}6${string}6${string}6${string}6${string}` | None
export type X71 = `${string}7${string}` | None
export type X72 = `${string}7${string}7${string}` | None
export type X73 = `${string}7${string}7${string}7${string}` | None
export type X74 = `${string}7${string}7${string}7${string}7${string}` | None
export type X75 = `${string}7${string}7${string}7${string}7${string}7${string}` | None
export type X81 = `${string}8${string}` | None
export type X82 = `${string}8${string}8${string}` | None
export type X83 = `${string}8${string}8${string}8${string}` | None
export type X84 = `${string}8${string}8${string}8${string}8${string}` | None
export type X85 = `${string}8${string}8${string}8${string}8${string}8${string}` | None
export type X91 = `${string}9${string}` | None
export type X92 = `${string}9${string}9${string}` | None
export type X93 = `${string}9${string}9${string}9${string}` | None
export type X94 = `${string}9${string}9${string}9${string}9${string}` | None
export type X95 = `${string}9${string}9${string}9${string}9${string}9${string}` | None
export type Xh1 = `${string}h${string}` | None
export type Xh2 = `${string}h${string}h${string}` | None
export type Xh3 = `${string}h${string}h${string}h${string}` | None
export type Xh4 = `${string}h${string}h${string}h${string}h${string}` | None
export type Xi1 = `${string}i${string}` | None
export type Xi2 = `${string}i${string}i${string}` | None
export type Xi3 = `${string}i${string}i${string}i${string}` | None
export type Xi4 = `${string}i${string}i${string}i${string}i${string}` | None
export type Xj1 = `${string}j${string}` | None
export type Xj2 = `${string}j${string}j${string}` | None
export type Xj3 = `${string}j${string}j${string}j${string}` | None
export type Xj4 = `${string}j${string}j${string}j${string}j${string}` | None
export type Xk1 = `${string}k${string}` | None
export type Xk2 = `${string}k${string}k${string}` | None
export type Xk3 = `${string}k${string}k${string}k${string}` | None
export type Xk4 = `${string}k${string}k${string}k${string}k${string}` | None
export type Xl1 = `${string}l${string}` | None
export type Xl2 = `${string}l${string}l${string}` | None
export type Xl3 = `${string}l${string}l${string}l${string}` | None
export type Xl4 = `${string}l${string}l${string}l${string}l${string}` | None
export type FiveAlike = X15 | X25 | X35 | X45 | X55 | X65 | X75 | X85 | X95
export type RunInAllSuits = `${string}m${string}a${string}p${string}a${string}s${string}a${string}z${string}` | `${string}m${string}b${string}p${string}b${string}s${string}b${string}z${string}` | `${string}m${string}c${string}p${string}c${string}s${string}c${string}z${string}` | `${string}m${string}d${string}p${string}d${string}s${string}d${string}z${string}` | `${string}m${string}e${string}p${string}e${string}s${string}e${string}z${string}` | `${string}m${string}f${string}p${string}f${string}s${string}f${string}z${string}` | `${string}m${string}g${string}p${string}g${string}s${string}g${string}z${string}`
export type SetInAllSuits = `${string}m${string}A${string}p${string}A${string}s${string}A${string}z${string}` | `${string}m${string}B${string}p${string}B${string}s${string}B${string}z${string}` | `${string}m${string}C${string}p${string}C${string}s${string}C${string}z${string}` | `${string}m${string}D${string}p${string}D${string}s${string}D${string}z${string}` | `${string}m${string}E${string}p${string}E${string}s${string}E${string}z${string}` | `${string}m${string}F${string}p${string}F${string}s${string}F${string}z${string}` | `${string}m${string}G${string}p${string}G${string}s${string}G${string}z${string}` | `${string}m${string}H${string}p${string}H${string}s${string}H${string}z${string}` | `${string}m${string}I${string}p${string}I${string}s${string}I${string}z${string}`
export type Straight = (`${string}m${string}a${string}p${string}` & `${string}m${string}d${string}p${string}` & `${string}m${string}g${string}p${string}`) | (`${string}p${string}a${string}s${string}` & `${string}p${string}d${string}s${string}` & `${string}p${string}g${string}s${string}`) | (`${string}s${string}a${string}z${string}` & `${string}s${string}d${string}z${string}` & `${string}s${string}g${string}z${string}`)
export type InnerBlock = `${string}d${string}z${string}` | `${string}b${string}z${string}` | `${string}c${string}z${string}` | `${string}f${string}z${string}` | `${string}e${string}z${string}` | `${string}=2${string}z${string}` | `${string}=3${string}z${string}` | `${string}=4${string}z${string}` | `${string}=5${string}z${string}` | `${string}=6${string}z${string}` | `${string}=7${string}z${string}` | `${string}=8${string}z${string}` | `${string}B${string}z${string}` | `${string}C${string}z${string}` | `${string}D${string}z${string}` | `${string}E${string}z${string}` | `${string}F${string}z${string}` | `${string}G${string}z${string}` | `${string}H${string}z${string}`
export type InnerRank = `${string}5${string}` | `${string}4${string}` | `${string}6${string}` | `${string}3${string}` | `${string}7${string}` | `${string}2${string}` | `${string}8${string}`
export type AllDragons2 = X52 & X62 & X72
export type AllDragons3 = X53 & X63 & X73
export type AllWinds2 = X12 & X22 & X32 & X42
export type AllWinds3 = X13 & X23 & X33 & X43
