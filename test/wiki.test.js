/**
 * The wiki in `examples/astro`: the sources of its generated pages are complete, and its languages have the same pages.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {dialectIds} from '@tehai/core'
import {languages} from '@tehai/kernel/source'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHanafuda from 'remark-hanafuda'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {expect, test} from 'vitest'
import {examples} from '../examples/astro/dialects.js'
import {optionsOf} from '../examples/astro/options.js'
import {scrollRegions} from '../examples/astro/src/scroll-regions.js'
import {folders, wholeFolders, words} from '../examples/astro/src/words.js'
import {optionWords, words as generated} from '../examples/astro/words.js'

test('every option has words in Japanese, and no other', () => {
  const names = optionsOf('@tehai/astro', import.meta.url).map(({name}) => name)
  expect(names).toContain('onError')
  expect(Object.keys(optionWords).toSorted()).toEqual(names.toSorted())
})

test('every option has a comment', () => {
  const bare = optionsOf('@tehai/astro', import.meta.url).filter(({text}) => text.length < 10)
  expect(bare).toEqual([])
})

test('examples are of dialects that there are', () => {
  expect(Object.keys(examples).filter(id => !dialectIds.includes(id))).toEqual([])
  expect(Object.values(examples).filter(rows => rows.length === 0)).toEqual([])
})

const content = new URL('../examples/astro/src/content/', import.meta.url)
const filesOf = folder =>
  readdirSync(new URL(folder, content))
    .filter(file => /\.mdx?$/.test(file))
    .toSorted()
const textOf = path => readFileSync(new URL(path, content), 'utf8')

/** Pages that are written in every language, and the page of English that has the same hands. */
const everywhere = [
  ['waits.md', 'waits.md'],
  ['scoring.md', 'scoring.md'],
  ['problems.md', 'problems.md'],
  ['notation.md', 'start.mdx']
]

/** What the blocks of a page draw, without their words: rows and rivers. */
const rowsOf = text =>
  [...text.matchAll(/^```mahjong.*\n([\s\S]*?)^```/gm)].map(([, block]) =>
    block
      .split('\n')
      .map(line => line.replace(/^(?:hand|手牌|손패) ?\S*: ?/, ''))
      .filter(line => /^(?:j |[\d!])[\dmpsz!…' +=]*$/.test(line))
  )

test.each(folders)('%s has the words of the frame that English has', folder => {
  expect(Object.keys(words[folder])).toEqual(Object.keys(words.en))
  expect(Object.keys(words[folder].groups)).toEqual(Object.keys(words.en.groups))
  expect(Object.values(words[folder]).filter(word => word === '')).toEqual([])
})

test('the folders are languages of Tehai, and those with the whole wiki have the generated pages', () => {
  expect(folders.map(folder => words[folder].tag).every(tag => languages.includes(tag))).toBe(true)
  expect(folders).toEqual(expect.arrayContaining(['en', 'ja', 'zh-hans', 'ko']))
  expect(wholeFolders).toEqual(Object.keys(generated))
  expect(filesOf('wiki/ja')).toEqual(filesOf('wiki/en'))
})

test.each(folders.filter(folder => /^(?:ja|zh)/.test(folder)))(
  '%s has paragraphs on one line: a browser shows the end of a line as a blank',
  folder => {
    const broken = filesOf(`wiki/${folder}`).flatMap(name => {
      const text = textOf(`wiki/${folder}/${name}`)
      const {children} = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(text)
      return children
        .filter(({type}) => type === 'paragraph')
        .map(({position}) => text.slice(position.start.offset, position.end.offset))
        .filter(paragraph =>
          /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。）」]\n/u.test(paragraph)
        )
    })
    expect(broken).toEqual([])
  }
)

test('the site reads each folder in its language', () => {
  const config = readFileSync(new URL('../astro.config.js', new URL('../', content)), 'utf8')
  const [, locales] = /locales: \[(.*)\]/.exec(config)
  for (const folder of folders)
    expect(locales).toMatch(
      folder === words[folder].tag ? `'${folder}'` : `{path: '${folder}', codes: ['${words[folder].tag}']}`
    )
})

const partly = folders.filter(folder => !wholeFolders.includes(folder))
const rows = partly.flatMap(folder => everywhere.map(([page, english]) => [folder, page, english]))

test.each(rows)('%s: %s has the hands of %s', (folder, page, english) => {
  const shown = rowsOf(textOf(`wiki/${folder}/${page}`))
  expect(shown.flat().length).toBeGreaterThan(3)
  expect(shown).toEqual(rowsOf(textOf(`wiki/en/${english}`)))
})

test.each(partly)('%s: the home page shows what the English one shows', folder => {
  expect(filesOf(`home/${folder}`)).toEqual(filesOf('home/en'))
  for (const file of filesOf('home/en'))
    expect(rowsOf(textOf(`home/${folder}/${file}`)), file).toEqual(rowsOf(textOf(`home/en/${file}`)))
})

test.each(
  folders.flatMap(folder =>
    ['wiki', 'home'].flatMap(kind =>
      filesOf(`${kind}/${folder}`).map(file => [folder, `${kind}/${folder}/${file}`])
    )
  )
)('%s: %s reports nothing', async (folder, path) => {
  const lang = words[folder].tag
  const file = new VFile({path: new URL(path, content).pathname, value: textOf(path)})
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMahjong, {lang, inlineCode: 'mj:'})
    .use(remarkHanafuda, {lang})
  await processor.run(processor.parse(file), file)
  expect(file.messages.map(String)).toEqual([])
})

test('links between pages of a language lead to pages that it has', () => {
  for (const folder of partly)
    for (const file of filesOf(`wiki/${folder}`))
      for (const [, to] of textOf(`wiki/${folder}/${file}`).matchAll(/\]\(\/([^)#]*?)\/?(?:#[^)]*)?\)/g))
        expect([
          folder,
          ...filesOf(`wiki/${folder}`).map(name => `${folder}/${name.replace(/\.mdx?$/, '')}`)
        ]).toContain(to)
})

const element = (tagName, properties, ...children) => ({type: 'element', tagName, properties, children})
const text = value => ({type: 'text', value})

test('tables of Markdown can be focused, and are named by their headings', () => {
  const row = element('span', {}, element('datalist', {}, text('4m')))
  const heads = [element('th', {}, text('tiles '), row), element('th', {}), element('th', {}, text('fu'))]
  const table = element(
    'table',
    {},
    text('\n'),
    element('thead', {}, text('\n'), element('tr', {}, ...heads))
  )
  const {properties, children} = scrollRegions.element.visit(table)
  expect(properties).toEqual({className: ['scroll'], role: 'group', tabIndex: 0, ariaLabel: 'tiles, fu'})
  expect(children).toEqual([table])
  expect(scrollRegions.element.visit(element('table', {className: ['mahjong-ukeire']}))).toBe(undefined)
})
