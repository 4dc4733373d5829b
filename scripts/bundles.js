/**
 * Bundles for Node beside the modules of a published package: a file for each of its entries, and files of the code
 * that these share. Node loads them two to three times as fast as hundreds of modules (`bench/loading.js`). The
 * condition `node` of `exports` leads to them. All other programs, such as bundlers for the browser, get modules, which
 * they can split by what a program uses, and when. An entry that imports modules of Node itself has only its bundle. In
 * the repository packages stay as they are compiled, so that tests and stack traces name the source.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {rolldown} from 'rolldown'
import {entriesOf} from './published.js'

/**
 * Write bundles into `dist` of a package, as `*.node.js`, and change `exports`, `sideEffects` and its programs to name
 * them. A package with bundles of its own lists them in `files` instead of the whole of `dist`, and is left as it is.
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
    // Names of regions would contain paths of this machine.
    experimental: {attachDebugInfo: 'none'},
    logLevel: 'warn'
  })
  const {output} = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].node.js',
    // They are in the same folder as the entries, so that addresses relative to `import.meta.url` stay valid.
    chunkFileNames: '[name]-[hash].node.js',
    comments: false,
    // Functions keep their names for stack traces.
    minify: {compress: false, mangle: {toplevel: false}, codegen: {removeWhitespace: true}}
  })
  await bundle.close()
  return output
}

/** Whether an import names a package rather than a file. */
const isPackage = id => !/^(?:[./]|[a-z]:[\\/])/i.test(id)

/** A module of `dist` that code names: its path in `dist` without `.js`, in the first group. */
const inDist = /(?<=['"](?:\.\.?\/)+dist\/)([\w./-]+?)(?:\.node)?(?=\.js['"])/g

/** The programs of a package that only Node runs, relative to its folder: commands, and modules for `require`. */
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

/** Make a program import bundles. */
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

/** The conditions of an entry, with its bundle. */
function withNode(target, byPath) {
  if (typeof target === 'string') {
    const conditions = conditionsOf(target, byPath)
    return conditions.node ? conditions : conditions.default
  }
  const {default: module, node, ...others} = target
  if (module === undefined) return target
  if (node === undefined) return {...others, ...conditionsOf(module, byPath)}
  // Node has a module of its own already, which is replaced by its bundle.
  const bundled = conditionsOf(node, byPath)
  return {...others, node: bundled.node ?? bundled.default, default: module}
}

/**
 * The condition `node` before `default`; or only `default`, which leads to the bundle if only Node can load the entry.
 */
function conditionsOf(module, byPath) {
  const node = module.replace(/\.js$/, '.node.js')
  if (!byPath.has(node)) return {default: module}
  return isForNodeAlone(byPath.get(node), byPath) ? {default: node} : {node, default: module}
}

/** Whether a bundle, or another one that it imports statically, imports a module of Node. */
function isForNodeAlone(chunk, byPath) {
  const loaded = new Set([chunk])
  for (const {imports} of loaded)
    for (const name of imports) if (byPath.has(`./dist/${name}`)) loaded.add(byPath.get(`./dist/${name}`))
  return [...loaded].some(({imports}) => imports.some(name => name.startsWith('node:')))
}

/** `sideEffects`, with the bundles that contain a module with side effects. */
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
