/**
 * Which files a package needs on npm: those that its entries lead to. A module with nothing but types does not need its
 * `.js`, and a module that no public type refers to does not need its `.d.ts`.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join, posix, relative, resolve, sep} from 'node:path'

const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** Every file that `exports` and `bin` name, as written there. */
export function entriesOf({exports = {}, bin = {}}) {
  const filesIn = value => (typeof value === 'string' ? [value] : Object.values(value).flatMap(filesIn))
  return [...new Set([...filesIn(exports), ...filesIn(bin)])]
}

/** A quoted path, as in `import`, `import()`, `new URL()` and `require()`. */
const quoted = /(['"`])((?:\.{1,2}\/)?[\w./-]+\.(?:[cm]?js|json|css))\1/g

/** The files of a package that a file names. */
function filesNamedIn(file) {
  if (!/\.(?:[cm]?js|[cm]?ts)$/.test(file)) return []
  const isTypes = /\.d\.[cm]?ts$/.test(file)
  const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return [...code.matchAll(quoted)]
    .map(([, , path]) => resolve(dirname(file), path))
    .map(path => (isTypes ? path.replace(/\.([cm]?)js$/, '.d.$1ts') : path))
    .filter(path => existsSync(path))
}

/** The files that the entries of a package lead to, relative to its folder and with `/`. The package must be built. */
export function neededFiles(directory) {
  const entries = entriesOf(readJson(join(directory, 'package.json')))
  const found = new Set(entries.map(name => join(directory, name)).filter(path => existsSync(path)))
  for (const file of found) for (const named of filesNamedIn(file)) found.add(named) // the set grows while it is read
  return new Set([...found].map(path => relative(directory, path).split(sep).join('/')))
}

/** The files of `dist` that no entry needs. */
export function unneededFiles(directory) {
  const needed = neededFiles(directory)
  return readdirSync(join(directory, 'dist'), {recursive: true})
    .map(name => posix.join('dist', name.split(sep).join('/')))
    .filter(name => statSync(join(directory, name)).isFile() && !needed.has(name))
}
