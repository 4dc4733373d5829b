/**
 * Claims: statements of an author about a hand, to be checked (`waits: 25p`) or filled in (`waits: ?`, `waits: ??`
 * folded).
 *
 * The room `page` does not know the rules: a `CheckClaim` is passed in. Without one, claims are shown as written.
 */
import type {HandDiagram, RiverDiagram, WinBy} from '../../../model/diagram.js'
import type {Message, Span} from '@tehai/kernel/source'
import type {Meld, Tile} from '@tehai/riichi/tile'
import type {Fill} from '../../grammar/values/fill.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {ClaimKey, KeyId} from '../../grammar/keys/keys.js'
import type {Wind} from '../../../labels/play/winds.js'
import type {Who} from '../../grammar/situation/players.js'
import type {ClaimState} from '@tehai/kernel/block'
import type {Markup} from '@tehai/kernel/markup'
import type {RecordedSettlement} from '../../grammar/block/records.js'
import type {RulesSetting, Settings} from '../../grammar/keys/options.js'
import type {Situation, SituationFact} from '../../grammar/situation/situation.js'

/** A claim as written. The span is that of the value, in the body of the block or in its meta. */
export interface Claim extends Span {
  /** `win`: the winning tile of a line of text; in a block it is checked with its hand. */
  readonly key: ClaimKey | 'answer' | 'win'
  readonly value: string
  /** How the value is to be filled in: `?` shown, `??` shown folded; `null` if it is to be checked. */
  readonly fill: Fill | null
  readonly part: 'body' | 'meta'
  /** Index of the row that it applies to; `null` if there is none. */
  readonly row: number | null
  /** The points of all players, for claims about points after a hand. */
  readonly table?: ClaimedTable | undefined
  /** The language and the rules of the block, for tables of reference. */
  readonly reference?: Pick<ClaimedHand, 'settings' | 'said'> | undefined
  /** All players, for claims about safety. */
  readonly players?: readonly SeenPlayer[] | undefined
}

/** What is visible of a player, seen by the owner of a hand. */
export interface SeenPlayer {
  /** Steps from the owner of the hand in turn order, 0 for the owner; `null` if the block does not say. */
  readonly steps: 0 | 1 | 2 | 3 | null
  /** How the block names the player; `null` if it does not. */
  readonly who: Who | null
  readonly river: RiverDiagram | null
  /** Whether nothing of the river is left out, according to the block. */
  readonly isWhole: boolean
  readonly melds: readonly Meld[]
  /** Norths put aside. */
  readonly kita: number
  readonly hasRiichi: boolean
}

/** Points of one player; `who` is `null` if only their place in the list says to whom they belong. */
export interface PlayerPoints {
  readonly who: Who | null
  readonly points: number
}

/** What a block says about all players and about how the hand ended. */
export interface ClaimedTable {
  /** Points before the hand was settled; empty where the block does not say them. */
  readonly before: readonly PlayerPoints[]
  /** Points that the claim gives. */
  readonly claimed: readonly PlayerPoints[]
  /** The wind of the owner of the page's hand. */
  readonly owner: Wind | null
  /** How many play. */
  readonly players: 3 | 4
  /** The rules, as the block or its page names them. */
  readonly rules: RulesSetting | null
  /** How the hand ended, if it was not won. */
  readonly drawnHand: 'exhaustive' | 'abortive' | null
  /** Who is said to be tenpai or not, and who declared riichi, by wind. */
  readonly tenpai: readonly {readonly wind: Wind; readonly isTenpai: boolean}[]
  readonly riichi: readonly Wind[]
  /** Whose river is stated to pay as a mangan (流し満貫); `null` for a player whose seat is not stated. */
  readonly nagashi: readonly Wind[] | null
  /** Riichi sticks, where the block says them. */
  readonly sticks: number | null
  /** What the game record of the block says was paid; `null` if it does not say. */
  readonly recorded: RecordedSettlement | null
  /** The hands that won. */
  readonly winners: readonly ClaimedHand[]
  readonly settings: Settings
}

