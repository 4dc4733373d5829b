/**
 * Writes dist/riichi.js and dist/tile.js: the engine as one file, and the tile module that it shares with packages that only draw.
 *
 *     node packages/riichi/scripts/bundle.js
 *
 * The engine is some fifty modules: as one file it loads about five times as fast. Types stay with the modules.
 */
import {fileURLToPath} from 'node:url'
import {rolldown} from 'rolldown'

const path = name => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
const bundle = await rolldown({
  input: {riichi: path('index.js'), safety: path('safety/index.js'), tile: path('tile/index.js')},
  logLevel: 'warn'
})
await bundle.write({dir: path(''), format: 'esm', entryFileNames: '[name].js'})
await bundle.close()
