import {sharedPrefix} from 'rehype-tiles/render'
import {expect, test} from 'vitest'
import {artFunction} from './art-function.js'
import {shareArt} from './share-art.js'

test('gives templates a function from ids to references', () => {
  const globalProperties: Record<string, (ids: string) => string> = {}
  shareArt({config: {globalProperties}}, '/art.svg')
  expect(globalProperties[artFunction]!('1m wan')).toBe(
    `<defs><use id="${sharedPrefix}1m" href="/art.svg#${sharedPrefix}1m"/><use id="${sharedPrefix}wan" href="/art.svg#${sharedPrefix}wan"/></defs>`
  )
})
