/**
 * Words for the state of play: round, turn, points, how a hand ended.
 */
import type {Wind} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import type {Circumstance, GameLength, RiichiKind} from '../ids.js'
import {dictionaries as playWords} from '../words/play.js'

/** A circumstance in words: `haitei`, 海底摸月. */
export function nameOfCircumstance(circumstance: Circumstance, language: Language): string {
  return playWords[language].circumstances[circumstance]
}

/** A declaration in words: `double riichi`, ダブル立直. */
export function nameOfRiichi(kind: RiichiKind, language: Language): string {
  return playWords[language].riichi[kind]
}

/** A round: `East 1`, 東1局; `East round`, 東場 where the hand is not known. */
export function nameOfRound(wind: Wind, hand: number | null, language: Language): string {
  const {round, winds} = playWords[language]
  return round(winds[wind], hand)
}

/** The last hand of a game: `all last`, オーラス. */
export function nameOfLastHand(language: Language): string {
  return playWords[language].lastHand
}

/** How many winds a game is played for: `hanchan`, 半荘戦. */
export function nameOfGameLength(length: GameLength, language: Language): string {
  return playWords[language].gameLengths[length]
}

/** A player who is not the dealer. */
export function nameOfNonDealer(language: Language): string {
  return playWords[language].nonDealer
}

/** Repeated hands: `2 honba`, 2本場. */
export function nameOfHonba(count: number, language: Language): string {
  return playWords[language].honba(count)
}

/** Riichi sticks on the table: `1 riichi stick`, 供託1本. */
export function nameOfSticks(count: number, language: Language): string {
  return playWords[language].sticks(count)
}

/** Norths put aside: `2 kita`, 抜きドラ2枚. */
export function nameOfKita(count: number, language: Language): string {
  return playWords[language].kita(count)
}

/** A turn: `turn 6`, 6巡目. */
export function nameOfTurn(turn: number, language: Language): string {
  return playWords[language].turn(turn)
}

/** Tiles left in the wall: `42 tiles left`, 残り42枚. */
export function nameOfTilesLeft(count: number, language: Language): string {
  return playWords[language].left(count)
}

/** The phase of a hand: `early`, 序盤. */
export function nameOfStage(stage: 'early' | 'middle' | 'late', language: Language): string {
  return playWords[language].stages[stage]
}

/** Points: `25,000 points`, 25000点. */
export function nameOfPoints(points: number, language: Language): string {
  return playWords[language].points(points)
}

/** A place in the game, 1–4: `1st`, トップ目. */
export function nameOfPlace(place: number, language: Language): string {
  return playWords[language].places[place - 1] ?? String(place)
}

/** A tenpai hand that does not declare riichi: `dama`, ダマ. */
export function nameOfDama(language: Language): string {
  return playWords[language].dama
}

/** A hand without a winner: `exhaustive draw`, 流局. */
export function nameOfDraw(kind: 'exhaustive' | 'abortive', language: Language): string {
  return playWords[language].draws[kind]
}

/** Whether a player was tenpai at a draw: `tenpai`, テンパイ. */
export function nameOfTenpai(isTenpai: boolean, language: Language): string {
  return playWords[language].tenpai[isTenpai ? 'yes' : 'no']
}
