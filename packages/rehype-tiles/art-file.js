'use client'
import {jsx} from 'react/jsx-runtime'
import file from './art.svg'

/** The address of the file: Next.js gives an imported image as an object, others as a string. */
const address = typeof file === 'string' ? file : file.src

/** The art that the pictures of a page refer to, as references to a file. `ids`: what it uses of the file, without `mahjong-`; `own`: definitions besides. */
export default function TehaiArt({ids, own = ''}) {
  const shared = ids.split(' ').map(id => `<use id="mahjong-${id}" href="${address}#mahjong-${id}"/>`)
  return jsx('svg', {
    className: 'mahjong-defs',
    width: '0',
    height: '0',
    'aria-hidden': 'true',
    dangerouslySetInnerHTML: {__html: `<defs>${own}${shared.join('')}</defs>`}
  })
}
