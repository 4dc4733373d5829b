/**
 * The formatter on all fixtures and on random blocks: what a page shows and reports stays the same, and once more nothing
 * changes. `THOROUGH=1` tries more blocks, of which `SHARE=0.3` tries a part, `RUNS=20000` as many as it says.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {applyEdits, languageService} from '@tehai/language'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkHanafuda from 'remark-hanafuda'
import remarkMahjong from 'remark-mahjong'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {expect, test} from 'vitest'
import {cases, fixtures} from './engines/cases.js'
import {randomOf} from './fuzz/random.js'
import {textsOf} from './fuzz/texts.js'
import {share} from './share.js'

/** What a page shows, its pictures drawn, and its messages without their places. The source of a row is copied, not shown. */
function outcomeOf(text, {mahjong, hanafuda} = {}) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml', 'toml'])
    .use(remarkGfm)
    .use(remarkMahjong, {...mahjong, onError: 'warn'})
    .use(remarkHanafuda, {...hanafuda, onError: 'warn'})
    .use(remarkRehype)
    .use(rehypeTiles)
    .use(rehypeHanafuda)
    .use(rehypeStringify)
  const file = new VFile(text)
  const html = String(processor.processSync(file))
  return {
    html: html.replaceAll(/<datalist>[^<]*/g, '<datalist>'),
    messages: file.messages.map(({ruleId, reason}) => `${ruleId} ${reason}`)
  }
}

/** Format a page, and expect of it what every page has. @returns whether something was changed */
function formatted(text, options) {
  const service = languageService(options)
  const result = applyEdits(text, service.formatting(text))
  if (result === text) return false
  expect({text, ...outcomeOf(result, options)}).toEqual({text, ...outcomeOf(text, options)})
  expect({text, again: applyEdits(result, service.formatting(result))}).toEqual({text, again: result})
  return true
}

test('all fixtures', () => {
  const tried = cases.filter((_, index) => index % (process.env.THOROUGH ? 1 : 40) === 0)
  for (const name of tried) {
    const path = join(fixtures, name, 'options.json')
    const {hanafuda, ...mahjong} = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    formatted(readFileSync(join(fixtures, name, 'input.md'), 'utf8'), {mahjong, hanafuda})
  }
})

test('random blocks and rows', () => {
  const random = randomOf(Number(process.env.SEED ?? 20))
  const {below, chance, pick} = random
  const {block, cardBlock, attributes, row, mutated} = textsOf(random)
  /** What authors do to spaces and letters. */
  const untidy = text =>
    text
      .split('\n')
      .flatMap(line => {
        const spaced = chance(0.3) ? line.replace(/ |: ?/g, one => pick([`${one} `, ` ${one}`, one])) : line
        const cased = chance(0.1) ? spaced.replace(/^\w+(?=:)/, name => name.toUpperCase()) : spaced
        return [
          ...(chance(0.1) ? [pick(['', ' ', '# a  note'])] : []),
          pick([cased, `  ${cased}`, `${cased}  `])
        ]
      })
      .join('\n')
  const one = () => {
    if (chance(0.1)) return `a :tiles[ ${row()} ]{ ${attributes()}  } b`
    const game = pick(['mahjong', 'mahjong', 'hanafuda'])
    const lines = untidy(game === 'mahjong' ? `${row()}\n${block()}` : cardBlock())
    const fence = `\`\`\`${game}${chance(0.2) ? `  ${attributes().replaceAll(/[\r\n]/g, ' ')}` : ''}\n${lines}\n\`\`\``
    const prefix = pick(['', '', '', '> ', '- ', '  '])
    const [first, ...rest] = fence.split('\n')
    return [prefix + first, ...rest.map(line => prefix.replace('-', ' ') + line)].join('\n')
  }
  const runs = Number(process.env.RUNS ?? (process.env.THOROUGH ? 300 * share : 16))
  let changed = 0
  for (let run = 0; run < runs; run++) {
    const text = below(8) === 0 ? `${one()}\n\n${mutated(one())}\n` : `${one()}\n`
    if (formatted(text)) changed++
  }
  expect(changed).toBeGreaterThan(runs / 4)
}, 3_600_000)
