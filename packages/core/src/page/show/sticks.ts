/**
 * Score sticks (点棒) as a picture: white sticks with dots. 100 points: two rows of four black dots; 1,000: a red dot;
 * 5,000: five red dots; 10,000: five red dots with two black ones at each side. The words beside it say the same.
 */
import {nameOfScoreSticks} from '../../labels/play/sticks.js'
import type {Language} from '@tehai/kernel/source'
import {element, elementWith, type Markup, type MarkupElement, type Words} from '@tehai/kernel/markup'
import type {Sticks, StickWorth} from '../grammar/values/stick-list.js'

const LENGTH = 120
const WIDTH = 14
const GAP = 4
/** Space around the sticks, for the outline. */
const EDGE = 1
/** Sticks in a column. */
const COLUMN = 5
/** If there are more sticks than this, one is drawn for all. */
const MOST_DRAWN = 10
/** Units of the picture in an em: a stick is 5 em long. */
const EM = 24

type Dot = readonly [x: number, y: number, r: number, colour: string]

const red = '#c8321e'
const black = '#222'

const line = (xs: readonly number[], y: number, r: number, colour: string): Dot[] =>
  xs.map(x => [x, y, r, colour])

/** Dots of each stick, from its middle. */
const dots: Readonly<Record<StickWorth, readonly Dot[]>> = {
  100: [...line([-13.5, -4.5, 4.5, 13.5], -3, 2, black), ...line([-13.5, -4.5, 4.5, 13.5], 3, 2, black)],
  1000: [[0, 0, 4.5, red]],
  5000: line([-22, -11, 0, 11, 22], 0, 3.8, red),
  10000: [...line([-22, -11, 0, 11, 22], 0, 3.8, red), ...[-3, 3].flatMap(y => line([-36, 36], y, 2, black))]
}

/** Sticks and their words. */
export function sticksWords(sticks: readonly Sticks[], language: Language): Words {
  return [...sticks.flatMap(one => [picture(one), ' ']), nameOfScoreSticks(sticks, language)]
}

/** Sticks of one kind. Hidden from screen readers: the words follow. */
function picture({worth, count}: Sticks): MarkupElement {
  const drawn = count > MOST_DRAWN ? 1 : count
  const columns = Math.ceil(drawn / COLUMN)
  const rows = Math.min(drawn, COLUMN)
  const width = columns * (LENGTH + GAP) - GAP + 2 * EDGE
  const height = rows * (WIDTH + GAP) - GAP + 2 * EDGE
  const all = Array.from({length: drawn}, (_, index) =>
    stick(worth, EDGE + Math.floor(index / COLUMN) * (LENGTH + GAP), EDGE + (index % COLUMN) * (WIDTH + GAP))
  )
  const attributes = {
    class: 'mahjong-sticks',
    'aria-hidden': 'true',
    viewBox: `0 0 ${width} ${height}`,
    width: `${em(width)}em`,
    height: `${em(height)}em`
  }
  return elementWith('svg', attributes, all.flat())
}

const em = (units: number): number => Math.round((units / EM) * 100) / 100

function stick(worth: StickWorth, x: number, y: number): Markup[] {
  const place = {x: String(x), y: String(y), width: String(LENGTH), height: String(WIDTH), rx: '3'}
  return [
    element('rect', {...place, fill: '#fff', stroke: '#8a8378'}),
    ...dots[worth].map(([dx, dy, r, fill]) =>
      element('circle', {
        cx: String(x + LENGTH / 2 + dx),
        cy: String(y + WIDTH / 2 + dy),
        r: String(r),
        fill
      })
    )
  ]
}
