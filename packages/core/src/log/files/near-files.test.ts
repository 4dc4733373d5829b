import {expect, test} from 'vitest'
import {nearFiles, type Folders} from './near-files.js'

const files = ['/logs/game.json', '/logs/final.xml.gz', '/logs/old/', '/docs/near.xml']

/** The folders of a page in `/docs`. */
const folders: Folders = {
  namesIn: folder => {
    const whole = folder.startsWith('/') ? folder : `/docs/${folder}`
    return files.flatMap(file =>
      file.startsWith(whole) ? [file.slice(whole.length).replace(/\/$/, '')] : []
    )
  },
  isFile: path => files.includes(path.startsWith('/') ? path : `/docs/${path}`)
}

test.each([
  ['/logs/game.jsn', ['/logs/game.json']],
  ['/logs/gmae.json', ['/logs/game.json']],
  ['/logs/Final.xml', ['/logs/final.xml.gz']],
  ['logs/game.json', ['/logs/game.json']],
  ['near.xlm', ['near.xml']],
  ['/logs/old.xml', []],
  ['/logs/other.json', []],
  ['/logs/', []],
  ['', []]
])('%s may be %j', (path, near) => expect(nearFiles(path, folders)).toEqual(near))
