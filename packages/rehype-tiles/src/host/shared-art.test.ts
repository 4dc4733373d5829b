import {readFileSync} from 'node:fs'
import {compile} from '@mdx-js/mdx'
import {tiles} from '@tehai/tile-art'
import {expect, test} from 'vitest'
import {artFile, artFiles, artModule} from '../../generate/art.js'
import TehaiArt from '../../art.js'
import TehaiArtFile from '../../art-file.js'
import {mahjongDrawing} from './mahjong-drawing.js'
import rehypeTilesReact, {type Options} from '../react.js'
import {makeDefinitions} from '../ink/definitions.js'
import {artSource, commonIds, definitionsOf, divideDefinitions, sharedArt} from './shared-art.js'

const page = '```mahjong\n123456m123456p11z\n```\n\n```mahjong\n99s\n```\n'

const scriptOf = async (options: Options, mdx = page) =>
  String(await compile(mdx, {rehypePlugins: [[rehypeTilesReact, options]]}))

test('art.js is what generate/art.js writes', () => {
  expect(readFileSync(new URL('../../art.js', import.meta.url), 'utf8')).toBe(artModule())
})

test('art.svg is what generate/art.js writes', () => {
  for (const file of artFiles) expect(readFileSync(file, 'utf8')).toBe(artFile())
})

test('with a file, the component has references to it alone, and the file what they refer to', async () => {
  const script = await scriptOf({sharedArt: 'file'})
  expect(script).toMatch(/^import TehaiArt from .rehype-tiles\/art-file.;$/m)
  const [, ids] = /ids: "([^"]*)"/.exec(script)!
  const {props} = TehaiArtFile({ids: ids!}) as {props: {dangerouslySetInnerHTML: {__html: string}}}
  const html = props.dangerouslySetInnerHTML.__html
  const inside = new Set(Array.from(artFile().matchAll(/ id="([^"]*)"/g), ([, id]) => id))
  const referred = [...html.matchAll(/<use id="([^"]*)" href="[^"#]*art\.svg#([^"]*)"\/>/g)]
  expect(referred.map(([, id]) => id)).toEqual(ids!.split(' ').map(id => `mahjong-${id}`))
  for (const [, id, inFile] of referred) {
    expect(inFile).toBe(id)
    expect(inside.has(id)).toBe(true)
  }
  expect(html).not.toContain('<path')
})

test('definitions of a page are divided into shared ones and others', () => {
  const drawing = mahjongDrawing()
  const {ink, element} = makeDefinitions(drawing.game.art, drawing.idPrefix)
  for (const face of ['1m', '2m']) ink.art([], face, 0, 0, '')
  const svg = element()!
  const common = commonIds(sharedArt([drawing]), [drawing])
  expect(common).toContain('mahjong-1m')
  expect(commonIds(sharedArt([drawing]), [mahjongDrawing({palette: 'black'})])).toEqual(new Set())
  const ids = definitionsOf(svg).map(({properties}) => properties.id)
  expect(divideDefinitions(svg, common)).toEqual({shared: ids, own: null})
  const {shared, own} = divideDefinitions(svg, new Set(['mahjong-1m']))
  expect(shared).toEqual(['mahjong-1m'])
  expect(definitionsOf(own).map(({properties}) => properties.id)).toEqual(
    ids.filter(id => id !== 'mahjong-1m')
  )
})

test('every colour of the file is a custom property, so that themes of a page reach it', () => {
  const file = artFile()
  expect(file).toContain('fill="var(--mahjong-ink,#1d2430)"')
  expect(file).not.toMatch(/(?:fill|stroke)="#/)
  const known = new Set(Object.keys(tiles.palettes.light))
  for (const [, name] of file.matchAll(/var\(--mahjong-(\w+),/g)) expect(known).toContain(name)
})

test('a page has its rows, the component the art', async () => {
  const script = await scriptOf({sharedArt: true})
  expect(script).toMatch(/^import TehaiArt from .rehype-tiles\/art.;$/m)
  expect(script).toContain('#mahjong-1m')
  expect(script).not.toContain('id=\\"mahjong-1m')
  expect(script.length).toBeLessThan((await scriptOf({output: 'defs'})).length / 2)
})

test('together they are what a page without it has', async () => {
  const [, ids] = /ids: "([^"]*)"/.exec(await scriptOf({sharedArt: true}))!
  const {props} = TehaiArt({ids: ids!}) as {
    props: {dangerouslySetInnerHTML: {__html: string}}
  }
  const defined = (html: string) => [...html.matchAll(/ id=\\?"([^"\\]*)/g)].map(([, id]) => id).sort()
  const plain = String(await compile(page, {rehypePlugins: [[rehypeTilesReact, {output: 'defs'}]]}))
  expect(defined(props.dangerouslySetInnerHTML.__html)).toEqual(defined(plain))
})

test('the source has every definition, with bodies of a run written once', async () => {
  const art = sharedArt([mahjongDrawing()])
  const source = artSource(art)
  const module = `data:text/javascript,${encodeURIComponent(`${source}export default partOf`)}`
  const {default: partOf} = (await import(module)) as {default: (id: string) => string}
  for (const [id, svg] of art) expect(partOf(id)).toBe(svg)
  expect(art.has('mahjong-bodies-14')).toBe(true)
  expect(source).not.toContain('mahjong-bodies-14')
})

test('art that is not that of the shipped set stays in the page', async () => {
  const script = await scriptOf({sharedArt: true, palette: 'black'})
  expect(script).not.toContain('rehype-tiles/art')
  expect(script).toContain('<defs>')
})

test('a page without tiles imports nothing', async () => {
  expect(await scriptOf({sharedArt: true}, '# A\n')).not.toContain('rehype-tiles/art')
})

test('the option is a boolean or `file`', () => {
  expect(() => rehypeTilesReact({sharedArt: 'yes'} as unknown as Options)).toThrow(
    'Expected `sharedArt` to be a boolean or `file`'
  )
})
