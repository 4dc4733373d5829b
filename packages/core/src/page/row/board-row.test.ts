import {expect, test} from 'vitest'
import {formatBoards, type WrittenBoard, type WrittenSeat} from './board-row.js'
import {readBoards} from './read-boards.js'

const seat: WrittenSeat = {
  place: 'self',
  isDealer: false,
  isRiichi: false,
  isLast: false,
  draw: null,
  names: ['East'],
  rows: ['123m456p789s1122z', 'j 1z9=m']
}
const board: WrittenBoard = {
  caption: '',
  mark: '',
  label: '',
  spoken: ['East, self.'],
  lines: ['East 1', '1 honba'],
  indicators: '3p',
  seats: [seat]
}

// What a board lacks, and what is left of it.
const rows: readonly (readonly [string, Partial<WrittenBoard>])[] = [
  ['nothing', {}],
  ['lines of the panel', {lines: []}],
  ['indicators', {indicators: ''}],
  ['both', {lines: [], indicators: ''}],
  ['words', {spoken: []}],
  ['words and lines of the panel', {spoken: [], lines: []}]
]
test.each(rows)('a board that lacks %s is read as it was written', (_, lacking) => {
  const written = {...board, ...lacking}
  const {boards} = readBoards(formatBoards([written, board], null))
  expect(boards).toHaveLength(2)
  const [read] = boards
  expect(read).toMatchObject({spoken: written.spoken, lines: written.lines})
  expect(read!.indicators).toHaveLength(written.indicators === '' ? 0 : 1)
  expect(read!.seats[0]).toMatchObject({names: ['East'], rows: seat.rows})
  expect(read!.seats[0]!.hand).toHaveLength(13)
})
