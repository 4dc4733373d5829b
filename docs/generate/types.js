/**
 * Regions of docs/types.md: what TypeScript says, and what it costs. The proof in `proofs/types` writes the files that
 * are read here, and compares them with what TypeScript says today.
 */
import {readFileSync} from 'node:fs'
import {fenced, table} from './region.js'

const read = name => readFileSync(new URL(`../../proofs/types/${name}`, import.meta.url), 'utf8')

/** Each wrong call, a caret under the place, and what is said of it. */
function wrongCalls() {
  const source = read('calls/wrong-calls.tsx').split('\n')
  const errors = [...read('calls/wrong-calls.txt').matchAll(/^\S+?\((\d+),(\d+)\): (error .*(?:\n +.*)*)/gm)]
  const blocks = errors.map(([, line, column, text]) => {
    return [source[Number(line) - 1], '^'.padStart(Number(column)), text].join('\n')
  })
  return fenced(blocks.join('\n\n'))
}

const figure = value => (typeof value === 'number' ? value.toLocaleString('en') : String(value))

/** Figures beside their bounds. */
function figures() {
  const {budgets} = JSON.parse(read('figures.json'))
  return table(
    ['figure', 'measured', 'bound'],
    budgets.map(({name, value, bound}) => [name, figure(value), figure(bound)])
  )
}

/** Figures of both libraries on the same hands. */
function beside() {
  const {peer} = JSON.parse(read('figures.json'))
  const names = Object.keys(peer)
  const rows = Object.keys(peer[names[0]])
  return table(
    ['', ...names],
    rows.map(row => [row, ...names.map(name => figure(peer[name][row]))])
  )
}

/** What an editor shows: of the public types, and of the stages. */
function hoversByPart() {
  const lines = read('calls/hovers.txt').trimEnd().split('\n')
  const isStage = line => /^type (Sorted|SignOf\w+|OneReading|TwoReadings|ShapeOf\w+|FuOf\w+) =/.test(line)
  return [lines.filter(line => !isStage(line)), lines.filter(isStage)]
}

export function regions() {
  const [hovers, stages] = hoversByPart().map(lines => fenced(lines.join('\n')))
  return {'wrong-calls': wrongCalls(), hovers, stages, figures: figures(), beside: beside()}
}
