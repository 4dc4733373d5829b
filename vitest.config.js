import {existsSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {dirname, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'
import {thorough} from './test/thorough.js'

const fastCheck = fileURLToPath(new URL('test/fast-check.js', import.meta.url))

/** A module of a package, by its source. */
const source = /([\\/]packages[\\/][^\\/]+[\\/])src([\\/].*)(?<!\.test)\.js$/

/** The module that a test of a package imports, as it was built. */
function builtOf(id, importer) {
  if (!importer || !id.startsWith('.')) return null
  const built = resolve(dirname(importer), id).replace(source, '$1dist$2.js')
  return /[\\/]dist[\\/]/.test(built) && existsSync(built) ? built : null
}

// Machines that build sites at the same time are slow: a timeout is for what hangs.
// Thorough tests take their time, more of it where other programs run.
const timeout = process.env['THOROUGH'] ? 300_000 : 30_000

export default defineConfig(({mode}) => ({
  // Code of an example site is tested with the packages of this repository, not with those installed beside the site.
  resolve: {
    dedupe: [
      '@tehai/card-art',
      '@tehai/core',
      '@tehai/kernel',
      '@tehai/koikoi',
      '@tehai/tile-art',
      'rehype-tiles'
    ]
  },
  plugins: [
    {
      name: 'fewer-runs',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== fastCheck ? fastCheck : null)
    },
    mode === 'quick' && {
      // The commands of package.json build first. Tests of modules then load what other tests load, by Node itself:
      // no source is transformed, and no module is loaded twice.
      name: 'modules-as-built',
      enforce: 'pre',
      resolveId: builtOf
    },
    {
      // What readers of Markdown load for developers checks itself at each character. Sites get the other.
      name: 'packages-as-on-sites',
      configResolved({ssr}) {
        ssr.resolve.conditions = ssr.resolve.conditions.filter(name => name !== 'development|production')
      }
    }
  ],
  test: {
    include: [
      'packages/*/{src,test,generate}/**/*.test.{ts,js}',
      'scripts/*.test.js',
      'test/**/*.test.{ts,js}'
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.browser.test.*',
      ...(mode === 'quick' && !process.env['THOROUGH'] ? thorough : [])
    ],
    // Files share their modules: nothing here keeps state, and loading everything again took most of the time.
    pool: 'threads',
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: timeout,
    hookTimeout: timeout,
    // What is built is loaded as on sites, by Node itself: there is nothing in it to transform.
    server: {deps: {external: [/\/packages\/[^/]+\/dist\//]}},
    reporters: ['default']
  }
}))
