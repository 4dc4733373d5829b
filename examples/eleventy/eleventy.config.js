import {fileURLToPath} from 'node:url'
import tehai from 'markdown-it-tehai'
import hanafuda from 'remark-hanafuda/game'

export default function (eleventy) {
  eleventy.amendLibrary('md', md => md.use(tehai, {games: [hanafuda()]}))
  // Game records that pages name: Eleventy looks only at pages by itself.
  eleventy.addWatchTarget('paifu')
  eleventy.addPassthroughCopy({
    [fileURLToPath(import.meta.resolve('markdown-it-tehai/style.css'))]: 'tiles.css',
    [fileURLToPath(import.meta.resolve('remark-hanafuda/style.css'))]: 'cards.css',
    'page.css': 'page.css'
  })
  return {dir: {input: 'pages', includes: '../_includes', output: '_site'}}
}
