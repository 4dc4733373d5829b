/**
 * Slips of whole rows: marks of discards in rivers; drawn tiles, calls and separators at their places.
 */
import type {Slip} from './slip.js'

/** The drawn tile at the end of a row, after its word or in brackets: `tsumo 2z`, ツモ2z, `(2z)`, `| 2z`. */
const drawnAtEnd =
  /(?<=[0-9mpsz東南西北白發発中])[\s,、]{0,3}(?:(?:tsumo|draws?|drew|ツモ|つも|自摸|[쯔츠]모)[\s:：]{0,3}([0-9][mpsz])|[(（]([0-9][mpsz])[)）])\s*$/iu

/** The same with the tile first: `(2z draw)`, `2z tsumo`, `2zツモ`. */
const drawnBeforeWord =
  /(?<=[0-9mpsz東南西北白發発中])[\s,、]{1,3}[(（]?([0-9][mpsz])[ 　]?[(（]?(?:drawn?|tsumo|ツモ|つも|自摸|쯔모)[)）]{0,2}\s*$/iu

/** A call after its tiles: `567s chi`, 567sをチー. */
const callAfterTiles =
  /[ 　]?(?<![0-9])([0-9]{3,4})([mpsz])[ 　]?[をで]?[ 　]?(pon|ポン|ぽん|碰|퐁|chi|チー|ちー|吃|치|kan|カン|かん|槓|깡)(?:した)?(?![a-z]|[ 　]*[0-9])/giu

/** Marks of discards. */
export const riverSlips: readonly Slip[] = [
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

/** What is left once tiles can be read. */
export const rowSlips: readonly Slip[] = [
  {pattern: /5([mps])\*/g, meant: '0$1'},
  {pattern: /(?<=[0-9][mpsz])(?:[\s,]{1,3}[mps][0-9]{1,14}){1,4}(?=[\s,]|$)/g, meant: suitsAfter},
  {pattern: drawnAtEnd, meant: ' $1$2'},
  {pattern: drawnBeforeWord, meant: ' $1'},
  {pattern: callAfterTiles, meant: ' $3 $1$2'},
  {pattern: /([mpsz東南西北白發発中]) ?[/|;；・+&→] ?(?=\S)/giu, meant: '$1 '},
  {pattern: /([mpsz東南西北白發発中])[.;。:+]$/giu, meant: '$1'}
]

/** ` p456` after `123m` as ` 456p`: the suit letters of the row come after their digits. */
function suitsAfter(found: string): string {
  return found.replace(/([mps])([0-9]+)/g, '$2$1')
}
