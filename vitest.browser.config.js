import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.test.js'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two browsers: each waits much of its time for pages and pictures.
    maxWorkers: 2
  }
})
