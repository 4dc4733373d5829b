import starlight from '@astrojs/starlight'
import tehai from '@tehai/astro/starlight'
import {defineConfig} from 'astro/config'
import hanafuda from 'remark-hanafuda/game'

export default defineConfig({
  integrations: [
    starlight({
      title: '手牌',
      plugins: [tehai({games: [hanafuda()]})],
      locales: {root: {label: 'English', lang: 'en'}, ja: {label: '日本語', lang: 'ja'}}
    })
  ]
})
