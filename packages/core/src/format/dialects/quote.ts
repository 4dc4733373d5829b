/**
 * Quote notation as text. It ignores white space, so gaps are lost; a blank is written for the reader.
 */
import {writeMarkedMeld} from '../marked-meld.js'
import {writeRow} from '../row-text.js'
import type {RowStyle} from '../row-style.js'
import type {Writer} from '../writer.js'

const style: RowStyle = {
  red: '0',
  gaps: false,
  handMarks: {},
  riverMarks: {},
  faces: {},
  labels: false,
  placeholders: {},
  riverPrefix: '',
  meld: node => writeMarkedMeld(node, 'quote')
}

/** Write a row in quote notation. */
export const quote: Writer = tree => writeRow(tree, style)
