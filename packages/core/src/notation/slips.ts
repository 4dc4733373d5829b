/**
 * Slips: other ways in which people write tiles, and the notation that means the same.
 *
 *     123man 456pin       words for suits           chun chun chun     words for honors
 *     123m/456p           other separators          1mx3               a tile times a number
 *     123m p456           a suit before its digits
 *     tenhou.net/2/?q=…   an address with a hand    **123m**           markup around tiles
 *
 * Only rows that cannot be read come here, and a rewritten row is only proposed if it has no error.
 */
import {kanjiDigits, lookup} from '@tehai/kernel/source'
import {unicode} from './dialects/unicode.js'

interface Slip {
  readonly pattern: RegExp
  /** What replaces a match, as `String.replace` takes it. */
  readonly meant: string | ((found: string, ...groups: string[]) => string)
  /** Whether it applies only in a river. */
  readonly river?: true
}

/**
 * Words for the suits after a digit, longer words first. Cyrillic letters look like those of the suits; 満, 同, 策, 完, 并 and 锁
 * are what an input method may give for their readings.
 */
const suitWords: Readonly<Record<'m' | 'p' | 's', string>> = {
  m: 'manzu|man|wanzu|wan|characters?|chars?|craks?|cracks?|萬子|万子|マンズ|まんず|マン|まん|ワン|만|満|漫|完|м|[cwk]',
  p: 'pinzu|pin|dots?|circles?|balls?|筒子|ピンズ|ぴんず|ピン|ぴん|통|饼|餅|并|桶|同|道|胴|р|[dq]',
  s: 'souzu|sou|sōzu|sō|bamboos?|bams?|索子|ソーズ|そうず|ソー|ソウ|そう|そー|삭|条|條|竹|策|束|锁|鎖|с|[bt]'
}

const honorWords: Readonly<Record<string, string>> = lookup({
  ton: '1z',
  nan: '2z',
  shaa: '3z',
  sha: '3z',
  pei: '4z',
  pee: '4z',
  haku: '5z',
  hatsu: '6z',
  chun: '7z',
  east: '1z',
  south: '2z',
  west: '3z',
  north: '4z',
  white: '5z',
  green: '6z',
  red: '7z',
  동: '1z',
  남: '2z',
  서: '3z',
  북: '4z',
  백: '5z',
  발: '6z',
  중: '7z'
})

/** Initials of winds and dragons, in English and in mjai. */
const rankByInitial: Readonly<Record<string, string>> = lookup({
  E: '1',
  S: '2',
  W: '3',
  N: '4',
  P: '5',
  G: '6',
  F: '6',
  R: '7',
  C: '7'
})

/** A letter that continues a word. */
const letter = 'A-Za-z'

function ranksOf(initials: string): string {
  return [...initials.toUpperCase()].map(initial => rankByInitial[initial]!).join('') + 'z'
}

function afterDigits(words: string): RegExp {
  return new RegExp(`([0-9０-９])[ 　]?(?:${words})(?![${letter}])`, 'giu')
}

/** Ranks in words. */
const numbers: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const numberWords = new RegExp(`(?<![${letter}])(?:${numbers.join('|')})(?![${letter}])`, 'giu')

/** The drawn tile at the end of a row, after its word or in brackets: `tsumo 2z`, ツモ2z, `(2z)`, `| 2z`. */
const drawnAtEnd =
  /(?<=[0-9mpsz東南西北白發発中])[\s,、]{0,3}(?:(?:tsumo|draws?|drew|ツモ|つも|自摸|[쯔츠]모)[\s:：]{0,3}([0-9][mpsz])|[(（]([0-9][mpsz])[)）])\s*$/iu

