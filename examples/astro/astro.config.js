import mdx from '@astrojs/mdx'
import tehai from '@tehai/astro'
import {defineConfig} from 'astro/config'
import hanafuda from 'remark-hanafuda/game'

export default defineConfig({
  site: 'https://wiki.example',
  integrations: [mdx(), tehai({inlineCode: 'mj:', onError: 'throw', games: [hanafuda()]})],
  i18n: {
    locales: ['en', 'ja'],
    defaultLocale: 'en',
    routing: {prefixDefaultLocale: true, redirectToDefaultLocale: false}
  },
  // Pages keep `default-src 'self'`: no inline styles, neither of Astro nor of its highlighter.
  build: {inlineStylesheets: 'never'},
  // No inline scripts either, which Astro makes from small scripts.
  vite: {build: {assetsInlineLimit: 0}},
  markdown: {syntaxHighlight: false}
})
