/**
 * Slips: what authors get wrong, and what is said to them. `test/slips/<family>.txt` has a slip, the place of each message
 * and its sentences:
 *
 *     ### why the slip is here
 *     :tiles[12345678]
 *     !! 1:8-1:16 missing-suit
 *     Unexpected digits `12345678` without …
 *     数字 `12345678` のあとに…
 *
 * One slip in ten is tried, with `THOROUGH=1` all. A slip without a message is one that is right: `right.txt` has nothing else. `UPDATE=1` writes what is said; read it before
 * you commit it: the place is exact, and the sentence says what is there, what was expected and what was probably meant.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHanafuda from 'remark-hanafuda'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {describe, expect, test} from 'vitest'
import {sampleOf} from './sample.js'

const folder = new URL('slips/', import.meta.url)
const families = readdirSync(folder).map(file => file.replace('.txt', ''))

const [english, japanese] = ['en', 'ja'].map(lang =>
  unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml', 'toml'])
    .use(remarkGfm)
    .use(remarkMahjong, {lang})
    .use(remarkHanafuda, {lang})
    .freeze()
)

/** What is said of a page, as it is written in the files. */
function said(source) {
  const [en, ja] = [english, japanese].map(processor => {
    const file = new VFile(source)
    processor.runSync(processor.parse(file), file)
    return file.messages
  })
  expect(ja.map(({ruleId}) => ruleId)).toEqual(en.map(({ruleId}) => ruleId))
  return en.map(({place, ruleId, reason}, index) => {
    const {start, end} = place
    return `!! ${start.line}:${start.column}-${end.line}:${end.column} ${ruleId}\n${reason}\n${ja[index].reason}\n`
  })
}

/** The slips of a family: why each is here, its source and what is said of it. */
function slipsOf(family) {
  const text = readFileSync(new URL(`${family}.txt`, folder), 'utf8')
  return text
    .split(/^### /m)
    .slice(1)
    .map(slip => {
      const [, why, rest] = /^(.*)\n([\s\S]*)$/.exec(slip)
      const [source, ...messages] = rest.split(/^!! /m)
      return {
        why,
        source: source.trimEnd(),
        messages: messages.map(one => `!! ${one.trimEnd()}\n`)
      }
    })
}

describe.each(families)('%s', family => {
  const slips = slipsOf(family)
  test.each(process.env.UPDATE ? slips : sampleOf(slips, 10, ({source}) => source))(
    '$why',
    ({source, messages}) => {
      const found = said(source)
      if (!process.env.UPDATE) expect(found).toEqual(messages)
      if (family === 'right') expect(found).toEqual([])
      else expect(found).not.toEqual([])
    }
  )

  if (process.env.UPDATE) {
    const written = slips.map(({why, source}) => `### ${why}\n${source}\n${said(source).join('')}`)
    writeFileSync(new URL(`${family}.txt`, folder), written.join('\n'))
  }
})

test('there are a hundred slips and more', () => {
  const slips = families.filter(family => family !== 'right').flatMap(slipsOf)
  expect(slips.length).toBeGreaterThanOrEqual(100)
  expect(new Set(slips.map(({source}) => source)).size).toBe(slips.length)
})
