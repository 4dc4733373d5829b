/**
 * Who may import whom: rooms inside core, and packages among each other. The map is the one of ARCHITECTURE.md.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve, sep} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

// Room of packages/core/src → rooms it may import.
const rooms = {
  tile: [],
  source: [],
  notation: ['tile', 'source'],
  model: ['tile', 'source', 'notation'],
  format: ['tile', 'source', 'notation', 'model'],
  riichi: ['tile', 'source', 'model'],
  layout: ['tile', 'model'],
  labels: ['tile', 'source', 'model', 'riichi'],
  page: ['tile', 'source', 'notation', 'model', 'format', 'riichi', 'labels'],
  claims: ['tile', 'source', 'notation', 'model', 'riichi', 'labels', 'page'],
  markdown: ['source', 'page', 'claims'],
  types: ['tile'],
  typed: ['tile', 'source', 'notation', 'model', 'types', 'riichi', 'labels', 'page']
}

// Package → packages of ours it may import.
const packages = {
  core: [],
  'tile-art': ['@tehai/core'],
  'card-art': ['@tehai/core'],
  koikoi: ['@tehai/core'],
  'remark-mahjong': ['@tehai/core'],
  'rehype-tiles': ['@tehai/core', '@tehai/tile-art'],
  'remark-hanafuda': ['@tehai/core', '@tehai/koikoi', '@tehai/card-art', 'remark-mahjong', 'rehype-tiles'],
  satteri: ['@tehai/core', 'rehype-tiles'],
  'markdown-it': ['@tehai/core', 'rehype-tiles'],
  astro: ['@tehai/core', '@tehai/satteri', 'remark-mahjong', 'rehype-tiles'],
  docusaurus: ['@tehai/core', 'remark-mahjong', 'rehype-tiles'],
  cli: [
    '@tehai/core',
    '@tehai/tile-art',
    'remark-mahjong',
    'rehype-tiles',
    '@tehai/koikoi',
    'remark-hanafuda'
  ]
}

const ours = /^(@tehai\/[\w-]+|remark-mahjong|rehype-tiles|markdown-it-tehai|tehai)(\/.*)?$/

function sources(folder) {
  return readdirSync(folder, {recursive: true})
    .map(name => join(folder, name))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
}

function importsOf(file) {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\n[^'"\n]*)*?from\s+'([^']+)'/g
  )
  return [...found].map(([, name]) => name)
}

test('rooms of core import only earlier rooms', () => {
  const src = join(root, 'packages/core/src')
  const wrong = []
  for (const file of sources(src)) {
    const [room, ...inside] = relative(src, file).split(sep)
    if (inside.length === 0) continue
    for (const name of importsOf(file)) {
      expect(name, `${file} imports nothing but its own package`).toMatch(/^\./)
      const [target] = relative(src, resolve(dirname(file), name)).split(sep)
      if (target !== room && !rooms[room]?.includes(target)) wrong.push(`${relative(root, file)} → ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('packages import only packages below them, and only through their exports', () => {
  const wrong = []
  let seen = 0
  for (const [name, allowed] of Object.entries(packages)) {
    const src = join(root, 'packages', name, 'src')
    for (const file of sources(src)) {
      for (const imported of importsOf(file)) {
        const match = ours.exec(imported)
        if (!match) continue
        seen++
        const throughExports = !/\/(src|dist)\//.test(imported)
        if (!allowed.includes(match[1]) || !throughExports)
          wrong.push(`${relative(root, file)} → ${imported}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(20)
})

test('core knows no host: no unist, no DOM, no node', () => {
  const wrong = sources(join(root, 'packages/core/src')).filter(file =>
    importsOf(file).some(name => /^(node:|mdast|hast|unist|vfile|unified)/.test(name))
  )
  expect(wrong).toEqual([])
})

test('labels and pages take only types from the rules: who draws rows never loads the engine', () => {
  const ofRules = /^(?:import|export)(?! type)[^']*from '[./]+\/(?:riichi|claims)\//m
  const wrong = ['labels', 'page']
    .flatMap(room => sources(join(root, 'packages/core/src', room)))
    .filter(file => ofRules.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const cellsOf = row =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

test('ARCHITECTURE.md: the table of packages is the one of this test', () => {
  const rows = [...architecture.matchAll(/^\| `packages\/.*$/gm)].map(([row]) => cellsOf(row))
  const short = name => name.replace('@tehai/', '')
  const shown = rows.map(([cell, , imports]) => [
    /`packages\/([\w-]+)`/.exec(cell)[1],
    imports
      .split(', ')
      .map(name => /^[\w-]+/.exec(name)?.[0] ?? '')
      .filter(Boolean)
      .toSorted()
  ])
  const expected = Object.entries(packages).map(([name, imports]) => [name, imports.map(short).toSorted()])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected))
})

test('ARCHITECTURE.md: every room of core is in its table, below those that it imports', () => {
  const shown = [...architecture.matchAll(/^\| `(\w+)\/`/gm)].map(([, room]) => room)
  const folders = readdirSync(join(root, 'packages/core/src'), {withFileTypes: true})
  expect(shown.toSorted()).toEqual(
    folders
      .filter(one => one.isDirectory())
      .map(({name}) => name)
      .toSorted()
  )
  const wrong = shown.flatMap((room, at) => rooms[room].filter(other => shown.indexOf(other) >= at))
  expect(wrong).toEqual([])
})
