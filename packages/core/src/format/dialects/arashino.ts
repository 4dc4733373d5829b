/**
 * 新篠 as text: call marks in hands, discard marks in rivers.
 */
import {writeMarkedMeld} from '../marked-meld.js'
import {writeRow} from '../row-text.js'
import type {RowStyle} from '../row-style.js'
import type {Writer} from '../writer.js'

const style: RowStyle = {
  red: '0',
  gaps: true,
  handMarks: {},
  riverMarks: {
    tsumogiri: ['after-digit', '='],
    riichi: ['after-digit', '+'],
    called: ['after-digit', '-']
  },
  faces: {back: ['0', 'x']},
  labels: false,
  placeholders: {},
  riverPrefix: '',
  meld: node => writeMarkedMeld(node, 'arashino')
}

/** Write a row in 新篠's extension of mpsz. */
export const arashino: Writer = tree => writeRow(tree, style)
