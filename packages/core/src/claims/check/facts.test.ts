/**
 * Facts about hands, and what comes of them. `facts/<key>.txt` has a block, the state of each of its claims, the place and
 * the sentence of each message, and what the page shows of a claim where that is more than its text:
 *
 *     ### why it is here
 *     seat: south
 *     234678m34p567s99s 5p
 *     score: ?
 *     -> filled
 *     == score: 2 han 20 fu 400/700 points | pinfu 1 han …
 *
 * `UPDATE=1` writes what comes of them; read it before you commit it.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import type {Markup} from '@tehai/kernel/markup'
import {describe, expect, test} from 'vitest'
import {checkBlock} from '../../page/check-block.js'
import {sentenceOf} from '../../page/check/result/sentences.js'
import {claimChecker} from '../check.js'
import '../with-safety.js'

const folder = new URL('facts/', import.meta.url)
const files = readdirSync(folder)

const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('')

/** What comes of the claims of a block, as it is written in the files. */
function resultOf(text: string): string[] {
  const {claims, messages, sections} = checkBlock(text, claimChecker())
  const parts = sections
    .flatMap(({groups}) => groups.flat())
    .flatMap(part => (part.type === 'fold' ? part.parts : [part]))
  const facts = parts.flatMap(part => (part.type === 'facts' ? part.facts : []))
  const answers = parts.flatMap(part => {
    if (part.type === 'more') return [`== ${part.content.map(textOf).join(' | ')}`.trimEnd()]
    return part.type === 'words' && part.key === 'answer'
      ? [`== answer: ${part.words.map(textOf).join('')}`]
      : []
  })
  const shown = facts.flatMap(({key, state, words, more}) => {
    const said = words.map(textOf).join('')
    const below = (more ?? []).map(textOf).filter(one => one !== '')
    const isMore = state === 'filled' || below.length > 0
    return state === undefined || state === null || !isMore
      ? []
      : [`== ${key}: ${[said, ...below].join(' | ')}`.trimEnd()]
  })
  return [
    ...(claims.length > 0 ? [`-> ${claims.map(({state}) => state).join(', ')}`] : []),
    ...messages.map(one => `!! ${one.start}-${one.end} ${sentenceOf(one, text, 'en')}`),
    ...shown,
    ...answers
  ]
}

const isResult = (line: string) => /^(?:->|!!|==) /.test(line)

for (const file of files) {
  const path = new URL(file, folder)
  const cases = readFileSync(path, 'utf8')
    .split(/^### /m)
    .slice(1)
    .map(one => {
      const [why, ...lines] = one.trimEnd().split('\n')
      return {
        why: why!,
        block: lines.filter(line => !isResult(line)).join('\n'),
        said: lines.filter(isResult)
      }
    })
  if (process.env['UPDATE']) {
    const written = cases.map(({why, block}) => [`### ${why}`, block, ...resultOf(block), ''].join('\n'))
    test(`${file} is written`, () => writeFileSync(path, written.join('\n')))
    continue
  }
  describe(file.replace('.txt', ''), () => {
    test.each(cases)('$why', ({block, said}) => {
      expect(resultOf(block)).toEqual(said)
    })
  })
}
