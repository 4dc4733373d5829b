/**
 * Where the options of a row are on its element.
 */

/** hast name of the attribute that carries the options of a row: `data-mahjong`. */
export function optionsProperty(id: string): string {
  return `data${id[0]!.toUpperCase()}${id.slice(1)}`
}
