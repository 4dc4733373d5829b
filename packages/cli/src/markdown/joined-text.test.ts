import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test, vi} from 'vitest'
import {joinedText} from './joined-text.js'

const asUsual = unified().use(remarkParse).use(remarkGfm).use(remarkMahjong).freeze()
const joined = unified().use(remarkParse).use(remarkGfm).use(remarkMahjong).use(joinedText).freeze()

const pieces =
  '\\m|\\*|*|_|`|[|](|)|]|![|a|b c|:tiles[1m]|:tiles[|<b>|<|&amp;|&|~~|~|:|\n|  \n|\n\n|> |- |a@b.c|www.a.b|| |1|!'

test('the tree is the one that there is without it', () => {
  const text = fc.array(fc.constantFrom(...pieces.split('|'), '|'), {maxLength: 20}).map(all => all.join(''))
  fc.assert(
    fc.property(text, page => {
      expect(joined.parse(page)).toEqual(asUsual.parse(page))
    })
  )
})

/** How many entries of lists are moved while a text is read. */
function movedFor(text: string): number {
  let moved = 0
  const splice = Array.prototype.splice
  const spy = vi.spyOn(Array.prototype, 'splice').mockImplementation(function (this: unknown[], ...given) {
    moved += this.length - given[0]
    return Reflect.apply(splice, this, given)
  })
  try {
    joined.parse(text)
  } finally {
    spy.mockRestore()
  }
  return moved
}

test.each(['\\mahjong[', 'a\\b&', '\\m:tiles[1m]', '\\m`1m`', 'a & b < c ', '(x) [y] \\z! '])(
  '%j is read in linear time',
  piece => {
    const [short, long] = [50, 200].map(count => movedFor(piece.repeat(count)))
    expect(long! / short!).toBeLessThan(6)
  }
)
