import {expect, test} from 'vitest'
import {parseBlock} from './block.js'

/** The rows of a block and its keys with their values, in their order, and the ids of the messages. */
function linesOf(text: string): readonly string[] {
  const {rows, sections, messages} = parseBlock(text)
  const items = sections.flatMap(({items}) => items)
  return [
    ...rows.map(({start, end}) => text.slice(start, end)),
    ...items.flatMap(item =>
      item.type === 'key' ? [`${item.key.id} ${text.slice(item.valueStart, item.valueEnd)}`] : []
    ),
    ...messages.map(({id}) => id)
  ]
}

const hand = '234m567p34s88p555z'

// [line, the hand and what is behind it]
const lines: ReadonlyArray<readonly [string, ...string[]]> = [
  [`${hand} ツモ6m`, hand, 'draw 6m'],
  [`${hand} ツモ 6m ドラ 3s`, hand, 'draw 6m', 'dora 3s'],
  [`${hand} ツモ6m、ドラ3s、打6m`, hand, 'draw 6m', 'dora 3s', 'discard 6m'],
  [`${hand} ツモ6m（ドラ3s）`, hand, 'draw 6m', 'dora 3s'],
  [`${hand} ツモ: 6m ドラ: 3s`, hand, 'draw 6m', 'dora 3s'],
  [`手牌: ${hand} ツモ6m`, hand, 'draw 6m'],
  [`東家: ${hand} ツモ6m`, hand, 'draw 6m'],
  [`東家: 25000点 ${hand} ツモ6m`, hand, 'draw 6m'],
  [`${hand} draw 6m`, hand, 'draw 6m'],
  [`${hand}, dora: 3s`, hand, 'dora 3s'],
  [`${hand} ron 2s`, hand, 'ron 2s'],
  [`${hand} 摸6m 宝牌3s`, hand, 'draw 6m', 'dora 3s'],
  [`${hand} 自摸6m`, hand, 'draw 6m'],
  [`${hand} 쯔모 6m`, hand, 'draw 6m'],
  [`${hand} 摸6m`, hand, 'draw 6m'],
  [`${hand} 론2s`, hand, 'ron 2s'],
  [`${hand} 打6m`, hand, 'discard 6m'],
  [`${hand} 待ち25s`, hand, 'waits 25s'],
  ['一二三萬四五六筒七八九索東東南南 ツモ 九筒', '一二三萬四五六筒七八九索東東南南', 'draw 九筒'],
  // The tile before its word, and alone on a line
  [`${hand} 6mツモ`, hand, 'draw 6m'],
  [`${hand}, 2s ron`, hand, 'ron 2s'],
  [`${hand} 6mツモ 打3s`, hand, 'draw 6m', 'discard 3s'],
  [`${hand}（2sでロン）`, hand, 'ron 2s'],
  [`東家: ${hand} 6mツモ`, hand, 'draw 6m'],
  [`${hand}\n2sロン`, hand, 'ron 2s'],
  [`${hand}\n2s ron`, hand, 'ron 2s'],
  [`${hand}\n6mツモ、打3s`, hand, 'draw 6m', 'discard 3s'],
  [`${hand}\n6m draw`, hand, 'draw 6m'],
  [`${hand}\n2s荣和`, hand, 'ron 2s'],
  [`${hand}\n中自摸`, hand, 'draw 中'],
  [`${hand}\n2s 론`, hand, 'ron 2s'],
  [`${hand}\n2s로 화료`, hand, 'win 2s'],
  [`${hand}\nロン2s`, hand, 'ron 2s'],
  [`${hand}\n打3s`, hand, 'discard 3s'],
  ['dora: 3s ura: 4s\n123m', '123m', 'dora 3s', 'ura 4s'],
  // No names of keys, too few tiles, a river, or more than tiles.
  [`${hand} Bob 6m`, `${hand} Bob 6m`],
  [`${hand} 6m`, `${hand} 6m`],
  ['東東東 dora 3p', '東東東 dora 3p'],
  ['j1z9m ツモ 9p', 'j1z9m ツモ 9p'],
  ['j1z9m 9pツモ', 'j1z9m 9pツモ'],
  [`${hand} 25sロン`, `${hand} 25sロン`],
  [`${hand} 東ロン`, `${hand} 東ロン`],
  [`${hand}\n2s good`, hand, '2s good'],
  [`${hand}\n5s dora`, hand, '5s dora'],
  [`${hand} ron: 2s score: 2 han`, hand, 'ron 2s', 'score 2 han', 'key-in-line'],
  [`${hand} draw: 6m, then what?`, hand, 'draw 6m, then what?', 'key-in-line']
]
test.each(lines)('%s', (line, ...expected) => expect(linesOf(line)).toEqual(expected))