/** The same with the tile first: `(2z draw)`, `2z tsumo`, `2zツモ`. */
const drawnBeforeWord =
  /(?<=[0-9mpsz東南西北白發発中])[\s,、]{1,3}[(（]?([0-9][mpsz])[ 　]?[(（]?(?:drawn?|tsumo|ツモ|つも|自摸|쯔모)[)）]{0,2}\s*$/iu

/** A call after its tiles: `567s chi`, 567sをチー. */
const callAfterTiles =
  /[ 　]?(?<![0-9])([0-9]{3,4})([mpsz])[ 　]?[をで]?[ 　]?(pon|ポン|ぽん|碰|퐁|chi|チー|ちー|吃|치|kan|カン|かん|槓|깡)(?:した)?(?![a-z]|[ 　]*[0-9])/giu

/** In the order in which they apply. */
const slips: readonly Slip[] = [
  {pattern: /(?:https?:\/\/)?[^\s?]{0,60}\?q=([0-9mpsz]{2,60})\S{0,60}/giu, meant: '$1'},
  {pattern: /:(?:tiles|牌)\[([^[\]]*)\]/gu, meant: '$1'},
  {pattern: /\{\{[^|{}]{1,20}\|([^{}]*)\}\}/gu, meant: '$1'},
  {pattern: /\.(?:png|svg|gif|jpe?g|webp)(?![a-z])/giu, meant: ''},
  {pattern: /&(?:#39|#x27|apos|quot|#34);/giu, meant: "'"},
  {pattern: /&nbsp;|&amp;|<br ?\/?>/giu, meant: ' '},
  {pattern: /^(?:(?:[$>•*+‣◦–—-]|\d{1,2}[.)])[ 　]{1,3}|[・●■◆○][ 　]{0,3})(?=\d)/u, meant: ''},
  {pattern: /^\s*["“”'‘’`「『](.*)["“”'‘’`」』]\s*$/u, meant: '$1'},
  {pattern: /\\([_*[\]()~`<>+.-])/g, meant: '$1'},
  {pattern: numberWords, meant: found => String(1 + numbers.indexOf(found.toLowerCase()))},
  {
    pattern: /[일이삼사오육칠팔구](?=[일이삼사오육칠팔구]{0,13}[만통삭])/gu,
    meant: found => String(1 + '일이삼사오육칠팔구'.indexOf(found))
  },
  {
    pattern: /[一二三四五六七八九](?=[一二三四五六七八九]{0,13}[万萬完饼餅筒并桶条條索锁鎖])/gu,
    meant: found => String(kanjiDigits.indexOf(found))
  },
  {pattern: /<\/?[a-z]{1,8}>|\*\*/giu, meant: ''},
  {pattern: /(?:[\u{1F000}-\u{1F02A}](?:\uFE0E|\uFE0F)?){1,60}/gu, meant: ofUnicode},
  {
    pattern: /[①-⑨]{1,14}p?/gu,
    meant: found =>
      `${found.replace(/[①-⑨]/g, character => String(character.charCodeAt(0) - 0x245f)).replace('p', '')}p`
  },
  {pattern: /[x#]([0-9])\1[x#]([mpsz])/giu, meant: '$1xx$1$2'},
  {pattern: /([0-9])([mpsz]) ?[x×*] ?([2-4])(?![0-9mpsz])/giu, meant: times},
  {pattern: /北抜き?|抜き?北|北k\b|(?<![a-z])kita(?![a-z])/giu, meant: 'f4z'},
  {pattern: /[05]([mps]) ?[(（](?:red|aka|赤)[)）]/giu, meant: '0$1'},
  {pattern: /(?<=[mpsz]),? and (?=[0-9])/giu, meant: ' '},
  {pattern: /(?<=[0-9])[.・](?=[0-9])/g, meant: ''},
  {pattern: /(?<![0-9])\(([0-9])\)([0-9]{2,3}[mpsz])/g, meant: '$1-$2'},
  {pattern: /R5|\b(?:red|aka)[ -]?5/g, meant: '0'},
  {pattern: /(?:5\*|\(5\))(?=[0-9*]{0,13}[mps])/g, meant: '0'},
  {pattern: /(?<![0-9x])x{1,14}(?=[\s,]|$)/giu, meant: found => `${'0'.repeat(found.length)}x`},
  {pattern: /([1-9])[-–〜~]([1-9])([mps])/g, meant: ofRange},
  {pattern: /([0-9]{1,9})(\.{3}|…)([0-9]{1,9})([mps])/g, meant: '$1$4$2$3$4'},
  {pattern: /([0-9])O(?=[0-9mps])/gu, meant: '$10'},
  {pattern: /(^|[\s0-9,])[lI](?=[0-9])/gu, meant: '$11'},
  {pattern: /([0-9])w(?=.*[0-9]b.*[0-9]t)|([0-9])b(?=.*[0-9]t(?![a-z]))/giu, meant: ofPinyin},
  {pattern: afterDigits(suitWords.m), meant: '$1m'},
  {pattern: afterDigits(suitWords.p), meant: '$1p'},
  {pattern: afterDigits(suitWords.s), meant: '$1s'},
  {pattern: /([1-9])[-–〜~]([1-9])([mps])(?=[\s,]|$)/g, meant: ofEnds},
  {
    pattern: new RegExp(
      `(?<![${letter}0-9])([2-4]) (${Object.keys(honorWords).join('|')})(?: dragons?| winds?)?(?![${letter}]| ?[0-9])`,
      'giu'
    ),
    meant: (_, count, word) => honorWords[word!.toLowerCase()]![0]!.repeat(Number(count)) + 'z'
  },
  {
    pattern: new RegExp(
      `(?<![${letter}])(?:${Object.keys(honorWords).join('|')})(?: dragons?| winds?)?(?![${letter}])`,
      'giu'
    ),
    meant: found => honorWords[found.toLowerCase().split(' ')[0]!] ?? found
  },
  {pattern: new RegExp(`(?<![${letter}0-9])[ESWNPGFRC]{1,14}(?![${letter}0-9])`, 'g'), meant: ranksOf},
  {
    pattern: new RegExp(`(?<![${letter}0-9])(?=[eswn]*[ew])[eswn]{2,14}(?![${letter}0-9])`, 'g'),
    meant: ranksOf
  },
  {
    pattern: /(?<![A-Za-z0-9])([MPSZ])([0-9]{1,14})(?![A-Za-z0-9])/g,
    meant: (_, suit, ranks) => ranks! + suit!.toLowerCase()
  },
  {pattern: /([東南西北白發発中])z/gu, meant: '$1'},
  {
    pattern: /([0-9])([mpsz])[ 　]?[(（](?:riichi|reach|r|リーチ|立直|リ)[)）]/giu,
    meant: '$1+$2',
    river: true
  },
  {
    pattern: /([0-9])([mpsz])[ 　]?(?:[(（](?:tsumogiri|ツモ切り?)[)）]|(?:tsumogiri|ツモ切り?)(?![a-z]))/giu,
    meant: '$1=$2',
    river: true
  },
  {pattern: /(^|[\s,])\*([0-9])([mpsz])/giu, meant: '$1$2+$3', river: true},
  {pattern: /(?:riichi|reach|リーチ|立直)[ 　]?([0-9])([mpsz])/giu, meant: '$1+$2', river: true},
  {pattern: /([0-9])([mpsz])\*/giu, meant: '$1+$2', river: true},
  {pattern: /([0-9])([mpsz])[\^↓]/giu, meant: '$1=$2', river: true},
  {pattern: /5([mps])\*/g, meant: '0$1'},
  {pattern: /(?<=[0-9][mpsz])(?:[\s,]{1,3}[mps][0-9]{1,14}){1,4}(?=[\s,]|$)/g, meant: suitsAfter},
  {pattern: drawnAtEnd, meant: ' $1$2'},
  {pattern: drawnBeforeWord, meant: ' $1'},
  {pattern: callAfterTiles, meant: ' $3 $1$2'},
  {pattern: /([mpsz東南西北白發発中]) ?[/|;；・+&→] ?(?=\S)/giu, meant: '$1 '},
  {pattern: /([mpsz東南西北白發発中])[.;。:+]$/giu, meant: '$1'}
]

/** Rows over this many UTF-16 units are not rewritten: they were not typed as a hand. */
export const LONGEST = 200

/** Calls in brackets or after their word, in a row that is correct otherwise: `(222z)`, `pon 222z`, `ポン222z`. */
const calls =
  /(?:(pon|ポン|ぽん|碰|퐁|ch[iy]i?|チー|ちー|吃|치|(?:an)?kan|[暗明]?カン|かん|[暗明]?槓|[안밍]?깡)[ 　:：]?)?([([（［【]?)([0-9]{3,4})([mpsz])[)\]）］】]?/giu

/** A whole row in brackets, which may be around it for another reason: `[[123m]]`. */
const inBrackets = /^\s*[([（［【]([^()[\]（）［］【】]*)[)\]）］】]\s*$/

/** A call with its word in the brackets: `[pon 555z]`. */
const wordInBrackets =
  /[([（［【](pon|ポン|ぽん|ch[iy]i?|チー|ちー|(?:an)?kan|[暗明]?カン)[ 　:：]?([0-9]{3,4}[mpsz])[)\]）］】]/giu

/** The tile that was called, the first, second or third; or none of four, a concealed kan. */
const places = [1, 2, 3, 'none'] as const
type Place = (typeof places)[number]

/**
 * What a row of notation may have been meant as, likelier readings first; empty if the row has no known slip.
 *
 * Calls written by a word or in brackets do not say which tile was called: there is a reading for each.
 */
export function meantRows(text: string, isRiver: boolean): readonly string[] {
  const meant = withoutSlips(text, isRiver).replace(wordInBrackets, '$1 $2')
  const rows = isRiver || meant.length > LONGEST ? [meant] : places.map(place => withCalls(meant, place))
  const inside = inBrackets.exec(meant)?.[1]
  return [...new Set(inside === undefined ? rows : [inside, ...rows])].filter(row => row !== text)
}

function withCalls(text: string, place: Place): string {
  return text.replace(
    calls,
    (found, word: string | undefined, bracket: string, digits: string, suit: string) =>
      word || bracket ? calledMeld(digits, suit, /^an|暗|안/iu.test(word ?? '') ? 'none' : place) : found
  )
}

/** The notation of a meld. Without a called tile it can only be a concealed kan, of four tiles. */
function calledMeld(digits: string, suit: string, place: Place): string {
  if (place === 'none' && digits.length === 4) return `${digits}+${suit}`
  const at = place === 'none' ? 3 : place
  const isChii = new Set(digits.replace('0', '5')).size > 1
  if (!isChii) return `${digits.slice(0, at)}-${digits.slice(at)}${suit}`
  // From kamicha, whichever tile it was: the called one is written first.
  return `${digits[at - 1]}-${digits.slice(0, at - 1)}${digits.slice(at)}${suit}`
}

/** What a row of notation was probably meant as; the text itself if it has no known slip. */
function withoutSlips(text: string, isRiver: boolean): string {
  if (text.length > LONGEST) return text
  let meant = text.replace(/[！-～]/g, unit => String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
  for (const slip of slips) {
    if (slip.river && !isRiver) continue
    meant = meant.replace(slip.pattern, slip.meant as string)
    if (meant.length > 2 * LONGEST) return text
  }
  return meant
}

/** `🀇🀈🀄` as `12m7z`. */
function ofUnicode(found: string): string {
  const {nodes} = unicode.parse(found, {}).tree
  return nodes
    .map(node => (node.type === 'tile' ? node.face : ''))
    .join('')
    .replace(/([mpszf])(?=[0-9]\1)/g, '')
}

/** `1mx3` as `111m`. */
function times(_: string, rank: string, suit: string, count: string): string {
  return rank.repeat(Number(count)) + suit
}

/** `1-9m` as `123456789m`. Ranks three apart are a wait of two tiles, which has its own proposal. */
function ofRange(found: string, low: string, high: string, suit: string): string {
  const count = Number(high) - Number(low) + 1
  if (count < 3 || count === 4) return found
  return Array.from({length: count}, (_, index) => Number(low) + index).join('') + suit
}

/** `5-8s` as `58s`, both ends of a wait. */
function ofEnds(found: string, low: string, high: string, suit: string): string {
  return Number(high) - Number(low) === 3 ? low + high + suit : found
}

/** ` p456` after `123m` as ` 456p`: the suit letters of the row come after their digits. */
function suitsAfter(found: string): string {
  return found.replace(/([mps])([0-9]+)/g, '$2$1')
}

/** Wan, bing, tiao: beside `t`, `b` is for circles. */
function ofPinyin(_: string, man: string | undefined, pin: string | undefined): string {
  return man === undefined ? `${pin}p` : `${man}m`
}
