/**
 * Writes style.css: the hand-written rules, then the themes made from the palettes of the art.
 *
 *     node packages/rehype-tiles/generate/style.js
 *
 * A picture carries the colours of the light palette as attributes; a theme finds them by these attributes.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {palettes} from '@tehai/tile-art'

const {light} = palettes

/** What the ids of definitions begin with, or what their class is where `idPrefix` begins otherwise. */
const art = ".mahjong-art, [id^='mahjong']"

/** Rules that repaint what has a colour of the light palette, in pictures and in definitions. */
function repaint() {
  return Object.entries(light)
    .flatMap(([name, colour]) =>
      ['fill', 'stroke'].map(
        attribute =>
          `:is(.mahjong-tiles, ${art}) [${attribute}='${colour}'],\n:is(${art})[${attribute}='${colour}'] {\n  ${attribute}: var(--mahjong-${name}, ${colour});\n}`
      )
    )
    .join('\n\n')
}

/** The custom properties of a palette. */
function properties(palette, indent) {
  return Object.entries(palette)
    .map(([name, colour]) => `${indent}--mahjong-${name}: ${colour};`)
    .join('\n')
}

export function styleSheet() {
  const rules = readFileSync(new URL('rules.css', import.meta.url), 'utf8')
  return [
    rules.trimEnd(),
    '/* Generated from the palettes of the art: do not edit below. */',
    repaint(),
    `@media (prefers-color-scheme: dark) {\n  :root {\n${properties(palettes.dark, '    ')}\n  }\n}`,
    `[data-theme='dark'],\n.dark,\n.mahjong-dark {\n${properties(palettes.dark, '  ')}\n}`,
    `[data-theme='light'],\n.light,\n.mahjong-light {\n${properties(palettes.light, '  ')}\n}`,
    `.mahjong-black {\n${properties(palettes.black, '  ')}\n}`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme='light'], .light) :is(.mahjong-error, .mahjong-false) {\n    color: #ffc9c9;\n    background: #4a1c22;\n  }\n}`,
    `:is([data-theme='dark'], .dark) :is(.mahjong-error, .mahjong-false) {\n  color: #ffc9c9;\n  background: #4a1c22;\n}`,
    ''
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../style.css', import.meta.url), styleSheet())
}
