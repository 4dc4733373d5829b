import adapter from '@sveltejs/adapter-static'
import {sveltekit} from '@sveltejs/kit/vite'
import tehai from '@tehai/markdown/vite'
import {mdsvex} from 'mdsvex'
import hanafuda from 'remark-hanafuda/game'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [
    tehai({games: [hanafuda()]}),
    sveltekit({
      adapter: adapter(),
      extensions: ['.svelte', '.md'],
      preprocess: [mdsvex({extensions: ['.md']})]
    })
  ]
})
