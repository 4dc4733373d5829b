/**
 * Files of records in pages: how often a page looks at them, and that the next page sees what has changed.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {recordReader} from '@tehai/core/log'
import {gameOf, playRound, toTenhou6} from '@tehai/record'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {afterAll, expect, test} from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'tehai-record-files-'))
afterAll(() => rmSync(root, {recursive: true}))

const recordFrom = seed =>
  JSON.stringify(toTenhou6(gameOf([playRound({seed, kyoku: 0, scores: Array(4).fill(25000), sticks: 0})], 4)))

const block = event => `\`\`\`mahjong\nlog: game.json\nat: event ${event}\n\`\`\``
const page = [5, 6, 7].map(block).join('\n\n')

const processorOf = records =>
  unified()
    .use(remarkParse)
    .use(remarkMahjong, {records})
    .use(remarkRehype)
    .use(rehypeTiles)
    .use(rehypeStringify)
    .freeze()

const build = processor => {
  const file = new VFile({value: page, path: join(root, 'page.md')})
  const html = String(processor.processSync(file))
  expect(file.messages.map(String)).toEqual([])
  return html
}

test('a page looks at a file once, and the next page sees that it has changed', () => {
  const looked = []
  const processor = processorOf({root, onFile: path => looked.push(path)})
  const path = join(root, 'game.json')
  writeFileSync(path, recordFrom(3))
  const before = build(processor)
  expect(looked).toEqual([path])
  writeFileSync(path, recordFrom(4))
  const after = build(processor)
  expect(looked).toEqual([path, path])
  expect(after).not.toBe(before)
  writeFileSync(path, recordFrom(3))
  expect(build(processor)).toBe(before)
})

test('records of a host that have no `ofPage` are read at each block', () => {
  const {read} = recordReader(path => ({text: recordFrom(3), path}))
  const requested = []
  const records = {
    read(request) {
      requested.push(request.at)
      return read(request)
    }
  }
  expect(build(processorOf(records))).toContain('<svg')
  expect(requested).toEqual(['event 5', 'event 6', 'event 7'])
})
