/**
 * Phrases about other players: who dealt in, who has declared riichi, or who is responsible for a yakuman.
 *
 *     対面からロン      对家放铳      ron from toimen      対面リーチ      riichi by toimen      上家包牌
 *     対面・上家リーチ  对家已立直    대가와 상가 리치     対面の先制リーチ  toimen and kamicha riichi
 *     西家在第6巡立直   서가가 6순에 리치했다              West declared riichi on the 6th turn
 */
import {kanjiNumber, readNumber} from '@tehai/kernel/source'
import {findPlayer, nearPlayers, otherPlayer, romajiPlayer} from './players.js'
import {kindOfRiichi, riichiOrder, riichiWords, turnInEnglish} from './riichi-kind.js'
import type {SituationValue} from './situation.js'
import {end, phrase, type SituationPhrase} from './phrase.js'

/** A player about whom a situation says more than the seat. */
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
/** Between a player and the riichi: words for the declarer, and for `already`. */
const declares = `(?:(?:からの?|[がのはも이가의는]) ?)?(?:${riichiOrder}|[都也]?(?:[已也先]|[已巳]?[经經経]|[刚剛]{1,2})?|방금 ?)?(?:宣[告言布])?`
/** After it: が入っている, を受けている, 了, 를 걸었다. */
const declaredEnd =
  '(?:が?(?:入っ|かかっ)(?:て(?:い)?る|た)|を受けて(?:い)?る|をかけ(?:て(?:い)?る|た)|し(?:て(?:い)?る|た)|[の、 ]?一発目|者|[了中](?![一-龥])|[를을]? ?(?:걸었[가-힣]{1,3}|선언(?:[했한하][가-힣]{0,4})?|했[가-힣]{1,3}))?'
const declared = `${riichiWords}${turn}${declaredEnd}`
const declaredInEnglish = "((?:(?:double|open) )?(?:riichi|reach))(?:['’]?d|ed)?"
/** Another player who is named jointly with the next one: 対面・上家リーチ. */
const joint = '(?:[・/&]|と|和|[와과] ?| and (?:the )?)'
const together = `(?:${player}${joint})?`
const onTurn = `${turnInEnglish}${end}`
/** The declarer, if a verb says so: a wind without a verb states a seat. */
const declarer = `(?:the )?(${romajiPlayer}|dealer|(?:east|south|west|north)(?: seat| player)?)`
const verb = `(?:['’]s|['’]ve| has| have| had)?(?: already| just)?`
/** Before the turn of a riichi, if it shows that the player before it declared the riichi: 西家在第6巡立直, 서가가 6순에 리치. */
const atTurn = `第?(\\d{1,2}|${kanjiNumber}) ?巡目?[时時]?(?:[にでの에] ?)?(?:打出?[^\\s、,，。]{2})?(?:宣[告言布])?`
/** A wind followed by a blank, 南家 リーチ, states the seat and, separately, the riichi. */
const places = nearPlayers.join('|')

const riichiOf = (name: string, word: string, onTurnOf: string | undefined): SituationValue => {
  const who = findPlayer(name)
  return who
    ? {field: 'riichi-of', who, kind: kindOfRiichi(word), turn: onTurnOf ? readNumber(onTurnOf) : null}
    : {field: 'unread'}
}

/** The riichi of one or two players. */
const riichiOfEach = (
  names: readonly (string | undefined)[],
  word: string,
  onTurnOf: string | undefined
): SituationValue[] => names.flatMap(name => (name === undefined ? [] : [riichiOf(name, word, onTurnOf)]))

/** The phrases, which come before those of seats. */
export const playerPhrases: readonly SituationPhrase[] = [
  phrase(`${player}[のが ]?${responsible}|${responsible} ?:? ?${player}`, ([, a, b]) => pao((a ?? b)!)),
  phrase(
    `${player} ?${from} ?${ron}|${player} ?${dealtIn}|ron (?:from|off) (?:the )?${player}${end}`,
    ([, a, b, c]) => ronFrom((a ?? b ?? c)!)
  ),
  phrase(
    `${together}${player}${declares}${declared}|(?:(${places})${joint})?(${places})(?:からの?|[がのは이가])? (?:${riichiOrder})?${declared}`,
    ([, first, a, word, at, near, b, other, otherAt]) =>
      riichiOfEach([first ?? near, a ?? b], (word ?? other)!, at ?? otherAt)
  ),
  phrase(`(?:リーチ|立直)者 ?[は:] ?${player}`, ([, name]) => riichiOf(name!, '立直', undefined)),
  // After a wind, the turn may be that of the owner's riichi: 南家8巡目リーチ.
  phrase(
    `(?:(${places})[がのは이가]? ?|${player}(?:[がは이가는] ?|[已巳]?[经經経]?[在于於] ?))${atTurn} ?${riichiWords}${declaredEnd}`,
    ([, near, name, at, word]) => riichiOf((near ?? name)!, word!, at)
  ),
  phrase(
    `${declarer}${verb} (?:(?:declare|call)[sd]?(?:ed)? (?:a )?((?:double |open )?(?:riichi|reach))|((?:riichi|reach)(?=e?d|['’]d|s))(?:e?d|['’]d|s)|(?:is |are )?(?:already )?in (riichi))${onTurn}`,
    ([, name, declared, verb, state, at]) => riichiOf(name!, (declared ?? verb ?? state)!, at)
  ),
  phrase(
    `(?:(?:facing|against) )?(?:the )?(?:(${romajiPlayer}) and (?:the )?)?(${romajiPlayer})(?:'s| has| have| (?:is|are) in)?(?: declare[ds]?)? ${declaredInEnglish}${onTurn}|${declaredInEnglish} (?:by|from) (?:the )?${together}${player}${onTurn}`,
    ([, first, a, word, at, other, second, b, otherAt]) =>
      riichiOfEach([first ?? second, a ?? b], (word ?? other)!, at ?? otherAt)
  )
]
