/**
 * Writes a file for each entry (riichi.js, safety.js, value.js, tile.js), and what they share: engine.js, of riichi.js and
 * value.js, and spelling.js, of these and safety.js.
 *
 *     node packages/riichi/scripts/bundle.js
 *
 * The engine is some fifty modules: as two files it loads about five times as fast. Types stay with the modules.
 */
import {fileURLToPath} from 'node:url'
import {rolldown} from 'rolldown'

const path = name => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
const bundle = await rolldown({
  input: {
    riichi: path('index.js'),
    safety: path('safety/index.js'),
    value: path('value/index.js'),
    tile: path('tile/index.js')
  },
  logLevel: 'warn'
})
await bundle.write({
  dir: path(''),
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: ({moduleIds}) =>
    moduleIds.some(id => id.endsWith('score.js')) ? 'engine.js' : 'spelling.js'
})
await bundle.close()
