/** A table in words: what a listener has to know to understand the position. */
import {grammars, type Language} from '@tehai/kernel/source'
import {roundName, windOf, type Player, type TableState} from '@tehai/record'
import {
  describeHolding,
  describeDiscards,
  listTiles,
  nameOf,
  nameOfPlayer,
  nameOfPoints,
  nameOfRiichi,
  nameOfSeatWind,
  nameOfSticks
} from '../labels/index.js'
import {closedFaces, isSeen, placeOf, type TableView} from './board-of.js'
import {dictionaries as tableWords} from './words/table.js'

/** A table in words. */
export interface TableWords {
  /** One sentence: round, whose move it is, tiles left, indicators. */
  readonly sentence: string
  /** For each player, beginning with the one whose view is shown: seat, points, hand, melds, river. */
  readonly seats: readonly string[]
}

/** Describes a table as one player sees it. */
export function describeTable(state: TableState, view: TableView): TableWords {
  const {language} = view
  const {tilesLeft, indicators} = tableWords[language]
  const {list} = grammars[language]
  const sentence = list([
    roundName(state, language),
    moveOf(state, view),
    tilesLeft(state.left),
    ...(state.sticks > 0 ? [nameOfSticks(state.sticks, language)] : []),
    indicators(listTiles(state.indicators, language))
  ])
  const players = state.hands.map((_, steps) => ((view.player + steps) % state.players) as Player)
  return {sentence, seats: players.map(player => describeSeat(state, player, view))}
}

/** Whose move it is, and the last visible event. */
function moveOf({phase, turn, open, hands, dealer, players}: TableState, view: TableView): string {
  const {language} = view
  const words = tableWords[language]
  const seat = (player: Player): string => nameOfSeatWind(windOf(player, dealer, players), language)
  if (phase === 'over') return words.isOver
  if (phase === 'discard') {
    const {drawn} = hands[turn]!
    const isKnown = drawn !== null && drawn !== 'back' && isSeen(turn, view)
    return isKnown ? words.hasDrawn(seat(turn), nameOf(drawn, language)) : words.toDiscard(seat(turn))
  }
  return open?.by === 'discard'
    ? words.hasDiscarded(seat(open.player), nameOf(open.tile, language))
    : words.toDraw(seat(turn))
}

function describeSeat(state: TableState, player: Player, view: TableView): string {
  const {language} = view
  const hand = state.hands[player]!
  const isShown = isSeen(player, view)
  const title = grammars[language].list([
    nameOfSeatWind(windOf(player, state.dealer, state.players), language),
    nameOfPlayer(placeOf(player, view, state.players), language),
    nameOfPoints(state.scores[player]!, language),
    ...(hand.riichi ? [nameOfRiichi(hand.riichi.isDouble ? 'double' : 'riichi', language)] : [])
  ])
  const holding = describeHolding(
    {
      closed: closedFaces(hand, isShown),
      drawn: hand.drawn !== null && !isShown ? 'back' : hand.drawn,
      melds: hand.melds,
      kita: hand.kita
    },
    language
  )
  const river = hand.river.map(({tile, riichi, tsumogiri, calledBy}) => ({
    tile,
    riichi,
    tsumogiri,
    called: calledBy !== null
  }))
  return sentencesOf([title, holding, describeDiscards(river, language)], language)
}

function sentencesOf(parts: readonly string[], language: Language): string {
  const {sentences, stop, capital} = grammars[language]
  return sentences(parts.filter(part => part !== '').map(part => capital(part) + stop))
}
