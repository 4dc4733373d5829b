/**
 * The configurations of `docs/hosts.md`, compiled with the types of the host, as TypeScript and `strict`.
 *
 *     node examples/configs.js                    every site that is installed
 *     node examples/configs.js vitepress          these
 *
 * Needs `node examples/build.js` first: the types are those that the example site of the host has installed.
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {run} from './run.js'
import {folderOf, siteNames} from './sites.js'

const docs = readFileSync(fileURLToPath(new URL('../docs/hosts.md', import.meta.url)), 'utf8')
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Site → heading of its section; sites that are not here have no section. */
const sections = {
  astro: 'Astro',
  starlight: 'Starlight',
  docusaurus: 'Docusaurus',
  next: 'Next.js',
  vitepress: 'VitePress',
  eleventy: 'Eleventy',
  nuxt: 'Nuxt Content',
  sveltekit: 'SvelteKit with mdsvex'
}

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--allowJs', '--checkJs', '--module', 'esnext',
  '--moduleResolution', 'bundler', '--target', 'es2022', '--lib', 'es2023,dom', '--types', 'node'
]

/** Hosts that publish no types: what their functions take is not known. */
const untyped = new Set(['eleventy'])

/** The configuration that a section shows: its code, and the ending of the file that it goes to. */
export function documentedConfig(site) {
  const [, section] = docs.split(new RegExp(`^## ${sections[site].replace('.', '\\.')}$`, 'm'))
  const [, ending, code] = /^```(?:js|ts)\n\/\/ \S*config\.(\w+)\n([^]*?)^```$/m.exec(
    section.split(/^## /m)[0]
  )
  return {ending, code}
}

/** What the compiler finds in the configuration that is documented for a site. */
export async function wrongInConfig(site, seconds = 120) {
  if (!(site in sections)) return []
  const {ending, code} = documentedConfig(site)
  // A configuration in JavaScript is held to the same: what compiles as TypeScript completes in an editor.
  const isUntyped = untyped.has(site)
  const name = `documented-config.${ending === 'js' && !isUntyped ? 'ts' : ending}`
  const more = isUntyped ? ['--noImplicitAny', 'false'] : []
  const cwd = folderOf(site)
  writeFileSync(join(cwd, name), code)
  try {
    const {code: exit, printed} = await run(process.execPath, [tsc, ...options, ...more, name], {
      cwd,
      seconds
    })
    return exit === 0 ? [] : [printed.trim()]
  } finally {
    rmSync(join(cwd, name))
  }
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2)
  const installed = siteNames.filter(site => existsSync(join(folderOf(site), 'node_modules')))
  for (const site of named.length > 0 ? named : installed) {
    const wrong = await wrongInConfig(site)
    console.log(`${site}: ${wrong.length === 0 ? 'compiles' : wrong.join('\n')}`)
    if (wrong.length > 0) process.exitCode = 1
  }
}
