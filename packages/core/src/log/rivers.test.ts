/**
 * Rivers of a record beside what is typed of the same players: each is shown once.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {recordReader} from './reader.js'

const folder = new URL('../../../record/test/logs/', import.meta.url)
const records = recordReader(path => ({text: readFileSync(new URL(path, folder), 'utf8'), path}))

/** The sections of the rivers of East 1 on turn 8: who, how much is said of them, and what is below the name. */
function shownOf(lines: string): readonly string[] {
  const text = `log: 2011020401gm-00a9-0000-f6eff225.xml\nkyoku: East 1\nat: 8\nshow: rivers\n${lines}`
  const {sections} = checkBlock(text, {...claimChecker(), records})
  return sections.map(({player, groups}) => {
    const parts = groups
      .flat()
      .map(part => (part.type === 'row' && part.source.startsWith('j') ? 'river' : part.type))
    return `${player?.name ?? 'block'} ${player?.said.length ?? 0}: ${parts.join(' ')}`
  })
}

const self = 'Self 3: river'
const others = ['Shimocha (right) 3: river', 'Toimen (across) 3: river', 'Kamicha (left) 3: river'] as const

test.each([
  ['title: rivers', [self, ...others]],
  ['toimen:', [self, ...others]],
  ['toimen: 25000', [self, others[0], 'Toimen (across) 1: river', others[2]]],
  ['east:\nnote: fast', [self, others[0], 'Toimen (across) 3: river words', others[2]]],
  ['toimen:\nj 4z3z1s', [self, ...others]],
  [
    'kamicha:\n12306m789p20589s\nshanten: ?',
    [self, others[0], others[1], 'Kamicha (left) 3: river row facts']
  ],
  ['23445m33p234789s 5z\nwaits: ?', ['block 0: row facts', self, ...others]]
])('beside %j', (lines, shown) => {
  expect(shownOf(lines)).toEqual(shown)
})
