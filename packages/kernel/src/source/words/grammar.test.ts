import {expect, test} from 'vitest'
import {withBlanksAtCode} from './grammar.js'

test.each([
  ['应为`9p`（`8s`为1440点，`9m` 为1887点）', '应为 `9p`（`8s` 为1440点，`9m` 为1887点）'],
  ['请写成 `东1局`、`南家` 或`第6巡`', '请写成 `东1局`、`南家` 或 `第6巡`'],
  ['`东`东`东`', '`东` 东 `东`'],
  ['没有一个`', '没有一个`'],
  ['', '']
])('%s', (text, expected) => expect(withBlanksAtCode(text)).toBe(expected))
