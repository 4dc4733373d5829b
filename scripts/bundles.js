/**
 * Bundles for Node beside the modules of a package as it is published: a file for each of its entries, and files of what these
 * share. Node loads them two to three times as fast as hundreds of modules (`bench/loading.js`). The condition `node` of `exports`
 * leads to them; all others, bundlers for the browser among them, get modules, which they take apart by what a program uses, and
 * when. An entry that imports modules of Node itself has its bundle alone. In the repository packages stay as they are compiled, so that tests and stack traces name the source.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {rolldown} from 'rolldown'
import {entriesOf} from './published.js'

/**
 * Write bundles into `dist` of a package, as `*.node.js`, and let `exports`, `sideEffects` and its programs name them. A package
 * that has bundles of its own names them in `files`, without the whole of `dist`, and is left as it is.
 *
 * @param directory
 *   Folder of the built package, or of a copy of it.
 */
export async function writeBundles(directory) {
  const file = join(directory, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (!manifest.files.includes('dist')) return
  const programs = programsOf(directory, manifest)
  const modules = entryModules(directory, manifest, programs)
  const chunks = await bundlesOf(directory, modules)
  for (const {fileName, code} of chunks) writeFileSync(join(directory, 'dist', fileName), code)
  for (const name of programs) toBundles(join(directory, name))
  writeFileSync(file, `${JSON.stringify(withBundles(manifest, directory, chunks), null, 2)}\n`)
}

async function bundlesOf(directory, modules) {
  const bundle = await rolldown({
    input: Object.fromEntries(modules.map(name => [name, join(directory, 'dist', `${name}.js`)])),
    external: isPackage,
    platform: 'node',
    preserveEntrySignatures: 'strict',
    // Names of regions are paths of this machine.
    experimental: {attachDebugInfo: 'none'},
    logLevel: 'warn'
  })
  const {output} = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].node.js',
    // In the same folder as the entries: addresses from `import.meta.url` on stay as they are.
    chunkFileNames: '[name]-[hash].node.js',
    comments: false,
    // Functions keep their names, which stack traces show.
    minify: {compress: false, mangle: {toplevel: false}, codegen: {removeWhitespace: true}}
  })
  await bundle.close()
  return output
}

/** Whether an import names a package, and no file. */
const isPackage = id => !/^(?:[./]|[a-z]:[\\/])/i.test(id)

/** A module of `dist` that code names: its path in `dist` without `.js`, in the first group. */
const inDist = /(?<=['"](?:\.\.?\/)+dist\/)([\w./-]+?)(?:\.node)?(?=\.js['"])/g

/** The programs of a package that Node alone runs, from its folder on: commands, and modules for `require`. */
function programsOf(directory, {bin = {}}) {
  const required = readdirSync(directory).filter(name => name.endsWith('.cjs'))
  return [...entriesOf({bin}), ...required]
}

/** Paths in `dist`, without `.js`, of the modules that `exports` names and of those that programs import. */
function entryModules(directory, {exports}, programs) {
  const named = programs.flatMap(name => [...readFileSync(join(directory, name), 'utf8').matchAll(inDist)])
  const exported = entriesOf({exports}).flatMap(path => /^\.\/dist\/(.+)\.js$/.exec(path)?.[1] ?? [])
  return [...new Set([...exported, ...named.map(([, name]) => name)])]
}

/** Let a program import bundles. */
function toBundles(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(inDist, '$1.node'))
}

/** A manifest whose condition `node` leads to bundles. */
function withBundles(manifest, directory, chunks) {
  const byPath = new Map(chunks.map(chunk => [`./dist/${chunk.fileName}`, chunk]))
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => [entry, withNode(target, byPath)])
  )
  return {...manifest, exports, sideEffects: withBundleEffects(manifest.sideEffects, directory, chunks)}
}

/** What an entry leads to, with its bundle. */
function withNode(target, byPath) {
  if (typeof target === 'string') {
    const conditions = conditionsOf(target, byPath)
    return conditions.node ? conditions : conditions.default
  }
  const {default: module, node, ...others} = target
  if (module === undefined) return target
  if (node === undefined) return {...others, ...conditionsOf(module, byPath)}
  // Node has another module already: its bundle takes the place of it.
  const bundled = conditionsOf(node, byPath)
  return {...others, node: bundled.node ?? bundled.default, default: module}
}

/** The condition `node` before `default`; or `default` alone, which leads to the bundle where Node alone can load the entry. */
function conditionsOf(module, byPath) {
  const node = module.replace(/\.js$/, '.node.js')
  if (!byPath.has(node)) return {default: module}
  return isForNodeAlone(byPath.get(node), byPath) ? {default: node} : {node, default: module}
}

/** Whether a bundle, or one that it loads at once, imports a module of Node. */
function isForNodeAlone(chunk, byPath) {
  const loaded = new Set([chunk])
  for (const {imports} of loaded)
    for (const name of imports) if (byPath.has(`./dist/${name}`)) loaded.add(byPath.get(`./dist/${name}`))
  return [...loaded].some(({imports}) => imports.some(name => name.startsWith('node:')))
}

/** `sideEffects`, with the bundles that hold a module with side effects. */
function withBundleEffects(sideEffects, directory, chunks) {
  if (typeof sideEffects === 'boolean') return sideEffects
  const patterns = sideEffects.map(pattern => {
    const parts = join(directory, pattern).split('*')
    return new RegExp(`^${parts.map(escaped).join('[^/\\\\]*')}$`)
  })
  const hasEffects = path => patterns.some(pattern => pattern.test(path))
  const held = chunks.filter(({moduleIds}) => moduleIds.some(hasEffects)).map(({fileName}) => fileName)
  const unnamed = held.filter(name => !hasEffects(join(directory, 'dist', name)))
  return [...sideEffects, ...unnamed.map(name => `./dist/${name}`)]
}

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
