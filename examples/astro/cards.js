/**
 * Social cards, by `tehai card`: `dist/cards/en/blocks.png` is that of `src/content/wiki/en/blocks.md`. Pages in folders have
 * that of the home page.
 *
 *     node cards.js        (part of `npm run build`)
 */
import {execFileSync} from 'node:child_process'
import {words} from './src/words.js'

const card = (...args) => execFileSync('tehai', ['card', ...args], {stdio: 'inherit'})

for (const [lang, {name, title}] of Object.entries(words)) {
  const named = ['--name', name, '--inline-code', 'mj:']
  card(`src/content/wiki/${lang}/*.{md,mdx}`, '--out-dir', `dist/cards/${lang}`, ...named)
  card(`src/content/home/${lang}/3-board.md`, '-o', `dist/cards/home/${lang}.png`, '--title', title, ...named)
}
