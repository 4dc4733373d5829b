/**
 * Who may import whom: rooms inside core, and packages among each other. The map is the one of ARCHITECTURE.md.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve, sep} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

// Package → its rooms → rooms of the package that each may import.
const rooms = {
  kernel: {
    source: [],
    markup: ['source'],
    picture: [],
    random: [],
    block: ['source', 'markup'],
    markdown: ['source', 'markup', 'block'],
    report: ['source', 'markdown'],
    repair: ['source', 'block', 'markdown']
  },
  riichi: {
    tile: [],
    types: ['tile'],
    shanten: ['tile'],
    decompose: ['tile', 'shanten'],
    rules: ['tile'],
    hand: ['tile', 'shanten', 'decompose', 'rules'],
    analysis: ['tile', 'shanten', 'decompose', 'hand'],
    yaku: ['tile', 'shanten', 'decompose', 'rules', 'hand'],
    score: ['tile', 'shanten', 'decompose', 'rules', 'hand', 'yaku'],
    case: ['tile', 'rules', 'hand', 'analysis', 'score'],
    given: ['tile', 'shanten', 'decompose', 'rules', 'hand', 'analysis', 'score'],
    safety: ['tile'],
    value: ['tile', 'shanten', 'decompose', 'rules', 'hand', 'score', 'case', 'given']
  },
  record: {
    game: [],
    words: ['game'],
    readers: ['game'],
    check: ['game', 'readers'],
    writers: ['game', 'readers', 'check'],
    messages: ['game', 'readers', 'check', 'words']
  },
  core: {
    notation: [],
    model: ['notation'],
    format: ['notation', 'model'],
    layout: ['model'],
    labels: ['model'],
    table: ['model', 'layout', 'labels'],
    page: ['notation', 'model', 'format', 'labels'],
    claims: ['notation', 'model', 'labels', 'page'],
    log: ['notation', 'format', 'labels', 'table', 'page'],
    markdown: ['page', 'claims'],
    typed: ['notation', 'model', 'labels', 'page']
  },
  'rehype-tiles': {
    hast: [],
    ink: ['hast'],
    picture: ['hast', 'ink'],
    game: ['ink', 'picture'],
    page: ['hast', 'ink', 'picture', 'game'],
    boards: ['hast', 'ink', 'picture', 'game', 'page'],
    host: ['hast', 'ink', 'game', 'page', 'boards']
  },
  language: {
    page: [],
    syntax: ['page'],
    claims: ['page', 'syntax'],
    fixes: ['page', 'claims'],
    editing: ['page', 'claims'],
    format: ['page', 'syntax', 'claims'],
    completion: ['page', 'syntax', 'claims']
  },
  'remark-hanafuda': {
    words: [],
    grammar: ['words'],
    cards: ['words', 'grammar'],
    claims: ['words', 'grammar', 'cards'],
    page: ['words', 'grammar', 'cards', 'claims']
  },
  cli: {
    words: [],
    terminal: ['words'],
    command: ['words', 'terminal'],
    files: ['words', 'terminal', 'command'],
    picture: ['words', 'terminal', 'command', 'files'],
    hand: ['words', 'terminal', 'command', 'files'],
    jsonl: ['words', 'terminal', 'command'],
    koikoi: ['words', 'terminal', 'command'],
    log: ['words', 'terminal', 'command', 'files'],
    markdown: ['words', 'terminal', 'command', 'hand'],
    convert: ['words', 'terminal', 'command', 'markdown'],
    mdbook: ['markdown'],
    pandoc: ['words', 'terminal', 'picture', 'markdown'],
    build: ['words', 'terminal', 'command', 'files', 'picture', 'markdown'],
    card: ['command', 'picture', 'markdown', 'build'],
    audit: ['words', 'terminal', 'command', 'markdown', 'convert', 'build'],
    commands: [
      'words',
      'terminal',
      'command',
      'files',
      'picture',
      'hand',
      'jsonl',
      'koikoi',
      'log',
      'markdown',
      'convert',
      'mdbook',
      'pandoc',
      'build',
      'card',
      'audit'
    ]
  }
}

// Room with rooms of its own → those rooms → rooms beside it that each may import. What lies beside the rooms puts them
// together, and no room imports it; a file that rooms import is listed as they are.
const inner = {
  'kernel/src/source': {
    words: [],
    text: [],
    values: [],
    nearest: ['values'],
    sounds: ['nearest'],
    language: ['words', 'nearest'],
    message: ['text', 'values', 'language']
  },
  'kernel/src/block': {
    words: [],
    'language-names.ts': [],
    'messages.ts': ['words', 'language-names.ts'],
    'keys.ts': [],
    'claim.ts': [],
    meta: ['messages.ts', 'keys.ts'],
    lines: [],
    sections: ['messages.ts', 'keys.ts', 'meta', 'lines'],
    show: ['claim.ts', 'meta']
  },
  'kernel/src/markdown': {
    words: [],
    'yaml-faults.ts': ['words'],
    'messages.ts': ['words', 'yaml-faults.ts'],
    document: [],
    constructs: ['messages.ts', 'document'],
    almost: ['messages.ts', 'document', 'constructs'],
    'front-matter': ['messages.ts', 'document'],
    game: ['document', 'constructs', 'almost', 'front-matter'],
    html: ['messages.ts', 'document', 'constructs', 'almost', 'game']
  },
  'core/src/labels': {
    'ids.ts': [],
    'yaku-names.ts': ['ids.ts'],
    words: ['ids.ts', 'yaku-names.ts'],
    'assert-language.ts': [],
    rows: ['words', 'assert-language.ts'],
    play: ['words', 'ids.ts', 'rows'],
    scores: ['words', 'ids.ts', 'yaku-names.ts', 'play'],
    clauses: ['words', 'ids.ts', 'rows', 'play', 'scores']
  },
  'core/src/page': {
    grammar: [],
    row: ['grammar'],
    check: ['grammar', 'row'],
    show: ['grammar', 'row', 'check']
  },
  'core/src/page/grammar': {
    words: [],
    'messages.ts': ['words'],
    spelling: [],
    keys: ['words', 'messages.ts'],
    tiles: ['messages.ts'],
    situation: ['messages.ts', 'spelling', 'keys'],
    block: ['words', 'messages.ts', 'keys', 'tiles', 'situation'],
    values: ['messages.ts', 'spelling', 'keys', 'tiles', 'situation', 'block']
  },
  'core/src/page/check': {
    words: [],
    result: ['words'],
    rows: ['result'],
    context: ['result', 'rows'],
    inline: ['result', 'rows', 'context'],
    record: ['context'],
    checks: ['result', 'rows', 'context']
  },
  'core/src/log': {
    words: [],
    'faults.ts': ['words'],
    files: [],
    moments: [],
    lines: []
  },
  'core/src/claims/check': {
    outcome: [],
    ukeire: ['outcome'],
    score: ['outcome', 'ukeire'],
    waits: ['outcome', 'ukeire', 'score'],
    safety: ['outcome'],
    settlement: ['outcome'],
    discard: ['outcome', 'ukeire', 'score', 'waits']
  },
  'language/src/completion': {
    'completion-item.ts': [],
    values: [],
    keys: ['completion-item.ts', 'values']
  }
}

// Package → packages of ours it may import.
const packages = {
  kernel: [],
  riichi: ['@tehai/kernel'],
  record: ['@tehai/kernel', '@tehai/riichi'],
  core: ['@tehai/kernel', '@tehai/riichi', '@tehai/record'],
  'tile-art': ['@tehai/kernel', '@tehai/riichi'],
  'card-art': ['@tehai/kernel'],
  koikoi: ['@tehai/kernel'],
  'remark-mahjong': ['@tehai/kernel', '@tehai/core'],
  'rehype-tiles': ['@tehai/kernel', '@tehai/core', '@tehai/tile-art'],
  'remark-hanafuda': ['@tehai/kernel', '@tehai/koikoi', '@tehai/card-art', 'remark-mahjong', 'rehype-tiles'],
  satteri: ['@tehai/kernel', '@tehai/core', 'rehype-tiles'],
  'markdown-it': ['@tehai/kernel', '@tehai/core', 'rehype-tiles'],
  astro: ['@tehai/kernel', '@tehai/core', '@tehai/satteri', 'remark-mahjong', 'rehype-tiles'],
  docusaurus: ['@tehai/kernel', 'remark-mahjong', 'rehype-tiles'],
  nuxt: ['@tehai/kernel', 'remark-mahjong', 'rehype-tiles'],
  obsidian: ['@tehai/core', '@tehai/kernel', 'rehype-tiles', 'remark-hanafuda'],
  markdown: ['@tehai/kernel', 'remark-mahjong', 'rehype-tiles'],
  language: [
    '@tehai/core',
    '@tehai/kernel',
    '@tehai/koikoi',
    '@tehai/riichi',
    'rehype-tiles',
    'remark-mahjong',
    'remark-hanafuda'
  ],
  'language-server': ['@tehai/kernel', '@tehai/language'],
  vscode: ['@tehai/core', '@tehai/language-server', 'markdown-it-tehai', 'remark-hanafuda'],
  hexo: ['@tehai/kernel', '@tehai/markdown', 'rehype-tiles', 'remark-hanafuda'],
  cli: [
    '@tehai/kernel',
    '@tehai/markdown',
    '@tehai/riichi',
    '@tehai/record',
    '@tehai/core',
    '@tehai/tile-art',
    'remark-mahjong',
    'rehype-tiles',
    '@tehai/koikoi',
    '@tehai/language',
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

/** Imports of the rooms of a folder that its map does not allow. */
function wrongImports(src, known) {
  const wrong = []
  for (const file of sources(src)) {
    const [room] = relative(src, file).split(sep)
    if (!(room in known)) continue
    for (const imported of importsOf(file).filter(name => name.startsWith('.'))) {
      const path = resolve(dirname(file), imported.replace(/\.js$/, '.ts'))
      const [target] = relative(src, path).split(sep)
      const isOutside = target === '..'
      // `languages` says how words are loaded; it imports no room, except those words when they are needed.
      const isAllowed = [room, 'languages', ...known[room]].includes(target)
      if (!isOutside && !isAllowed) wrong.push(`${relative(root, file)} → ${target}`)
    }
  }
  return wrong
}

