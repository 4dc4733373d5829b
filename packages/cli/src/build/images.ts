/**
 * Picture files: the pictures of a page beside it, each once.
 */
import {createHash} from 'node:crypto'
import {dirname, join, relative, sep} from 'node:path'

export interface Images {
  /** Address of a picture as the page writes it; what the pictures are is remembered. */
  readonly address: (svg: string) => string
  /** Text of each picture by the path of its file. */
  readonly files: ReadonlyMap<string, string>
}

/**
 * Pictures of one page.
 *
 * @param folder
 *   Where they go.
 * @param page
 *   The page that shows them; `-` for a page in the working folder.
 * @param base
 *   What their addresses begin with (default: the way from the page to the folder).
 */
export function makeImages(folder: string, page: string, base?: string): Images {
  const files = new Map<string, string>()
  const way = relative(page === '-' ? '.' : dirname(page), folder)
    .split(sep)
    .join('/')
  const start = base ?? encodeURI(way)
  return {
    files,
    address(svg) {
      const name = `tiles-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`
      files.set(join(folder, name), svg)
      return `${start}${start === '' || start.endsWith('/') ? '' : '/'}${name}`
    }
  }
}
