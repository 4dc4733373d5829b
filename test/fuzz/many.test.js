/**
 * More messages and pieces in one construct than a call takes arguments, about 122,000: no engine throws, and none is
 * lost. Half a minute of CPU: `THOROUGH=1` does it.
 */
import {expect, test} from 'vitest'
import {engines} from '../engines/engines.js'
import {isTried} from '../share.js'

const MANY = 125_000

const constructs = [
  // [what it is, the text, the engines that read it]
  ['messages on one label', `:tiles[${'0z'.repeat(MANY)}]\n`, Object.keys(engines)],
  ['attributes of one label', `:tiles[1m]{${'a '.repeat(MANY)}}\n`, ['markdown-it']],
  [
    'almost-directives in one block of HTML',
    `<p>${':tile[1m] '.repeat(MANY)}</p>\n`,
    ['unified', 'Sätteri', 'markdown-it']
  ]
]

const all = constructs.flatMap(([name, text, names]) => names.map(engine => [name, engine, text]))

test.runIf(process.env.THOROUGH).each(all.filter(isTried))(
  '%s on %s',
  {timeout: 120_000},
  async (_, engine, text) => {
    const {messages} = await engines[engine]('/none.md', text, {})
    expect(messages.length).toBeGreaterThanOrEqual(MANY)
  }
)