test.each(Object.entries(rooms))('rooms of %s import only those that they may', (name, known) => {
  expect(wrongImports(join(root, 'packages', name, 'src'), known)).toEqual([])
})

test.each(Object.entries(inner))('rooms of %s import only those that they may', (name, known) => {
  const src = join(root, 'packages', name)
  const folders = readdirSync(src).filter(room => !room.includes('.') && sources(join(src, room)).length > 0)
  const files = Object.keys(known).filter(room => room.endsWith('.ts'))
  expect([...folders, ...files].toSorted()).toEqual(Object.keys(known).toSorted())
  expect(files.filter(file => !existsSync(join(src, file)))).toEqual([])
  expect(wrongImports(src, known)).toEqual([])
})

test('every package is in the map of this test, and compiled with the others', () => {
  const folders = readdirSync(join(root, 'packages')).filter(name =>
    existsSync(join(root, 'packages', name, 'package.json'))
  )
  const {references} = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  expect(Object.keys(packages).toSorted()).toEqual(folders.toSorted())
  expect(references.map(({path}) => path.replace('packages/', '')).toSorted()).toEqual(folders.toSorted())
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

// Packages of others that are no host: they run anywhere.
const portable = ['jsonc-parser']

test.each(['kernel', 'riichi', 'record', 'core'])('%s knows no host: no unist, no DOM, no node', name => {
  const wrong = sources(join(root, 'packages', name, 'src')).flatMap(file =>
    importsOf(file)
      .filter(imported => !imported.startsWith('.') && !ours.test(imported) && !portable.includes(imported))
      .map(imported => `${relative(root, file)} → ${imported}`)
  )
  expect(wrong).toEqual([])
})

test('labels and pages take only types from the rules: who draws rows never loads the engine', () => {
  const ofRules = /^(?:import|export)(?! type)[^']*from '(?:@tehai\/riichi'|(?:\.\.\/)+claims\/)/m
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

test.each([
  ...Object.entries(rooms).map(([name, known]) => [`${name}/src`, known]),
  ...Object.entries(inner)
])('ARCHITECTURE.md: every room of %s is in its table, below those that it imports', (name, known) => {
  const table = architecture.split(`Rooms of \`${name}\``)[1].split('\n\n')[1]
  const shown = [...table.matchAll(/^\| `([\w-]+(?=\/)|[\w-]+\.ts)\/?`/gm)].map(([, room]) => room)
  expect(shown.toSorted()).toEqual(Object.keys(known).toSorted())
  const wrong = shown.flatMap((room, at) => known[room].filter(other => shown.indexOf(other) >= at))
  expect(wrong).toEqual([])
})

test('every folder of a package with rooms is one of them', () => {
  for (const [name, known] of Object.entries(rooms)) {
    const folders = readdirSync(join(root, 'packages', name, 'src'), {withFileTypes: true})
      .filter(one => one.isDirectory() && one.name !== 'languages')
      .map(one => one.name)
    expect(folders.toSorted()).toEqual(Object.keys(known).toSorted())
  }
})

test('files and folders are named in lower case, words joined by dashes', () => {
  const languages = /(?:^|\/)zh-Han[st](?=[./]|$)/
  const odd = Object.keys(packages).flatMap(name =>
    readdirSync(join(root, 'packages', name, 'src'), {recursive: true})
      .map(path => path.split(sep).join('/'))
      .filter(path => /[^a-z\d./-]/.test(path.replace(languages, '')))
      .map(path => `${name}/src/${path}`)
  )
  expect(odd).toEqual([])
})
