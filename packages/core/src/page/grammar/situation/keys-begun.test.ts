import {expect, test} from 'vitest'
import {keysBegunBy} from './keys-begun.js'

const rows: ReadonlyArray<readonly [text: string, names: readonly string[]]> = [
  ['wai', ['wait']],
  ['scor', ['score', 'scores', 'scores-after']],
  ['dora ind', ['dora indicators']],
  ['kamic', ['kamicha']],
  ['ドラ表', ['ドラ表示牌']],
  ['受け入', ['受け入れ']],
  ['听', ['听牌', '听牌率']],
  ['유효', ['유효패']],
  // No beginning of a name, the whole of one, or too little of it
  ['wx', []],
  ['sou', []],
  ['ukeire', []],
  ['Kamicha', []],
  ['news', []],
  ['123m', []],
  ['s', []],
  ['constructor', []]
]
test.each(rows)('%s', (text, names) => expect(keysBegunBy(text)).toEqual(names))
