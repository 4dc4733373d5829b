/**
 * Picture files: the pictures of a page beside it, each once; or, as PNG, inside it.
 */
import {createHash} from 'node:crypto'
import {dirname, join, relative, sep} from 'node:path'
import {pngMaker} from '../picture/png.js'

export interface Images {
  /** Address of a picture as the page writes it. The content of the picture is remembered. */
  readonly address: (svg: string) => string
  /** Each picture by the path of its file. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

/** How a picture is written. */
interface Format {
  readonly ending: 'svg' | 'png'
  readonly content: (svg: string) => string | Uint8Array
}

const svgFormat: Format = {ending: 'svg', content: svg => svg}

/** Pixels of a PNG for one pixel of the page, so that pictures are sharp on the screens of phones. */
const ZOOM = 2

/**
 * Pictures of one page.
 *
 * @param folder
 *   Folder for the files.
 * @param page
 *   The page that shows them; `-` for a page in the working folder.
 * @param base
 *   Prefix of their addresses (default: the path from the page to the folder).
 */
export function makeImages(folder: string, page: string, base?: string, format: Format = svgFormat): Images {
  const files = new Map<string, string | Uint8Array>()
  const way = relative(page === '-' ? '.' : dirname(page), folder)
    .split(sep)
    .join('/')
  const start = base ?? encodeURI(way)
  return {
    files,
    address(svg) {
      const name = `tiles-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.${format.ending}`
      const path = join(folder, name)
      if (!files.has(path)) files.set(path, format.content(svg))
      return `${start}${start === '' || start.endsWith('/') ? '' : '/'}${name}`
    }
  }
}

/** Pictures of one page as PNG, for e-mail: in a folder, or as `data:` addresses in the page if there is no folder. */
export async function pngImages(folder: string | undefined, page: string, base?: string): Promise<Images> {
  const png = await pngMaker(ZOOM)
  if (folder !== undefined) return makeImages(folder, page, base, {ending: 'png', content: png})
  const addresses = new Map<string, string>()
  return {
    files: new Map(),
    address(svg) {
      const known = addresses.get(svg)
      if (known !== undefined) return known
      const address = `data:image/png;base64,${Buffer.from(png(svg)).toString('base64')}`
      addresses.set(svg, address)
      return address
    }
  }
}
