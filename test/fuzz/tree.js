/**
 * Random folders: what a site has, and what breaks programs that read and write files.
 *
 * A tree is a plan, a list of entries, so that it can be planted twice and printed. Paths are strings of bytes (latin1):
 * names need not be UTF-8.
 */
import {execFileSync} from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  lstatSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'

/** A path of bytes, as functions of files take it. */
export const bytesOf = path => Buffer.from(path, 'latin1')
const utf8 = text => Buffer.from(text).toString('latin1')

const plain = ['a', 'b', 'c', 'index', 'README']
const strange = [
  '[ab]',
  '{a,b}',
  '(x)',
  '!a',
  '-o',
  '--write',
  'a b',
  'new\nline',
  '\u001B[31mred',
  '%41',
  '#',
  '..a',
  '.hidden',
  '.tehai-build.json',
  'node_modules',
  utf8('牌'),
  utf8('\u202Eab'),
  'caf\xe9',
  'n'.repeat(240)
]
const endings = ['.md', '.md', '.md', '.markdown', '.mdx', '.txt', '.html', '']

const constructs = [
  '{{#mjt:1m}}',
  ':tiles[123m]',
  ':tiles[1q]',
  ':tiles[123m]{dialect=mjt}',
  '```mahjong\n123m456p\nwaits: 3m\n```',
  '```mahjong\n 123m  456p\nwaits :3m\n```',
  ':tiles[ 123m ]{ size=l }',
  '```hanafuda\n1h3h8t\n```',
  ':hanafuda[1h]',
  '![](tiles/1-man.png)',
  '🀇🀈',
  '# 牌',
  '| a | b |\n|---|---|\n| :tiles[1m] | 2 |'
]
const fronts = [
  '---\ntitle: a\nlang: ja\n---\n',
  '---\ntitle: [a\n---\n',
  '---\nmahjong: {dialect: mjt}\n---\n',
  '---\n',
  '+++\nx = 1\n+++\n'
]

/** Text of a page. */
function textOf({below, chance, pick, some}) {
  if (chance(0.05)) return ''
  if (chance(0.03)) return `{{#mjt:1m}} ${'x'.repeat(below(80_000))}`
  const front = chance(0.15) ? pick(fronts) : ''
  const text =
    front + [pick(constructs), ...some(3, () => pick(constructs))].join(pick(['\n\n', '\n', ' ', '\r\n\r\n']))
  return `${chance(0.1) ? '\uFEFF' : ''}${text}${chance(0.7) ? '\n' : ''}`
}

function contentOf(random) {
  const {chance} = random
  if (chance(0.06)) return '\x81\x40 :tiles[1m]'
  if (chance(0.04)) return ':tiles[1m]\0'
  return utf8(textOf(random))
}

/**
 * A tree. `site` and `outside` are folders that it always has; the program runs beside them.
 *
 * @param random
 *   Choices.
 * @returns {{kind: 'folder' | 'file' | 'link' | 'hard' | 'fifo', path: string, to?: string, content?: string, mode?: number}[]}
 */
export function treeOf(random) {
  const {below, chance, pick} = random
  const folders = ['site', 'outside']
  const files = []
  const entries = folders.map(path => ({kind: 'folder', path}))
  const taken = new Set(folders)
  const add = (entry, list) => {
    if (taken.has(entry.path)) return
    taken.add(entry.path)
    entries.push(entry)
    list?.push(entry.path)
  }
  const nameOf = () => (chance(0.3) ? pick(strange) : pick(plain))
  for (let count = 2 + below(9); count > 0; count--) {
    const folder = chance(0.8) ? pick(folders) : 'site'
    const path = `${folder}/${nameOf()}`
    const kind = below(100)
    if (kind < 20) add({kind: 'folder', path: path + (chance(0.1) ? '.md' : '')}, folders)
    else if (kind < 72 || files.length === 0)
      add(
        {
          kind: 'file',
          path: path + pick(endings),
          content: contentOf(random),
          mode: pick([0o644, 0o600, 0o755, 0o444])
        },
        files
      )
    else if (kind < 90) {
      const up = '../'.repeat(path.split('/').length - 1)
      const to = pick([pick(files), pick(folders), 'nothing', `${pick(files)}/x`])
      add({kind: 'link', path: path + pick(endings), to: chance(0.05) ? '.' : up + to})
    } else if (kind < 98) add({kind: 'hard', path: path + pick(endings), to: pick(files)}, files)
    else if (chance(0.05) && /^[\x20-\x7E]*$/.test(path)) add({kind: 'fifo', path: `${path}.md`})
  }
  return entries
}

/** Make a tree in an empty folder. */
export function plant(entries, base) {
  for (const {kind, path, to, content, mode} of entries) {
    const at = bytesOf(`${base}/${path}`)
    if (kind === 'folder') mkdirSync(at, {recursive: true})
    else if (kind === 'file') writeFileSync(at, Buffer.from(content, 'latin1'), {mode})
    else if (kind === 'link') symlinkSync(bytesOf(to), at)
    else if (kind === 'hard') linkSync(bytesOf(`${base}/${to}`), at)
    else execFileSync('mkfifo', ['--', at.toString()])
  }
}

/**
 * What a folder holds, links not followed.
 *
 * @returns {Map<string, string>} `file …`, `link …` or a kind, by path from the folder
 */
export function contentsOf(base) {
  const found = new Map()
  const walk = path => {
    for (const name of readdirSync(bytesOf(base + path), {encoding: 'buffer'})) {
      const inside = `${path}/${name.toString('latin1')}`
      const at = bytesOf(base + inside)
      const state = lstatSync(at)
      if (state.isDirectory()) {
        found.set(inside.slice(1), 'folder')
        walk(inside)
      } else if (state.isSymbolicLink()) {
        found.set(inside.slice(1), `link ${readlinkSync(at, {encoding: 'buffer'}).toString('latin1')}`)
      } else if (state.isFile()) found.set(inside.slice(1), `file ${readFileSync(at).toString('latin1')}`)
      else found.set(inside.slice(1), 'other')
    }
  }
  walk('')
  return found
}
