/**
 * The table of hosts in docs/hosts.md and its translations: what the example sites have, and which version of the host they are
 * built with.
 */
import {readFileSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {brokenSites} from '../../examples/broken.js'
import {devServers} from '../../examples/dev.js'
import {documentedHosts} from '../../examples/documented.js'
import {folderOf, programVersions} from '../../examples/sites.js'
import {fixtureText} from '../../examples/thrown.js'
import {table} from './region.js'

/** Site → heading of its section, and the package of its host; programs have none. */
const hosts = {
  astro: ['Astro', 'astro'],
  starlight: ['Starlight', '@astrojs/starlight'],
  docusaurus: ['Docusaurus', '@docusaurus/core'],
  next: ['Next.js', 'next'],
  vitepress: ['VitePress', 'vitepress'],
  eleventy: ['Eleventy', '@11ty/eleventy'],
  nuxt: ['Nuxt Content', '@nuxt/content'],
  sveltekit: ['SvelteKit with mdsvex', '@sveltejs/kit'],
  hexo: ['Hexo', 'hexo'],
  hugo: ['Hugo', null],
  mkdocs: ['MkDocs', null],
  jekyll: ['Jekyll', null],
  pandoc: ['Pandoc and Quarto', null]
}

/** What is looked for in the pages of a site. */
const features = [
  /^[ \t>]*(?:```|~~~)mahjong/m,
  /:tiles\[/,
  /^[^\n:]+: \?$|=\?/m,
  /:hanafuda\[|^[ \t>]*(?:```|~~~)hanafuda/m
]

/** Folders that are installed or built. `pages` of Jekyll is too; elsewhere it holds sources. */
const built = /(?:^|\/)(?:node_modules|out|build|_site|dist|\.[\w-]+)\//

/** The text of all pages of a site. */
function pagesOf(site) {
  const names = readdirSync(folderOf(site), {recursive: true}).filter(
    name => /\.mdx?$/.test(name) && !(site === 'jekyll' && name.startsWith('pages/')) && !built.test(name)
  )
  return names.map(name => readFileSync(join(folderOf(site), name), 'utf8')).join('\n')
}

function versionOf(site, name) {
  if (name === null) return programVersions[site]
  const {packages} = JSON.parse(readFileSync(join(folderOf(site), 'package-lock.json'), 'utf8'))
  return packages[`node_modules/${name}`].version
}

/** Whether a build stops at errors, and says what of a wrong claim, as its fixture has it. */
function stopOf(site) {
  const text = fixtureText(site) ?? ''
  return [text.includes('Unexpected waits'), /^exit code [1-9]/.test(text)]
}

/** Whether a development server shows edits. */
const devOf = (site, {yes, reload}) => (devServers[site] ? (devServers[site].reload ? reload : yes) : '–')

/** The table in one language. */
export function regions({hosts: words}) {
  const mark = is => (is ? words.yes : '–')
  const documented = documentedHosts()
  const rows = Object.entries(hosts).map(([site, [heading, name]]) => {
    const text = pagesOf(site)
    const shown = words.headings[heading] ?? heading
    const link = `[${shown}](#${shown
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')})`
    const isBroken = brokenSites.includes(site) && documented.includes(site)
    const [claim, stop] = stopOf(site)
    const seen = [...features.map(feature => feature.test(text)), isBroken, claim, stop].map(mark)
    return [link, versionOf(site, name), ...seen, devOf(site, words)]
  })
  return {hosts: table(words.head, rows)}
}
