import {expect, test} from 'vitest'
import type {Markup} from '@tehai/kernel/markup'
import {checkBlock} from '../check-block.js'
import {pageSettings} from '../grammar/keys/options.js'

/** Markup as text, tiles in brackets. */
const written = (one: Markup): string =>
  typeof one === 'string'
    ? one
    : one.name === 'code'
      ? `[${one.children.join('')}]`
      : one.children.map(written).join('')

/** The items of the choices of a block. */
function choices(value: string): readonly string[] {
  const {sections} = checkBlock(`1m\nchoices: ${value}`, {settings: pageSettings({lang: 'en'})})
  const parts = sections.flatMap(({groups}) => groups.flat())
  return parts.flatMap(part =>
    part.type === 'choices' ? part.items.map(item => item.map(written).join('')) : []
  )
}

test.each<[string, readonly string[]]>([
  ['3p / 4s, then riichi', ['[3p]', '[4s], then riichi']],
  ['3p, 4s, dama', ['[3p]', '[4s]', 'dama']],
  ['打3p、3pを切る、0sリーチ', ['打[3p]', '[3p]を切る', '[0s]リーチ']],
  ['五索 / 東 / :tiles[2p]', ['[5s]', '[1z]', '[2p]']],
  ['5 sou, red 5 pin', ['[5s]', '[0p]']],
  ['5통 / 打5筒', ['[5p]', '打[5p]']],
  ['A. 3p B. riichi', ['A. [3p]', 'B. riichi']],
  ['\nA) 3p\nB) 4s, then riichi', ['A) [3p]', 'B) [4s], then riichi']],
  ['\n- ① 打3p\n- ② 2000/3900', ['① 打[3p]', '② 2000/3900']],
  ['\n・3p\n・wait, and see', ['[3p]', 'wait, and see']],
  // Words that are no tiles here.
  ['東 / 南', ['東', '南']],
  ['高 / 中 / 低', ['高', '中', '低']],
  ['白 / 発 / 中', ['[5z]', '[6z]', '[7z]']],
  ['12,000 / 8,000', ['12,000', '8,000']],
  ['1000/2000, 1300/2600', ['1000/2000', '1300/2600']],
  ['2000/3900', ['2000', '3900']],
  ['9z / A3p', ['9z', 'A3p']]
])('%s', (value, items) => expect(choices(value)).toEqual(items))
