/**
 * Writes `build/`: the three files of an Obsidian plugin, as they are in a vault.
 *
 *     node packages/obsidian/scripts/bundle.js
 *
 * `main.js` is one file, without what Obsidian itself brings; `styles.css` follows the theme of Obsidian instead of
 * that of the system.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import {rolldown} from 'rolldown'

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url))
const {resolve} = createRequire(import.meta.url)

/** Text of `main.js`. */
export async function pluginCode() {
  const bundle = await rolldown({
    input: path('dist/main.js'),
    external: ['obsidian'],
    logLevel: 'warn',
    platform: 'browser',
    // The address of a style sheet, for hosts that link it.
    transform: {define: {'import.meta.url': '"file:///"', 'import.meta': '{}'}}
  })
  const {output} = await bundle.generate({
    format: 'cjs',
    exports: 'named',
    minify: true,
    codeSplitting: false
  })
  await bundle.close()
  return `/* Tehai for Obsidian, MIT: https://www.npmjs.com/package/@tehai/obsidian */\n${output[0].code}`
}

/** A style sheet whose dark rules depend on the dark theme of Obsidian, not on that of the system. */
export function forThemes(css) {
  const rules = []
  let depth = 0
  let start = 0
  const text = css.replace(/\/\*[^]*?\*\//g, '')
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] !== '}' || --depth > 0) continue
    rules.push(text.slice(start, at + 1).trim())
    start = at + 1
  }
  return rules
    .filter(rule => !rule.startsWith('@media (prefers-color-scheme'))
    .map(rule => rule.replaceAll(/\[data-theme='(dark|light)'\]/g, '.theme-$1'))
    .join('\n\n')
}

/** Text of `styles.css`. */
export function pluginStyle() {
  const sheets = ['rehype-tiles/style.css', 'rehype-tiles/steps.css', 'remark-hanafuda/style.css'].map(name =>
    readFileSync(resolve(name), 'utf8')
  )
  return `${sheets.map(forThemes).join('\n\n')}\n${readFileSync(path('scripts/styles.css'), 'utf8')}`
}

/** The manifest, with what Obsidian shows about the plugin. */
export function pluginManifest() {
  const {version, description} = JSON.parse(readFileSync(path('package.json'), 'utf8'))
  return {
    id: 'tehai',
    name: 'Tehai',
    version,
    minAppVersion: '1.8.7', // the first with `getLanguage`
    description: `${description.replace(/^Plugin of Obsidian: /, '').replace(/^./, letter => letter.toUpperCase())}.`,
    author: 'Tehai',
    isDesktopOnly: false
  }
}

/** Write the files of the plugin. */
export async function writePlugin() {
  mkdirSync(path('build'), {recursive: true})
  writeFileSync(path('build/main.js'), await pluginCode())
  writeFileSync(path('build/styles.css'), pluginStyle())
  writeFileSync(path('build/manifest.json'), `${JSON.stringify(pluginManifest(), null, 2)}\n`)
}

if (process.argv[1] === import.meta.filename) await writePlugin()
