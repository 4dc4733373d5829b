/**
 * Random calls of the program over a tree, and which files are their sources.
 */
import {readdirSync, realpathSync, statSync} from 'node:fs'
import {bytesOf} from './tree.js'

const asText = path => Buffer.from(path, 'latin1').toString()
const isPage = name => /\.(?:md|markdown|mdx)$/.test(name)

/**
 * A call: what is typed after `tehai`, and what of it names sources.
 *
 * @returns {{args: string[], inputs: string[], command: string, isWriting: boolean}} `inputs` are paths of bytes
 */
export function callOf(random, entries) {
  const {chance, pick} = random
  const paths = kinds => entries.filter(({kind}) => kinds.includes(kind)).map(({path}) => path)
  const files = paths(['file', 'hard', 'link'])
  const folders = paths(['folder', 'link'])
  const anywhere = () =>
    pick([
      () => pick(folders),
      () => pick(files.length > 0 ? files : folders),
      () => `${pick(folders)}/out`,
      () => `${pick(folders)}/${pick(['new.md', 'a.md', 'new.html', 'x/y/z.html'])}`,
      () => 'made',
      () => '.'
    ])()
  const inputs = Array.from({length: chance(0.75) ? 1 : 2}, () =>
    chance(0.7) ? pick(folders) : pick([...files, 'site'])
  )
  const named = inputs.map(asText)
  const extras = [...(chance(0.2) ? ['--lang', 'ja'] : []), ...(chance(0.1) ? ['--claims', 'trust'] : [])]
  const place = () => asText(anywhere())
  const [command, args, isWriting] = pick([
    () => ['check', [...(chance(0.3) ? ['--json'] : []), ...extras], false],
    () => ['audit', [...(chance(0.3) ? ['--json'] : []), ...(chance(0.7) ? ['--html', place()] : [])], true],
    () => ['build', ['--out-dir', place(), ...(chance(0.6) ? ['--markdown'] : [])], true],
    () => ['build', ['--markdown', '--out-dir', place(), '--images', place()], true],
    () => ['build', [chance(0.5) ? '-o' : '--output', place(), ...(chance(0.4) ? ['--markdown'] : [])], true],
    () => ['build', chance(0.5) ? ['--markdown'] : ['--on-error', 'throw'], false],
    () => [
      'convert',
      ['--write', ...(chance(0.3) ? ['--from', 'mjt'] : []), ...(chance(0.2) ? ['--strict'] : [])],
      true
    ],
    () => ['convert', ['--write', '--to', pick(['mpsz', 'unicode', 'mjt'])], true],
    () => ['format', ['--write'], true],
    () => ['format', ['--check'], false]
  ])()
  return {args: [command, ...named, ...args], inputs, command, isWriting}
}

/**
 * The files that inputs name, links followed, without what the program uses: those named, and every page in folders.
 *
 * @returns {Set<string>} real paths, of bytes
 */
export function sourcesOf(base, inputs) {
  const found = new Set()
  const visited = new Set()
  const real = path => {
    try {
      return realpathSync(bytesOf(path), {encoding: 'buffer'}).toString('latin1')
    } catch {
      return null
    }
  }
  const walk = folder => {
    if (visited.has(folder)) return
    visited.add(folder)
    for (const name of readdirSync(bytesOf(folder), {encoding: 'latin1'})) {
      const path = real(`${folder}/${name}`)
      // What begins with a dot, and what is installed, is part of no site.
      if (path === null || name.startsWith('.') || name === 'node_modules') continue
      const state = statSync(bytesOf(path))
      if (state.isDirectory()) walk(path)
      else if (state.isFile() && isPage(name)) found.add(path)
    }
  }
  for (const input of inputs) {
    const path = real(`${base}/${input}`)
    if (path === null) continue
    if (statSync(bytesOf(path)).isDirectory()) walk(path)
    else found.add(path)
  }
  return found
}
