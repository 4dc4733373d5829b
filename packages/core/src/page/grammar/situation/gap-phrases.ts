/**
 * Phrases about the points between two players. They say nothing about the owner's points, and are left alone.
 *
 *     3000 points behind second      领先2000点      與上家差3000點      1위와 2000점 차
 */
import {end, phrase, type SituationPhrase} from './phrase.js'

const points = '\\d{1,3}(?:,?\\d{3})?'
/** Who is that far away. */
const rival =
  '(?: (?:of )?(?:the )?(?:leader|dealer|top|last|first|second|third|fourth|[1-4](?:st|nd|rd|th)|shimocha|toimen|kamicha|east|south|west|north)(?: place)?)?'
/** A name, up to the word that connects it. */
const name = '[^\\s、,，。\\d]{1,4}'

/** The phrases, which come before those of points and places. */
export const gapPhrases: readonly SituationPhrase[] = [
  phrase(
    `${points} ?(?:points?|pts?)? (?:behind|ahead)${rival}${end}|(?:[领領]先|落[后後])(?:${name})?${points} ?点|[与與和跟距离離]{1,2}${name}(?:相|只)?差(?:距)?[为為是]?${points} ?点|(?:${name}|[1-4][位着위])[과와](?:의)? ?${points} ?点 ?차이?`,
    () => []
  )
]
