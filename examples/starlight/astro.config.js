import starlight from '@astrojs/starlight'
import tehai from '@tehai/astro/starlight'
import {defineConfig} from 'astro/config'

export default defineConfig({
  integrations: [
    starlight({
      title: '手牌',
      plugins: [tehai()],
      locales: {root: {label: 'English', lang: 'en'}, ja: {label: '日本語', lang: 'ja'}}
    })
  ]
})
