/**
 * What Pandoc makes of what an author typed, and what is read from it again: the same. The trees are those of Pandoc 2.17,
 * recorded in `fixtures/pandoc.json`; `UPDATE=1` records them again, `THOROUGH=1` compares with the Pandoc of this machine.
 */
import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {Node, Pandoc} from '../src/pandoc/ast.js'
import {cutStr, lineOf, straightened} from '../src/pandoc/source.js'
import {fixtures} from './tehai.js'

const file = join(fixtures, 'pandoc.json')

// [why the row is here, a paragraph, formats in which it is written]
const rows: readonly (readonly [why: string, typed: string, from?: readonly string[]])[] = [
  ['a row in a text', 'Draw :tiles[4m] and :牌[東].'],
  ['a call', ":tiles[1'23p] and :tiles[5'55z, 4\"5z]", ['markdown', 'commonmark_x', 'gfm', 'markdown-smart']],
  [
    'a quote that smart punctuation would open',
    ":tiles['123m] and :tiles['456p] end's",
    ['markdown', 'commonmark_x']
  ],
  ['quotes around', '"Draw :tiles[1\'2]," he said', ['markdown', 'commonmark_x']],
  ['a gap', ':tiles[1z--2z---3z]', ['markdown', 'commonmark_x']],
  ['attributes of Pandoc', ':tiles[1\'23p 9s]{waits="25p"}', ['markdown', 'commonmark_x']],
  ['id and class', ':tiles[1m]{#a .wide title="b c"}', ['markdown', 'commonmark_x']],
  ['quotes in attributes', ':tiles[1m]{title=\'a "b" c\'}', ['markdown', 'commonmark_x']],
  [
    'attributes that Pandoc does not know',
    ':tiles[1m]{title="x y" riichi}',
    ['markdown', 'commonmark_x', 'gfm']
  ],
  ['superscript and subscript', ':tiles[1^2^3~4~5m]', ['markdown']],
  ['marks that go over two rows', ':tiles[1^2m]:tiles[3^4m] :tiles[1~2m]:tiles[3~4m]', ['markdown']],
  ['emphasis in a word', ':tiles[12*3*4m]'],
  ['emphasis of words', ':tiles[_11z_]'],
  ['struck out', ':tiles[~~1m~~]', ['markdown', 'gfm']],
  ['code in a label', ':tiles[`x`]'],
  ['brackets', ':tiles[1m [2m] 3m]'],
  ['a link', ':tiles[1m](size=l)'],
  ['two lines', 'One :tiles[1m]\ntwo'],
  ['a strong text', '**a :tiles[1m]**']
]

const cases = rows.flatMap(([why, typed, from = ['markdown', 'commonmark_x', 'gfm']]) =>
  from.map(format => ({why, typed, format}))
)
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly Node[]>>
const keyOf = ({typed, format}: {readonly typed: string; readonly format: string}) => `${format}: ${typed}`

/** The inlines that Pandoc makes of paragraphs in a format, by key. */
function readByPandoc(format: string): readonly (readonly [key: string, inlines: unknown])[] {
  const own = cases.filter(one => one.format === format)
  const input = own.map(({typed}) => typed).join('\n\n***\n\n')
  const json = execFileSync('pandoc', ['-f', format, '-t', 'json'], {input, encoding: 'utf8'})
  const {blocks} = JSON.parse(json) as Pandoc
  return own.map((one, index) => [keyOf(one), blocks[2 * index]!.c])
}

function hasPandoc(): boolean {
  try {
    return execFileSync('pandoc', ['--version'], {encoding: 'utf8'}) !== ''
  } catch {
    return false
  }
}

test.runIf(process.env['UPDATE'] || (process.env['THOROUGH'] && hasPandoc()))(
  'pandoc: trees are as recorded',
  () => {
    const formats = [...new Set(cases.map(({format}) => format))]
    const made = Object.fromEntries(formats.flatMap(readByPandoc))
    if (process.env['UPDATE']) writeFileSync(file, `${JSON.stringify(made)}\n`)
    else expect(made).toEqual(recorded)
  }
)

test.each(cases)('pandoc: $why ($format: $typed)', one => {
  expect(lineOf(recorded[keyOf(one)]!).text).toBe(one.typed)
})

// [text of Pandoc, offset in what was typed, the two parts]
const cuts: readonly (readonly [text: string, offset: number, parts: readonly [string, string]])[] = [
  ['abc', 1, ['a', 'bc']],
  ['a—b', 1, ['a', '—b']],
  ['a—b', 2, ['a—', 'b']],
  ['a—b', 4, ['a—', 'b']],
  ['a’b–c', 3, ['a’b', '–c']],
  ['ab', 9, ['ab', '']]
]
test.each(cuts)('pandoc: %s is cut at %d', (text, offset, parts) => {
  expect(cutStr(text, offset)).toEqual(parts)
  expect(straightened(text).startsWith(straightened(parts[0]))).toBe(true)
})
