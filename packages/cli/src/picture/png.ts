/**
 * Pictures as PNG, for programs that do not show SVG.
 */

/** Whether a picture contains visible text. */
export function hasWords(svg: string): boolean {
  for (const [, attributes, text] of svg.matchAll(/<text([^>]*)>([^<]*)/g)) {
    if (!/fill="(?:none|transparent)"/.test(attributes!) && text!.trim() !== '') return true
  }
  return false
}

/**
 * The PNG of an SVG file.
 *
 * @param zoom
 *   Pixels for each pixel of the SVG (default: 1).
 * @param fonts
 *   Whether words are drawn, in a font of this machine (default: `false`, so that every machine draws the same).
 */
export async function pngOf(svg: string, zoom: number = 1, fonts: boolean = false): Promise<Uint8Array> {
  return (await pngMaker(zoom, fonts))(svg)
}

/** The same for many pictures. The renderer is loaded once, and the returned function is synchronous. */
export async function pngMaker(zoom: number, fonts: boolean = false): Promise<(svg: string) => Uint8Array> {
  const {Resvg} = await import('@resvg/resvg-js')
  const options = {font: {loadSystemFonts: fonts}, fitTo: {mode: 'zoom', value: zoom}} as const
  return svg => new Resvg(svg, options).render().asPng()
}
