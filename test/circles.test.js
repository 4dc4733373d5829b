/**
 * No file imports itself by way of others, not even for its types.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')
const sources = readdirSync(join(root, 'packages')).flatMap(name => {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, {recursive: true})
    .map(file => join(folder, file))
    .filter(file => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
})

// `() => import('./zh-Hans.js')` imports later, when the words are needed.
const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\n[^'"\n]*)*?from\s+'(\.[^']+)'|(?<!=> )import\('(\.[^']+)'\)/g

/** The files that a file imports. */
function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)]
    .map(([, from, typed]) => resolve(dirname(file), (from ?? typed).replace(/\.js$/, '.ts')))
    .filter(target => existsSync(target))
}

/** Circles of a graph: its strongly connected parts of more than one file (Tarjan). */
function circlesOf(graph) {
  const found = []
  const order = new Map()
  const low = new Map()
  const stack = []
  const visit = node => {
    order.set(node, order.size)
    low.set(node, order.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== order.get(node)) return
    const part = stack.splice(stack.indexOf(node))
    if (part.length > 1 || (graph.get(node) ?? []).includes(node)) found.push(part)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

test('no circles of imports', () => {
  const graph = new Map(sources.map(file => [file, importsOf(file)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  const circles = circlesOf(graph).map(part => part.map(file => relative(root, file)).toSorted())
  expect(circles).toEqual([])
})

test('the search finds a circle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []]
  ])
  expect(circlesOf(graph).map(part => part.toSorted())).toEqual([['a', 'b', 'c']])
})
