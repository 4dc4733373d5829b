/**
 * The style sheet of a set: themes for pictures that carry their colours as attributes.
 */
import type {Palette, TileSet} from './set.js'
import type {Shape} from './shape.js'

/**
 * CSS that repaints the pictures of a set: on dark pages by its palette `dark`, by a class for each palette
 * (`toy-dark`), and by custom properties (`--toy-ink`). Pictures look right without it, in the palette `light`.
 */
export function styleOf(set: TileSet): string {
  const {id, palettes} = set
  const {light, dark, ...others} = palettes
  const names = Object.keys(light).filter(
    name => !Object.values(palettes).every(one => one[name] === light[name])
  )
  const properties = (palette: Palette, indent: string) =>
    names.map(name => `${indent}--${id}-${name}: ${palette[name]};`).join('\n')
  const theme = (selectors: readonly string[], palette: Palette) =>
    `${selectors.join(',\n')} {\n${properties(palette, '  ')}\n}`
  const themes = [
    `@media (prefers-color-scheme: dark) {\n  :root {\n${properties(dark, '    ')}\n  }\n}`,
    theme(["[data-theme='dark']", '.dark', `.${id}-dark`], dark),
    theme(["[data-theme='light']", '.light', `.${id}-light`], light),
    ...Object.entries(others).map(([name, palette]) => theme([`.${id}-${name}`], palette))
  ]
  return `${[...repaint(set), ...(names.length === 0 ? [] : themes)].join('\n\n')}\n`
}

/** Rules that repaint what has a colour of the light palette, in pictures and in definitions. */
function repaint(set: TileSet): string[] {
  const {id, palettes} = set
  const painted = paintedBy(set)
  // What ids of definitions begin with, or their class if `idPrefix` is something else.
  const art = `.${id}-art, [id^='${id}-']`
  return Object.entries(palettes.light).flatMap(([name, colour]) =>
    ['fill', 'stroke']
      .filter(attribute => painted.has(`${attribute} ${name}`))
      .map(
        attribute =>
          `:is(.${id}-tiles, ${art}) [${attribute}='${colour}'],\n:is(${art})[${attribute}='${colour}'] {\n  ${attribute}: var(--${id}-${name}, ${colour});\n}`
      )
  )
}

/** Pairs of an attribute and a colour that occur somewhere: `fill ink`. */
function paintedBy({art, variants}: TileSet): ReadonlySet<string> {
  const {edge, ring, dora} = art.roles
  const painted = new Set([`stroke ${edge}`, `stroke ${ring}`, `stroke ${dora}`, `fill ${dora}`])
  const add = (shapes: readonly Pick<Shape, 'attributes' | 'children'>[]) => {
    for (const {attributes, children} of shapes) {
      for (const name of ['fill', 'stroke']) painted.add(`${name} ${attributes[name]}`)
      if (children) add(children)
    }
  }
  add(art.body)
  add(art.displayBody ?? [])
  add(art.tint?.body ?? [])
  add(art.tint?.displayBody ?? [])
  add(art.rim ?? [])
  const choices = Object.values(variants).flatMap(({choices}) => Object.values(choices))
  for (const faces of [art.faces, art.rare ?? {}, ...choices, {corners: art.corners}]) {
    for (const pictures of Object.values(faces)) {
      for (const shapes of Object.values(pictures ?? {})) add(shapes ?? [])
    }
  }
  return painted
}