/** A key that applies to a hand, and the place of its value. A situation has a place for each of its parts. */
export interface KeyPlace extends Span {
  readonly key: KeyId
  readonly value: string
  readonly part: 'body' | 'meta'
  readonly facts: readonly SituationFact[]
}

/** Ura dora that a block states, in the part of it that the span refers to. */
export interface UraStatement extends Span {
  readonly part: 'body' | 'meta'
  /** Whether any player of the block is in riichi: otherwise no ura dora are turned over. */
  readonly isRiichi: boolean
}

/** What a block says about the hand that a claim refers to. */
export interface ClaimedHand {
  /** Where the row is in the body of the block; `null` for an inline. */
  readonly place: Span | null
  readonly diagram: HandDiagram
  /** The state of play: the facts about the block, about the player and about this row. */
  readonly situation: Situation
  /** Whether three players play: no 2m to 8m, no chii, no North seat. */
  readonly sanma: boolean
  /** Whether the round is said to end in a draw, by the block or its game record (default: `false`). */
  readonly isDrawn?: boolean | undefined
  /** Whether its player has other hands in the block: facts about all may then concern another one. */
  readonly isOneOfSeveral?: boolean | undefined
  /** The tile that a key names as drawn. */
  readonly draw: Tile | null
  /** The tile that a key names as the winning tile, how it was won (`null`: not stated) and from which player. */
  readonly win: {readonly tile: Tile; readonly by: WinBy | null; readonly from: Who | null} | null
  readonly dora: readonly Tile[]
  readonly ura: readonly Tile[]
  readonly indicators: readonly Tile[]
  readonly uraIndicators: readonly Tile[]
  /** Where the block says the ura dora, for the hand that they are to be judged with (default: `null`). */
  readonly saidUra?: UraStatement | null | undefined
  /** The only player who pays for a yakuman (責任払い). */
  readonly pao: Who | null
  /** The discards of the owner of the hand, where the block shows them. */
  readonly river: RiverDiagram | null
  /** All visible tiles of the block outside this hand; a called-away tile counts once. */
  readonly visible: readonly Tile[]
  /** Those of them that a key names: counts of the tiles left include these. */
  readonly elsewhere: readonly Tile[]
  /** The keys with all these statements, those for all rows first: places for messages. */
  readonly said: readonly KeyPlace[]
  /** Whether a part of the situation or the dora, on which points depend, could not be read (default: `false`). */
  readonly isUnread?: boolean | undefined
  /**
   * Whether that is because a riichi may be the owner's or another player's: 西家リーチ without the owner's seat (default:
   * `false`).
   */
  readonly isRiichiOpen?: boolean | undefined
  /** Whether a key names the drawn or winning tile in a way that could not be read (default: `false`). */
  readonly isWinUnread?: boolean | undefined
  readonly settings: Settings
}

export type {ClaimState, PlacedMessage}

/** What came of a claim. */
export interface Verdict {
  readonly state: ClaimState
  /** What the page shows: phrasing content. */
  readonly shown: readonly Markup[]
  /** What is shown below it, such as fu lines in `<details>`: flow content. */
  readonly more: readonly Markup[]
  /** What is written under tiles of the row, in the form of a value of `mark` (default: nothing). */
  readonly mark?: string | undefined
  /** Spans are offsets into the value of the claim. */
  readonly messages: readonly Message[]
}

/** Check a claim or fill it in; `null` if it is not for this checker. */
export type CheckClaim = (claim: Claim, hand: ClaimedHand | null) => Verdict | null

/**
 * Report what is impossible about a hand and its situation, for example ippatsu without riichi. Called once for each
 * hand that a situation or a claim refers to.
 */
export type CheckHand = (hand: ClaimedHand) => readonly PlacedMessage[]
