/**
 * Words for a table at a moment, and for what happens at it, in English.
 */
export const en = {
  left: (count: number): string => `${count} left`,
  beside: (parts: readonly string[]): string => parts.join(' · '),
  tilesLeft: (count: number): string => `${count} ${count === 1 ? 'tile' : 'tiles'} left`,
  indicators: (tiles: string): string => `dora indicator ${tiles}`,
  /** Whose move it is. */
  toDiscard: (seat: string): string => `${seat} to discard`,
  hasDrawn: (seat: string, tile: string): string => `${seat} has drawn ${tile}`,
  hasDiscarded: (seat: string, tile: string): string => `${seat} has discarded ${tile}`,
  toDraw: (seat: string): string => `${seat} to draw`,
  isOver: 'the round is over',
  /** What happens. */
  deals: 'Tiles are dealt',
  discards: (seat: string, tile: string): string => `${seat} discards ${tile}`,
  declares: (seat: string, tile: string): string => `${seat} declares riichi with ${tile}`,
  makes: (seat: string, meld: string): string => `${seat}: ${meld}`,
  putsAside: (seat: string): string => `${seat} puts a north aside`,
  turns: (tile: string): string => `new dora indicator ${tile}`,
  wins: (seat: string, way: string): string => `${seat} wins by ${way}`,
  ron: (from: string): string => `ron from ${from}`,
  tsumo: 'tsumo',
  /** The round to step through, and its buttons. */
  steps: (round: string): string => `${round}, step by step`,
  next: 'Next',
  previous: 'Previous',
  /** The table of a game. */
  rounds: 'Rounds',
  columns: {round: 'Round', result: 'Result', points: 'Points'},
  result: (way: string, yaku: string): string => (yaku === '' ? way : `${way}: ${yaku}`),
  times: (name: string, count: number): string => `${name} ${count}`,
  noResult: 'no result',
  unknown: '–',
  /** The printed form. */
  kifu: {
    dealt: 'Dealt',
    tsumogiri: 'tsumogiri',
    riichi: 'riichi',
    chii: 'chii',
    pon: 'pon',
    daiminkan: 'kan',
    ankan: 'kan',
    kakan: 'kan',
    kita: 'kita',
    agari: 'win',
    hidden: 'hidden'
  }
}
