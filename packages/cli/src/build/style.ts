/**
 * The style of a built page: quiet typography in light and dark, and the style sheets of its games.
 */
const page = `
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fffdf8; --line: #d8d2c4; --link: #1f4396; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #16191f; --line: #3a3f49; --link: #9dbcff; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 1.0625rem/1.75 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.3; margin: 2em 0 0.6em; text-wrap: balance; }
h1 { margin-top: 0; }
:is(h1, h2, h3, h4):lang(ja) { word-break: auto-phrase; }
:lang(ko) { word-break: keep-all; }
a { color: var(--link); }
img { max-width: 100%; height: auto; }
pre { overflow-x: auto; padding: 0.8em 1em; border: 1px solid var(--line); border-radius: 0.4em; }
code { font-size: 0.9em; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid var(--line); }
table { border-collapse: collapse; }
.scroll { overflow-x: auto; margin: 1em 0; }
.scroll :is(th, td) { padding: 0.3em 0.7em; border: 1px solid var(--line); }
hr { border: 0; border-top: 1px solid var(--line); margin: 2em 0; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { main { max-width: none; padding: 0; } }
`

/** The whole style sheet of a page. `games`: that of its games. */
export function pageStyle(games: string): string {
  return withoutComments(page + games)
}

/** A style sheet without comments and indents. */
export function withoutComments(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/**
 * The rules of images that Markdown has made: they have no class, so they are recognized by the names of their files.
 * Pictures in place extend 0.34 em below the line; see `img.mahjong-tiles`.
 */
export const imageStyle = `
/* Images of \`tehai build --markdown --images\` in a line of text: they are known by the names of their files. */
:is(img[src^='tiles-'], img[src*='/tiles-'])[src$='.svg']:not([class]) {
  display: inline;
  max-width: none;
  margin: 0;
  vertical-align: -0.34em;
}
`
