import mdx from '@astrojs/mdx'
import {unified} from '@astrojs/markdown-remark'
import tehai from '@tehai/astro'
import {defineConfig} from 'astro/config'
import remarkDirective from 'remark-directive'
import hanafuda from 'remark-hanafuda/game'

export default defineConfig({
  // A site that has kept its remark plugins: the same line adds the unified pair.
  markdown: {processor: unified({remarkPlugins: [remarkDirective]}), syntaxHighlight: false},
  integrations: [mdx(), tehai({games: [hanafuda()]})],
  build: {inlineStylesheets: 'never'}
})
