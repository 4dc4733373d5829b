/**
 * The example sites that have a lock file of their own. `blog` is a workspace of this repository instead.
 */
import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const here = fileURLToPath(new URL('./', import.meta.url))

/** The folder of a site. */
export const folderOf = site => join(here, site)

export const siteNames = readdirSync(here).filter(name => existsSync(join(here, name, 'package-lock.json')))

/** Site → folder of its pages once it is built. */
export const outputs = {
  astro: 'dist',
  'astro-unified': 'dist',
  starlight: 'dist',
  docusaurus: 'build',
  next: 'out',
  vitepress: '.vitepress/dist',
  eleventy: '_site'
}

/** Sites that bring no inline script or style themselves: their pages must work under a strict policy. */
export const strictSites = ['astro', 'astro-unified', 'eleventy']
