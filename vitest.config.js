import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,generate}/**/*.test.{ts,js}', 'test/**/*.test.{ts,js}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*'],
    // Machines that build sites at the same time are slow: a timeout is for what hangs.
    testTimeout: 30_000,
    setupFiles: ['test/seed.js'],
    reporters: ['default']
  }
})
