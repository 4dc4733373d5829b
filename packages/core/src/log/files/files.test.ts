import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {afterAll, expect, test} from 'vitest'
import {MOST_BYTES, projectFiles} from './files.js'

const top = mkdtempSync(join(tmpdir(), 'tehai-records-'))
const root = join(top, 'site')
afterAll(() => rmSync(top, {recursive: true}))

const write = (path: string, bytes: string | Uint8Array): void => writeFileSync(join(top, path), bytes)
mkdirSync(join(root, 'docs/paifu'), {recursive: true})
write('outside.xml', '<mjloggm/>')
write('site/game.xml', '<mjloggm/>')
write('site/docs/near.xml', '<near/>')
write('site/docs/paifu/packed.gz', gzipSync('<packed/>'))
write('site/large.json', new Uint8Array(MOST_BYTES + 1).fill(32))
write('site/large.gz', gzipSync(new Uint8Array(10 * 1024 * 1024).fill(32)))
write('site/latin1.xml', Uint8Array.of(0x3c, 0xe9, 0x3e))
write('site/broken.gz', gzipSync('<packed/>').subarray(0, 15))
symlinkSync(join(top, 'outside.xml'), join(root, 'link.xml'))
symlinkSync(top, join(root, 'up'))
symlinkSync(join(root, 'game.xml'), join(root, 'docs/inside.xml'))

const read = projectFiles(root)!
const page = join(root, 'docs/page.md')

test.each([
  ['near.xml', page, '<near/>'],
  ['paifu/packed.gz', page, '<packed/>'],
  ['../game.xml', page, '<mjloggm/>'],
  ['/game.xml', page, '<mjloggm/>'],
  ['inside.xml', page, '<mjloggm/>'],
  ['game.xml', undefined, '<mjloggm/>'],
  ['near.xml', 'docs/page.md', '<near/>']
])('%s is read from the folder of the page, or from the root', (path, from, text) => {
  expect(read(path, from)).toMatchObject({text})
})

test('paths out of the root are refused, also through links', () => {
  for (const path of [
    '../../outside.xml',
    '/../outside.xml',
    '../link.xml',
    '/up/outside.xml',
    '../../../etc/passwd'
  ])
    expect(read(path, page), path).toEqual({problem: 'outside'})
  expect(projectFiles(join(root, 'docs'))!('../game.xml', page)).toEqual({problem: 'outside'})
})

test('what is larger than 4 MB is refused, also in gzip', () => {
  expect(read('/large.json', page)).toEqual({problem: 'too-large'})
  expect(read('/large.gz', page)).toEqual({problem: 'too-large'})
})

test('what is no file, and no text, is said to be so', () => {
  expect(read('nowhere.xml', page)).toEqual({problem: 'missing'})
  expect(read('paifu', page)).toEqual({problem: 'missing'})
  expect(read('near\0.xml', page)).toEqual({problem: 'missing'})
  expect(read('/latin1.xml', page)).toEqual({problem: 'not-text'})
  expect(read('/broken.gz', page)).toEqual({problem: 'not-text'})
})

test('a file that is missing has those that are near, and none outside the root', () => {
  expect(read('neer.xml', page)).toEqual({problem: 'missing', near: ['near.xml']})
  expect(read('paifu/packed', page)).toEqual({problem: 'missing', near: ['paifu/packed.gz']})
  expect(read('game.xml', page)).toEqual({problem: 'missing', near: ['/game.xml']})
  expect(read('/up/outside.xlm', page)).toEqual({problem: 'missing'})
  expect(read('/lnk.xml', page)).toEqual({problem: 'missing'})
  expect(read('nowhere/near.xml', page)).toEqual({problem: 'missing'})
})

test('each file that a page depends on is named, also one that is missing', () => {
  const found: string[] = []
  const watched = projectFiles(root, (path, from) => found.push(`${path} ${from}`))!
  watched('near.xml', page)
  watched('nowhere.xml', page)
  watched('../../outside.xml', page)
  expect(found).toEqual([
    `${join(root, 'docs/near.xml')} ${page}`,
    `${join(root, 'docs/nowhere.xml')} ${page}`
  ])
})
