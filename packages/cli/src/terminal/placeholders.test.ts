import {expect, test} from 'vitest'
import {usageIn} from './placeholders.js'

test.each([
  ['render <tiles> [-o <hand.svg|hand.png>]', 'render <牌> [-o <hand.svg|hand.png>]'],
  ['<hand> [<situation> …] [--turn <turn>]', '<手牌> [<状況> …] [--turn <巡目>]'],
  ['check <file, folder or pattern …>', 'check <ファイル・フォルダー・パターン …>'],
  ['--jsonl [file …]', '--jsonl [ファイル …]'],
  ['--at <turn|end> --round <n>', '--at <巡目|end> --round <n>'],
  ['--pictures <auto|inline|defs|img>', '--pictures <auto|inline|defs|img>'],
  ['constructor <constructor>', 'constructor <constructor>']
])('%s', (line, expected) => {
  expect(usageIn(line, 'ja')).toBe(expected)
  expect(usageIn(line, 'en')).toBe(line)
})
