/**
 * Writes `build/`: the extension, the server that it starts and what it loads for a preview, and the style of
 * previews.
 *
 *     node packages/vscode/scripts/bundle.js
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {languages, residentLanguages} from '@tehai/kernel/source'
import {rolldown} from 'rolldown'
import {forThemes} from '../../obsidian/scripts/bundle.js'
import {withShortExports} from './short-exports.js'
import {conversionsUsedIn, withoutConversions} from './unused-conversions.js'
import {namespacesUsedIn, withoutNamespaces} from './unused-namespaces.js'

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url))
const {resolve} = createRequire(import.meta.url)

/** The files of code, and the modules that they are made of. */
const entries = ['extension', 'server', 'server-main', 'preview']

/**
 * One file for each language, which is loaded when it is needed: separate files for the words of each package would be
 * larger.
 */
const furtherLanguages = languages
  .filter(language => !residentLanguages.includes(language))
  .map(language => ({name: language, test: new RegExp(`/(?:words|languages)/${language}(?:/|\\.js$)`)}))

/** Features that our server does not have, by the names of their modules in the packages of VS Code. */
const bothUnused =
  'notebook|fileOperations|callHierarchy|typeHierarchy|inlineValue|linkedEditingRange|colorProvider|inlineCompletion|diagnostic|textDocumentContent'
const clientUnused = `${bothUnused}|signatureHelp|definition|reference|documentHighlight|codeLens|documentLink|rename|workspaceSymbol|typeDefinition|implementation|declaration|selectionRange|inlayHint|executeCommand|progress|progressPart`
const serverUnused = `${bothUnused}|moniker`
const protocolUnused = `${serverUnused}|inlayHint|declaration|typeDefinition|implementation|selectionRange`

/**
 * Modules that are left out of the bundle, by the package that contains them, and their replacements: a file of ours,
 * or another module beside the one that imports it.
 */
export const replacements = [
  ['vscode-languageclient', new RegExp(`^\\./(?:${clientUnused})$`), 'unused-features.cjs'],
  [
    'vscode-languageclient',
    /^\.\/protocol(?:CallHierarchyItem|CodeLens|DocumentLink|InlayHint|TypeHierarchyItem|WorkspaceSymbol)$/,
    'unused-items.cjs'
  ],
  [
    'vscode-languageserver',
    new RegExp(`^\\./(?:${serverUnused}|inlayHint|workspaceFolder|progress)$`),
    'unused-server-features.cjs'
  ],
  ['vscode-languageserver', /^\.\/files$/, 'no-node-paths.cjs'],
  [
    'vscode-languageserver-protocol',
    new RegExp(`^\\./protocol\\.(?:${protocolUnused})$`),
    'unused-requests.cjs'
  ],
  ['vscode-languageclient', /\/uuid$/, 'random-id.cjs'],
  ['vscode-jsonrpc', /^\.\/linkedMap$/, 'message-queue.cjs'],
  ['vscode-jsonrpc', /^\.\/sharedArrayCancellation$/, 'unused-requests.cjs'],
  ['yaml', /\/stringify\/\w+\.js$/, 'no-yaml-writer.js'],
  ['yaml', /^\.\/(?:yaml-1\.1\/)?(?:binary|omap|pairs|set|timestamp)\.js$/, 'no-yaml-1.1.js'],
  // Front matter never declares YAML 1.1, so it is read as YAML 1.2.
  ['yaml', /^\.\/yaml-1\.1\/schema\.js$/, './core/schema.js'],
  ['yaml', /\/cst-(?:scalar|stringify|visit)\.js$/, 'no-yaml-tokens.js']
]

/** Leaves these modules out. */
const withoutUnused = {
  name: 'without-unused-modules',
  resolveId(source, importer = '') {
    const found = replacements.find(
      ([name, pattern]) => pattern.test(source) && importer.includes(`/${name}/`)
    )
    if (!found) return null
    const [, , instead] = found
    return instead.startsWith('./') ? join(dirname(importer), instead) : path(`scripts/${instead}`)
  }
}

/** Whether a module of the client is left out of the bundle. */
const isLeftOut = module =>
  replacements.some(([name, pattern]) => name === 'vscode-languageclient' && pattern.test(module))

/** The code of the extension itself. */
const ownCode = () =>
  readdirSync(path('dist'))
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(path(`dist/${name}`), 'utf8'))
    .join('')

/** Write the files of code. Modules that several of them need are in separate files. */
async function writeCode() {
  const conversions = withoutConversions(isLeftOut, ownCode())
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(name => [name, path(`dist/${name}.js`)])),
    external: ['vscode'],
    logLevel: 'warn',
    plugins: [withoutUnused, withoutNamespaces, conversions.plugin],
    platform: 'node',
    treeshake: {propertyReadSideEffects: false, unknownGlobalSideEffects: false},
    // The CommonJS of some packages requires its parts by names that a bundler cannot follow.
    resolve: {
      mainFields: ['module', 'main'],
      alias: {
        'character-entities': path('scripts/character-names.js'),
        'markdown-table': path('scripts/to-markdown.js'),
        'mdast-util-to-markdown': path('scripts/to-markdown.js'),
        minimatch: path('scripts/no-glob.cjs'),
        // The client contains another version of the same module.
        'vscode-languageserver-textdocument': resolve('vscode-languageserver-textdocument').replace(
          'umd',
          'esm'
        ),
        'semver/functions/parse': path('scripts/version-check.cjs'),
        'semver/functions/satisfies': path('scripts/version-check.cjs'),
        // The modules of the package, of which only those that read YAML are used.
        yaml: join(dirname(resolve('yaml/package.json')), 'browser/dist/index.js')
      }
    },
    // The address of a style sheet, for hosts that link it.
    transform: {define: {'import.meta.url': '"file:///"'}}
  })
  const {output} = await bundle.generate({
    format: 'cjs',
    exports: 'named',
    minify: {compress: {target: 'node20'}, mangle: true, codegen: {removeWhitespace: true}},
    comments: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared-[hash].cjs',
    codeSplitting: {groups: furtherLanguages}
  })
  await bundle.close()
  for (const {fileName, code} of output) {
    const used = [...namespacesUsedIn(code), ...conversionsUsedIn(code, conversions.names)]
    if (used.length > 0) throw new Error(`Expected no use of ${used} in ${fileName}`)
    writeFileSync(path(`build/${fileName}`), withShortExports(code))
  }
}

/** Text of the style of previews: it follows the theme of the editor. */
export function previewStyle() {
  const sheets = ['rehype-tiles/style.css', 'rehype-tiles/steps.css', 'remark-hanafuda/style.css']
  const style = sheets.map(name => forThemes(readFileSync(resolve(name), 'utf8'))).join('\n')
  return `${withoutBlanks(style)}\n`.replaceAll(/\.theme-(dark|light)/g, '.vscode-$1')
}

/** A style sheet without insignificant blanks. */
const withoutBlanks = css =>
  css
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/;\}/g, '}')
    .replaceAll(' {', '{')
    .replaceAll(/([{;][\w-]+): /g, '$1:')

/** Write the files of the extension. */
export async function writeExtension() {
  rmSync(path('build'), {recursive: true, force: true})
  mkdirSync(path('build'))
  await writeCode()
  writeFileSync(path('build/style.css'), previewStyle())
}

if (process.argv[1] === import.meta.filename) await writeExtension()
