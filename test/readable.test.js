/**
 * Pages without their pictures: what sanitizers and readers of feeds leave reads as the author typed it.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fromHtml} from 'hast-util-from-html'
import {defaultSchema, sanitize} from 'hast-util-sanitize'
import {toHtml} from 'hast-util-to-html'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {describe, expect, test} from 'vitest'
import {lostIn, notationsOf, sanitizers, wrongInFeed} from '../examples/readable.js'
import {cases, fixtures, someCases} from './engines/cases.js'

const pageOf = name => readFileSync(join(fixtures, name, 'output.html'), 'utf8')

/** A page whose rows are images, sanitized as GitHub does it. */
async function withImages(markdown) {
  const file = await unified()
    .use(remarkParse)
    .use(remarkMahjong)
    .use(remarkRehype)
    .use(rehypeTiles, {output: 'img', address: () => 'https://pictures.example/a.svg'})
    .use(rehypeStringify)
    .process(markdown)
  return toHtml(sanitize(fromHtml(String(file), {fragment: true}), defaultSchema))
}

describe.each(Object.keys(sanitizers))('%s', sanitizer => {
  test.each(someCases)('%s reads as its author typed it', name => {
    expect(lostIn(pageOf(name), sanitizer)).toEqual([])
  })
})

test('there are pictures to lose', () => {
  expect(cases.flatMap(name => notationsOf(pageOf(name))).length).toBeGreaterThan(300)
  const bare =
    '<p><span class="mahjong-row"><svg></svg><datalist>123m</datalist></span><span class="mahjong-row"><svg></svg></span></p>'
  expect(lostIn(bare, 'sanitize-html')).toEqual([''])
})

test('images keep their text alternative', async () => {
  const html = await withImages("Draw :tiles[4m].\n\n```mahjong\n123m 5'55z\n```\n")
  expect(html).toContain('alt="4 man"')
  expect(html).toMatch(/alt="[^"]*pon of white dragon from kamicha/)
})

test('mistakes in feeds are found', () => {
  const item = (summary, content) =>
    `<rss><channel><title>a</title><item><title>b</title><description>${summary}</description>` +
    `<content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`
  const picture =
    '<span class="mahjong-row" role="img"><svg><path d="M0 0"/></svg><datalist>19m</datalist></span>'
  expect(wrongInFeed(item('wait for 19m', `<p>${picture}</p>`))).toEqual([])
  expect(wrongInFeed(item('wait for :tiles[19m]', `<p>${picture}</p>`))).toHaveLength(1)
  expect(wrongInFeed(item('wait', '<p>no picture</p>'))).toEqual(['no entry has a picture'])
  expect(wrongInFeed(item('wait', `<p>${picture.replace(/<datalist>.*<\/datalist>/, '')}</p>`))).toHaveLength(
    2
  )
})
