/**
 * The modules of a package as it is published: a file for each of its entries, and files of what these share. Node loads them two to
 * three times as fast as hundreds of modules (`bench/loading.js`). In the repository packages stay as they are compiled, a module
 * for each source, so that tests and stack traces name the source.
 *
 * A program for the browser still takes only what it uses: what a bundle computes while it loads is marked as pure
 * (`pure-values.js`), but for the modules that `sideEffects` names.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {rolldown} from 'rolldown'
import {withoutIndentation} from './compact.js'
import {entriesOf} from './published.js'
import {markPureValues} from './pure-values.js'

/**
 * Write bundles into `dist` of a package. Modules that are in them are left there, without an entry that leads to them. A package
 * that has bundles of its own names them in `files`, without the whole of `dist`, and is left as it is.
 *
 * @param directory
 *   Folder of the built package, or of a copy of it.
 */
export async function writeBundles(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  if (!manifest.files.includes('dist')) return
  const names = entryModules(directory, manifest)
  const hasEffects = effectsOf(directory, manifest)
  const bundle = await rolldown({
    input: Object.fromEntries(names.map(name => [name, join(directory, 'dist', `${name}.js`)])),
    external: isPackage,
    platform: 'neutral',
    preserveEntrySignatures: 'strict',
    experimental: {attachDebugInfo: 'none'},
    logLevel: 'warn',
    plugins: [
      {name: 'pure-values', transform: (code, path) => (hasEffects(path) ? null : markPureValues(code))}
    ]
  })
  const {output} = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    // In the same folder as the entries: addresses from `import.meta.url` on stay as they are.
    chunkFileNames: '[name]-[hash].js',
    comments: {annotation: true, jsdoc: false, legal: false}
  })
  await bundle.close()
  for (const {fileName, code} of output)
    writeFileSync(join(directory, 'dist', fileName), withoutIndentation(code))
}

/** Whether an import names a package, and no file. */
const isPackage = id => !/^(?:[./]|[a-z]:[\\/])/i.test(id)

/** Paths in `dist`, without `.js`, of the modules that `exports` names and of those that programs in `bin` import. */
function entryModules(directory, manifest) {
  const entries = entriesOf(manifest)
  const programs = entriesOf({bin: manifest.bin})
  const imported = programs.flatMap(path =>
    [...readFileSync(join(directory, path), 'utf8').matchAll(/'\.\.(\/dist\/[^']+)'/g)].map(
      ([, name]) => `.${name}`
    )
  )
  const modules = [...entries, ...imported].flatMap(path => /^\.\/dist\/(.+)\.js$/.exec(path)?.[1] ?? [])
  return [...new Set(modules)]
}

/** Whether `sideEffects` names a module: by its path, or by a pattern with `*` for a name. */
function effectsOf(directory, {sideEffects = true}) {
  if (typeof sideEffects === 'boolean') return () => sideEffects
  const patterns = sideEffects.map(pattern => {
    const parts = join(directory, pattern).split('*')
    return new RegExp(`^${parts.map(escaped).join('[^/\\\\]*')}$`)
  })
  return path => patterns.some(pattern => pattern.test(path))
}

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
