/**
 * A block that shows a game record. Loaded when a record is pasted or opened.
 */
import {readRecord, roundName} from '@tehai/record'

/** The turn that is shown first: by then there is something to see. */
const TURN = 6

/** Links longer than this are kept as a file: a line of a block stays readable. */
const MOST_LINK = 300

/**
 * The block of a record.
 *
 * @param text
 *   The record, or a link to one.
 * @param keep
 *   Called with a name and the text; gives the name under which the record is found.
 * @returns
 *   `text`: the block; `rounds`: how many it has. `null` where no record can be read.
 */
export function blockOfRecord(text, name, keep, lang) {
  const {game} = readRecord(text)
  const round = game?.rounds[0]
  if (!round) return null
  const isLink = /^https?:/.test(text) && text.length <= MOST_LINK
  const log = isLink ? text : keep(name, text)
  const lines = [
    `log: ${log}`,
    `kyoku: ${roundName(round, lang)}`,
    `at: ${turns[lang](Math.min(TURN, turnsOf(round)))}`
  ]
  return {text: lines.join('\n'), rounds: game.rounds.length}
}

const turns = {
  en: turn => `turn ${turn}`,
  ja: turn => `${turn}巡目`,
  'zh-Hans': turn => `第${turn}巡`,
  'zh-Hant': turn => `第${turn}巡`,
  ko: turn => `${turn}순째`
}

/** How many turns every player has had. */
function turnsOf({events, dealer}) {
  return Math.max(1, events.filter(({type, player}) => type === 'discard' && player === dealer).length)
}
