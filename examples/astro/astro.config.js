import mdx from '@astrojs/mdx'
import tehai from '@tehai/astro'
import {defineConfig} from 'astro/config'
import hanafuda from 'remark-hanafuda/game'
import {scrollRegionsIntegration} from './src/scroll-regions.js'

// What pages load first, in few files: many small ones, as parts that are loaded later share them, compress less.
const inFewFiles = [
  {
    name: 'kernel',
    tags: ['$initial'],
    priority: 2,
    test: /\/kernel\/dist\/(?!random|source\/(?:nearest\/nearest|values\/value))/
  },
  {name: 'tiles', tags: ['$initial'], priority: 1, test: /\/(?:core|tile-art|riichi|rehype-tiles)\/dist\//}
]

export default defineConfig({
  site: 'https://wiki.example',
  integrations: [
    mdx(),
    tehai({inlineCode: 'mj:', onError: 'throw', games: [hanafuda()]}),
    scrollRegionsIntegration
  ],
  i18n: {
    locales: ['en', 'ja', {path: 'zh-hans', codes: ['zh-Hans']}, {path: 'zh-hant', codes: ['zh-Hant']}, 'ko'],
    defaultLocale: 'en',
    routing: {prefixDefaultLocale: true, redirectToDefaultLocale: false}
  },
  // Pages keep `default-src 'self'`: no inline styles, neither of Astro nor of its highlighter.
  build: {inlineStylesheets: 'never'},
  // No inline scripts either, which Astro makes from small scripts.
  vite: {
    build: {assetsInlineLimit: 0},
    environments: {client: {build: {rolldownOptions: {output: {codeSplitting: {groups: inFewFiles}}}}}}
  },
  markdown: {syntaxHighlight: false}
})
