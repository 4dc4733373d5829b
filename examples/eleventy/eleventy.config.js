import {fileURLToPath} from 'node:url'
import tehai from 'markdown-it-tehai'

export default function (eleventy) {
  eleventy.amendLibrary('md', md => md.use(tehai))
  eleventy.addPassthroughCopy({
    [fileURLToPath(import.meta.resolve('rehype-tiles/style.css'))]: 'tiles.css',
    'page.css': 'page.css'
  })
  return {dir: {input: 'pages', includes: '../_includes', output: '_site'}}
}
