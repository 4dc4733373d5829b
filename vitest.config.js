import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,generate}/**/*.test.{ts,js}', 'test/**/*.test.{ts,js}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*'],
    reporters: ['default']
  }
})
