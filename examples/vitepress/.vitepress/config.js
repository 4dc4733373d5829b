import tehai from 'markdown-it-tehai'
import hanafuda from 'remark-hanafuda/game'
import {defineConfig} from 'vitepress'

export default defineConfig({
  title: '手牌',
  description: 'Mahjong in VitePress',
  markdown: {config: md => md.use(tehai, {games: [hanafuda()], sharedArt: 'file'})},
  locales: {root: {label: 'English', lang: 'en'}, ja: {label: '日本語', lang: 'ja'}}
})
