/**
 * Writes art.js, the art of the shipped set as a component of React, and art.svg, the same art as a file: the art that
 * pages of a site share. markdown-it-tehai has a copy of the file, since under pnpm and Yarn PnP a site resolves files
 * of the packages that it has installed itself, and no others.
 *
 *     node packages/rehype-tiles/generate/art.js
 */
import {writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {tiles} from '@tehai/tile-art'
import {artSource, artSvg, mahjongDrawing, sharedArt, sharedPrefix} from 'rehype-tiles/render'

export function artModule() {
  return `'use client'
// Made by generate/art.js: do not edit.
import {jsx} from 'react/jsx-runtime'

${artSource(sharedArt([mahjongDrawing()]))}
/** The art that the pictures of a page refer to. \`ids\`: what it uses of the shared art, without \`${sharedPrefix}\`; \`own\`: definitions besides. */
export default function TehaiArt({ids, own = ''}) {
  const shared = ids.split(' ').map(id => partOf('${sharedPrefix}' + id)).join('')
  return jsx('svg', {
    className: 'mahjong-defs',
    width: '0',
    height: '0',
    'aria-hidden': 'true',
    dangerouslySetInnerHTML: {__html: \`<defs>\${own}\${shared}</defs>\`}
  })
}
`
}

/** Where art.svg is. */
export const artFiles = ['../art.svg', '../../markdown-it/art.svg'].map(
  path => new URL(path, import.meta.url)
)

/** The text of art.svg. */
export const artFile = () => artSvg(sharedArt([mahjongDrawing()]), tiles)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../art.js', import.meta.url), artModule())
  for (const file of artFiles) writeFileSync(file, artFile())
}
