import {expect, test} from 'vitest'
import {checkBlock} from './block.js'
import {defaultSettings} from '../grammar/settings.js'

// A round that 月札 of March win.
const record = ['seed 64', 'rules standard monthlyScore=4', '3ax3b/3d', '4ax4d/12b', '3cx3d/6c stop']

// [why, fence, further lines, messages]
const records: ReadonlyArray<[string, string, readonly string[], readonly string[]]> = [
  ['the month of the fence', 'month=3', [], []],
  ['no month', '', [], ['no-yaku-to-call']],
  ['another month', 'month=4', [], ['no-yaku-to-call']],
  ['a line with a month overrides that of the fence', 'month=4', ['month 3'], []],
  ['a claim is no line of a record', 'month=3', ['score: ?'], ['unknown-record-key']],
  ['a question is none', 'month=3', ['question: koi?'], ['unknown-record-key']]
]
test.each(records)('a record: %s', (_, meta, lines, ids) => {
  const isHeader = lines[0]?.startsWith('month') === true
  const source = (isHeader ? [...lines, ...record] : [...record, ...lines]).join('\n')
  expect(checkBlock(source, meta, defaultSettings).messages.map(({id}) => id)).toEqual(ids)
})

test('a record: who has called is said by its turns, not by the fence', () => {
  const {metaMessages} = checkBlock(record.join('\n'), 'month=3 koikoi=both', defaultSettings)
  expect(metaMessages.map(({id, start}) => [id, start])).toEqual([['unknown-option', 8]])
})
