/**
 * Glossaries: each term of mahjong names two sources at least, each of which is in the list of the page, or says why one is enough.
 */
import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'

const docs = resolve(import.meta.dirname, '../docs')

/** The column of sources, and the sections whose terms need two. */
const glossaries = [
  {file: 'glossary-zh.md', column: '来源', sections: ['役', '座位、牌和动作', '听牌', '点数']},
  {file: 'glossary-ko.md', column: '출처', sections: ['역', '자리, 패, 동작', '대기와 안전도', '점수']}
]

const cellsOf = line =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** Terms of a section: their name, the letters of their sources, and what is said of them. */
function termsOf(text, section, column) {
  const [, body] = new RegExp(`^## ${section}$([^]*?)(?=^## |$(?![^]))`, 'm').exec(text)
  const [head, , ...rows] = body.split('\n').filter(line => line.startsWith('|'))
  const at = cellsOf(head).indexOf(column)
  return rows.map(row => {
    const cells = cellsOf(row)
    return {name: cells[0], sources: cells[at].match(/\b[A-Z]\b/g) ?? [], said: cells.at(-1)}
  })
}

describe.each(glossaries)('$file', ({file, column, sections}) => {
  const text = readFileSync(join(docs, file), 'utf8')
  const listed = new Set([...text.matchAll(/^- \*\*([A-Z])\*\*/gm)].map(([, letter]) => letter))

  test.each(sections)('%s: two sources, or why not', section => {
    const terms = termsOf(text, section, column)
    expect(terms.length).toBeGreaterThan(4)
    expect(terms.filter(({sources}) => sources.some(letter => !listed.has(letter)))).toEqual([])
    expect(terms.filter(({sources, said}) => new Set(sources).size < 2 && said === '')).toEqual([])
  })
})

test('the check sees a term with one source and no reason', () => {
  const [term] = termsOf('## A\n\n| a | s | n |\n| - | - | - |\n| x | T |   |\n\n## B\n', 'A', 's')
  expect(term).toEqual({name: 'x', sources: ['T'], said: ''})
})
