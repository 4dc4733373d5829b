/**
 * docs/engines.md: every fixture on every engine, as a table. Run it after a change of fixtures or adapters:
 *
 *     node docs/engines.js
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {cases as allCases} from '../test/engines/cases.js'
import {differences} from '../test/engines/compare.js'
import {engines} from '../test/engines/engines.js'
import {reasons} from '../test/engines/reasons.js'

const others = Object.keys(engines).filter(name => name !== 'unified')

/** What differs, engine by engine: `''` for the same, else kinds such as `pictures, words`. */
export async function compareAll(cases = allCases) {
  const rows = []
  for (const name of cases) {
    const row = {name, kinds: {}}
    for (const engine of others) row.kinds[engine] = (await differences(name, engine)).kinds
    rows.push(row)
  }
  return rows
}

/** The page. */
export function enginesPage(rows) {
  const notes = []
  const cell = (name, engine, kinds) => {
    if (kinds.length === 0) return '='
    const why = reasons[name]?.[engine] ?? '?'
    if (!notes.includes(why)) notes.push(why)
    return `${kinds.join(', ')} (${notes.indexOf(why) + 1})`
  }
  const table = [
    ['fixture', ...others],
    ['-', ...others.map(() => '-')],
    ...rows.map(({name, kinds}) => [
      `[${name}](../fixtures/${name})`,
      ...others.map(engine => cell(name, engine, kinds[engine]))
    ])
  ]
  const same = rows.flatMap(({kinds}) => Object.values(kinds)).filter(({length}) => length === 0).length
  return `# One page, five engines

Every fixture is rendered by each engine and compared with unified (remark-mahjong and rehype-tiles): our pictures and
blocks byte by byte, the words around them, and the messages with their lines and columns. \`=\` is the same in all three;
${same} of ${rows.length * others.length} are. The rest differ by what the engines themselves read differently; the numbers lead to the reasons below.

${table.map(row => `| ${row.join(' | ')} |`).join('\n')}

${notes.map((note, index) => `${index + 1}. ${note}`).join('\n')}

Written by \`node docs/engines.js\`; \`test/engines.test.js\` keeps it true.
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('engines.md', import.meta.url))
  const {format, resolveConfig} = await import('prettier')
  const page = enginesPage(await compareAll())
  writeFileSync(file, await format(page, {...(await resolveConfig(file)), filepath: file}))
}
