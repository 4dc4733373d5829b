import {defineConfig} from 'vitest/config'

export default defineConfig({
  // Code of an example site is tested with the packages of this repository, not with those installed beside the site.
  resolve: {dedupe: ['@tehai/core', '@tehai/tile-art', 'rehype-tiles']},
  test: {
    include: ['packages/*/{src,test,generate}/**/*.test.{ts,js}', 'test/**/*.test.{ts,js}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*'],
    // Machines that build sites at the same time are slow: a timeout is for what hangs.
    testTimeout: 30_000,
    setupFiles: ['test/seed.js'],
    reporters: ['default']
  }
})
