/**
 * Slips of whole rows: marks of discards in rivers; drawn tiles, calls and separators at their places.
 */
import {lookup, nearest} from '@tehai/kernel/source'
import {seats} from '@tehai/riichi/tile'
import {sideNames} from '../side-names.js'
import {chii, kan, pon} from './call-words.js'
import type {Slip} from './slip.js'

/** The drawn tile at the end of a row, with a word before it or in brackets: `tsumo 2z`, ツモ2z, `(2z)`, `| 2z`. */
const drawnAtEnd =
  /(?<=[0-9mpsz東南西北白發発中])[\s,、]{0,3}(?:(?:tsumo|draws?|drew|ツモ|つも|自摸|[쯔츠]모)[\s:：]{0,3}([0-9][mpsz])|[(（]([0-9][mpsz])[)）])\s*$/iu

/** The same with the tile first: `(2z draw)`, `2z tsumo`, `2zツモ`. */
const drawnBeforeWord =
  /(?<=[0-9mpsz東南西北白發発中])[\s,、]{1,3}[(（]?([0-9][mpsz])[ 　]?[(（]?(?:drawn?|tsumo|ツモ|つも|自摸|쯔모)[)）]{0,2}\s*$/iu

/** A call after its tiles: `567s chi`, 567sをチー. */
const callAfterTiles = new RegExp(
  `[ 　]?(?<![0-9])([0-9]{3,4})([mpsz])[ 　]?[をで]?[ 　]?(${pon}|${chii}|${kan})(?:した)?(?![a-z]|[ 　]*[0-9])`,
  'giu'
)

/** Words for a riichi. */
const riichi = 'ri{1,2}c{0,2}h{1,2}i|reach|リーチ|りーち|りいち|立直'

/** Marks of discards. */
export const riverSlips: readonly Slip[] = [
  {
    pattern: /([0-9])([mpsz])[ 　]?[(（[［【〔](?:riichi|reach|r|リーチ|立直|リ)[)）\]］】〕]/giu,
    meant: '$1+$2',
    river: true
  },
  {
    pattern: /([0-9])([mpsz])[ 　]?(?:[(（](?:tsumogiri|ツモ切り?)[)）]|(?:tsumogiri|ツモ切り?)(?![a-z]))/giu,
    meant: '$1=$2',
    river: true
  },
  {pattern: /[ 　]?[(（]?(?:手出し?|tedashi)[)）]?(?![a-z])/giu, meant: '', river: true},
  {
    pattern: new RegExp(`([0-9])([mpsz])(?:(?:${riichi})(?=[\\s,]|$)|[ 　](?:${riichi})\\s*$)`, 'giu'),
    meant: '$1+$2',
    river: true
  },
  {pattern: /(^|[\s,])\*([0-9])([mpsz])/giu, meant: '$1$2+$3', river: true},
  {pattern: new RegExp(`(?:${riichi})[ 　]?([0-9])([mpsz])`, 'giu'), meant: '$1+$2', river: true},
  {pattern: /([0-9])([mpsz])\*/giu, meant: '$1+$2', river: true},
  // As the turned tile of a call is typed; in a river, among other discards.
  {pattern: /(?<=[mpsz][-=+]?)([0-9])['’]([mpsz])/giu, meant: '$1+$2', river: true},
  {pattern: /(?<=^|[\s,])R([0-9])([mpsz])/gi, meant: '$1+$2', river: true},
  {pattern: /(?<=^|[\s,])[[［【]([0-9])([mpsz])[\]］】]/giu, meant: '$1+$2', river: true},
  {pattern: /(?<=^|[\s,])[(（]([0-9])([mpsz])[)）]/giu, meant: '$1=$2', river: true},
  {
    pattern: /([0-9])([mpsz])[ 　]?(?:<-{1,2}|←|--?|:|!)[ 　]?(?:riichi|reach|リーチ|立直)!?(?![a-z])/giu,
    meant: '$1+$2',
    river: true
  },
  {pattern: /([0-9])([mpsz])[\^↓]/giu, meant: '$1=$2', river: true}
]

/** From whom a tile was called. */
const anyone = seats.flatMap(from => sideNames[from]).join('|')
const called = `(${pon}|${chii}|大?明槓|${kan})`

/** Calls that say from whom: 対面からポン555p, `pon 555p from toimen`. */
const callsFrom: readonly Slip[] = [
  {
    pattern: new RegExp(
      `(${anyone})(?:から|より|에게서)?の?[ 　]?${called}[ 　:：]?([0-9]{3,4})([mpsz])`,
      'giu'
    ),
    meant: (_, who, word, ranks, suit) => callFrom(who!, word!, ranks!, suit!)
  },
  {
    pattern: new RegExp(`${called}[ :]?([0-9]{3,4})([mpsz])[ (,]{1,2}(?:from|off)? ?(${anyone})\\)?`, 'giu'),
    meant: (_, word, ranks, suit, who) => callFrom(who!, word!, ranks!, suit!)
  }
]

/** A call in 新篠 notation. A chii is only from the left: it is not stated which of its tiles was called. */
function callFrom(who: string, word: string, ranks: string, suit: string): string {
  const at = 1 + seats.findIndex(from => sideNames[from].includes(who.toLowerCase()))
  const isChii = new Set(ranks.replace('0', '5')).size > 1
  return isChii ? `${word} ${ranks}${suit}` : `${ranks.slice(0, at)}-${ranks.slice(at)}${suit}`
}

/** A misspelt word for a call before its tiles: `pno 555z`. */
function callNear(found: string): string {
  return nearest(found.toLowerCase(), ['pon', 'chii', 'chi', 'kan', 'ankan'])[0] ?? found
}

/** Calls by initials in brackets: `(c)123m`. */
const callInitials: Readonly<Record<string, string>> = lookup({c: 'chi', p: 'pon', k: 'kan'})

/** Calls by their names in other styles of play. */
const otherCallNames: Readonly<Record<string, string>> = lookup({
  chow: 'chi',
  chee: 'chi',
  pung: 'pon',
  kong: 'kan'
})

/** The rank of an honor written as a character. */
const rankOf = (honor: string): string => String('東南西北白發中'.indexOf(honor.replace('発', '發')) + 1)

/** Calls, before it is decided which tile was called. */
export const callSlips: readonly Slip[] = [
  {
    pattern: /[[(（]([cpk])[)\]）] ?(?=[0-9]{3,4}[mpsz])/giu,
    meant: (_, initial) => `${callInitials[initial!.toLowerCase()]} `
  },
  {
    pattern: /(?<![a-z])(?:chow|chee|pung|kong)(?=[ :]{1,2}[0-9]{3,4}[mpsz])/gi,
    meant: found => otherCallNames[found.toLowerCase()]!
  },
  {
    pattern: new RegExp(`(${pon}|${kan})[ 　]?([東南西北白發発中])\\2{2,3}`, 'giu'),
    meant: (found, word, honor) =>
      ` ${word} ${rankOf(honor!).repeat([...found.replace(/[^東南西北白發発中]/gu, '')].length)}z`
  },
  {pattern: /(?<![a-z])(?:open(?:ed)?|called?|melded|meld)[ :]{1,2}([0-9]{3,4}[mpsz])/gi, meant: '($1)'},
  {pattern: /(?<![a-z0-9])(?!man|pin|sou)[a-z]{3,5}(?=[ :]{1,2}[0-9]{3,4}[mpsz])/gi, meant: callNear},
  ...callsFrom
]

/** Remaining slips, once tiles can be read. */
export const rowSlips: readonly Slip[] = [
  {pattern: /5([mps])\*/g, meant: '0$1'},
  {pattern: /(?<=[0-9][mpsz])(?:[\s,]{1,3}[mps][0-9]{1,14}){1,4}(?=[\s,]|$)/g, meant: suitsAfter},
  {pattern: /^(?:[mps][0-9]{1,14}[\s,]{1,3}){1,4}(?=[0-9]{1,14}[mpsz](?:[\s,]|[0-9]|$))/g, meant: suitsAfter},
  {pattern: drawnAtEnd, meant: ' $1$2'},
  {pattern: drawnBeforeWord, meant: ' $1'},
  {pattern: callAfterTiles, meant: ' $3 $1$2'},
  {pattern: /([mpsz東南西北白發発中]) ?[/|;；・·+&→] ?(?=\S)/giu, meant: '$1 '},
  {pattern: /(?<=[mpsz])[.。](?=[0-9])/giu, meant: ' '},
  {pattern: /([mpsz東南西北白發発中])[.;。:+]$/giu, meant: '$1'}
]

/** ` p456` after `123m` as ` 456p`: the suit letters of the row come after their digits. */
function suitsAfter(found: string): string {
  return found.replace(/([mps])([0-9]+)/g, '$2$1')
}
