/**
 * Phrases that say of another player who dealt in, who has declared riichi, or who is responsible for a yakuman.
 *
 *     対面からロン      对家放铳      ron from toimen      対面リーチ      riichi by toimen      上家包牌
 */
import {kanjiNumber, readNumber} from '@tehai/kernel/source'
import {findPlayer, nearPlayers, otherPlayer, romajiPlayer} from './players.js'
import {kindOfRiichi, riichiWords} from './riichi-kind.js'
import type {SituationValue} from './situation.js'
import {end, phrase, type SituationPhrase} from './phrase.js'

/** A player of whom a situation says more than the seat. */
const player = `(${otherPlayer}|親|${romajiPlayer}|dealer|(?:east|south|west|north)(?: seat)?)`
const responsible = '(?:責任払い|包牌?|パオ|파오|pao(?![A-Za-z]))'

const pao = (name: string): SituationValue => {
  const who = findPlayer(name)
  return who ? {field: 'pao', who} : {field: 'unread'}
}

const ronFrom = (name: string): SituationValue => {
  const from = findPlayer(name)
  return from ? {field: 'win', by: 'ron', from} : {field: 'unread'}
}

const ron = '(?:ロン(?:和了|アガリ|上がり)?|론|栄和|出(?:和了|アガリ|上がり))'
const from = '(?:からの?|より|에게서|한테서|の放銃で|が放銃[、し]?)'
const dealtIn = '(?:が?放[銃铳槍枪]|[点點]炮)'

const turn = `(?:[ \\(]{0,2}第?(\\d{1,2}|${kanjiNumber}) ?巡目?\\)?)?`
const declared = `${riichiWords}${turn}`
const declaredInEnglish = '((?:(?:double|open) )?(?:riichi|reach))'
const onTurn = `(?:,? ?\\(?(?:on |in )?turn (\\d{1,2})\\)?)?${end}`
/** Of a wind with a blank, 南家 リーチ, the seat is said, and apart from it the riichi. */
const places = nearPlayers.join('|')

const riichiOf = (name: string, word: string, onTurnOf: string | undefined): SituationValue => {
  const who = findPlayer(name)
  return who
    ? {field: 'riichi-of', who, kind: kindOfRiichi(word), turn: onTurnOf ? readNumber(onTurnOf) : null}
    : {field: 'unread'}
}

/** The phrases, which come before those of seats. */
export const playerPhrases: readonly SituationPhrase[] = [
  phrase(`${player}[のが ]?${responsible}|${responsible} ?:? ?${player}`, ([, a, b]) => pao((a ?? b)!)),
  phrase(
    `${player} ?${from} ?${ron}|${player} ?${dealtIn}|ron (?:from|off) (?:the )?${player}${end}`,
    ([, a, b, c]) => ronFrom((a ?? b ?? c)!)
  ),
  phrase(
    `${player}(?:(?:からの?|[がのは이가의]) ?)?${declared}|(${places})(?:からの?|[がのは이가])? ${declared}`,
    ([, a, word, at, b, other, otherAt]) => riichiOf((a ?? b)!, (word ?? other)!, at ?? otherAt)
  ),
  phrase(
    `(?:the )?(${romajiPlayer})(?:'s| has| is in)?(?: declare[ds])? ${declaredInEnglish}${onTurn}|${declaredInEnglish} (?:by|from) (?:the )?${player}${onTurn}`,
    ([, a, word, at, other, b, otherAt]) => riichiOf((a ?? b)!, (word ?? other)!, at ?? otherAt)
  )
]
