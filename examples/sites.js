/**
 * The example sites that have their own lock file. `blog` is a workspace of this repository instead.
 */
import {existsSync, readdirSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const here = fileURLToPath(new URL('./', import.meta.url))

/** The folder of a site. */
export const folderOf = site => join(here, site)

export const siteNames = readdirSync(here).filter(name => existsSync(join(here, name, 'package-lock.json')))

/** Sites whose host is a program with the name of the site, and how it is installed. */
const programs = {
  hugo: 'apt-get install hugo',
  jekyll: 'apt-get install jekyll',
  mkdocs: 'apt-get install mkdocs mkdocs-material',
  pandoc: 'apt-get install pandoc epubcheck'
}

/** Versions of these hosts that their sites have been built with: those of Debian 12. */
export const programVersions = {
  hugo: '0.111.3',
  jekyll: '4.3.1',
  mkdocs: '1.4.2',
  pandoc: '2.17.1'
}

/** Sites that are tried where they are named: each takes minutes or hundreds of megabytes, or a program that npm does not install. */
export const heavySites = new Set(['nuxt', ...Object.keys(programs)])

/** How the program that a site lacks on this machine is installed; `null` if it lacks none. */
export function missingProgram(site) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isThere = !(site in programs) || folders.some(folder => existsSync(join(folder, site)))
  return isThere ? null : programs[site]
}

/** Sites that are tried where none are named. */
export const usualSites = siteNames.filter(site => !heavySites.has(site))

/** Site → folder of its pages once it is built. */
export const outputs = {
  astro: 'dist',
  'astro-unified': 'dist',
  starlight: 'dist',
  docusaurus: 'build',
  next: 'out',
  vitepress: '.vitepress/dist',
  eleventy: '_site',
  nuxt: '.output/public',
  sveltekit: 'build',
  hexo: 'out',
  hugo: '_site',
  jekyll: '_site',
  mkdocs: '_site',
  pandoc: 'out'
}

/** Site → what makes its builds shorter where their pages are not looked at. */
export const shortBuilds = {docusaurus: ['--', '--no-minify']}

/**
 * Sites whose host writes scripts or styles into the pages → what their policy needs besides the hashes of these. All
 * others work under `default-src 'self'` as it is.
 */
export const policies = {
  starlight: {images: 'data:'},
  docusaurus: {images: 'data:'},
  next: {},
  nuxt: {},
  // What says to screen readers that the page has changed is hidden by a style.
  sveltekit: {styles: "'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='"},
  mkdocs: {images: 'data:'},
  pandoc: {},
  // Its script switches transitions off, by an injected style, while the colour of the page is chosen.
  vitepress: {images: 'data:', styles: "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='"}
}

/** Site → pages that are photographed; where none are named, the first three. */
export const shown = {
  astro: [
    '/en/blocks',
    '/ja/blocks',
    '/en/rivers',
    '/ja/waits',
    '/ja/calls',
    '/en/tiles',
    '/ja/notation/kobalab'
  ]
}

/** Site → its feeds, in the folder of its pages. */
export const feeds = {
  astro: ['rss.xml'],
  docusaurus: ['blog/rss.xml', 'blog/atom.xml']
}
