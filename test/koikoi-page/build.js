/**
 * The page to play koi-koi of the example wiki, bundled from its sources with the packages of this repository.
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {languages} from '@tehai/kernel/source'
import {rolldown} from 'rolldown'
import {sprite} from '../../examples/astro/src/koikoi/sprite.js'

const source = new URL('../../examples/astro/src/', import.meta.url)
const read = name => readFileSync(new URL(name, source), 'utf8')

/** Packages as they are built here, not as the site has installed them. */
const builtHere = {
  name: 'built-here',
  resolveId(name, importer) {
    return name[0] === '.' || !importer ? null : this.resolve(name, import.meta.filename)
  }
}

/** A script with all that it imports, in files by their names; the first is the entry. */
async function bundle(name) {
  const input = fileURLToPath(new URL(`koikoi/${name}`, source))
  const built = await rolldown({input, plugins: [builtHere], logLevel: 'silent'})
  const {output} = await built.generate({format: 'esm', minify: true, entryFileNames: name})
  await built.close()
  return Object.fromEntries(output.map(({fileName, code}) => [`/${fileName}`, code]))
}

const htmlOf =
  language => `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Koi-koi</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.ts"></script></head>
<body class="tool"><div class="page"><nav class="menu" id="menu" popover aria-label="Pages"><a href="/en">English</a></nav>
<main id="main"><h1>Koi-koi</h1><p class="lead">Take cards of the same month.</p><div class="text">
<div class="koikoi" id="koikoi" data-lang="${language}"></div>${sprite()}</div></main></div></body></html>`

/** Everything the page loads, by path: itself in each language (`/en`), scripts and the style sheet. */
export async function buildPage() {
  return {
    ...Object.fromEntries(languages.map(language => [`/${language}`, htmlOf(language)])),
    '/page.css': read('styles/wiki.css') + read('koikoi/koikoi.css'),
    ...(await bundle('worker.ts')),
    ...(await bundle('page.ts'))
  }
}
