/**
 * What an import loads: hanafuda nothing of mahjong and no rounds, and a page no engine of claims that it does not have.
 */
import {execFileSync} from 'node:child_process'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {rolldown} from 'rolldown'
import {expect, test} from 'vitest'
import {loadedBy} from './loaded.js'

const packages = resolve(import.meta.dirname, '../packages')

/** Package and room of a module of ours; the package alone for what is in no room, and for packages of others. */
function roomOf(path) {
  const [, name, room] = /packages\/([\w-]+)\/dist\/(?:([\w-]+)\/)?/.exec(path.replaceAll('\\', '/')) ?? []
  if (!name) return 'others'
  return ['kernel', 'koikoi', 'core', 'riichi'].includes(name) && room ? `${name}/${room}` : name
}

const reading = [
  'kernel/languages',
  'kernel/block',
  'kernel/markdown',
  'kernel/markup',
  'kernel/source',
  'koikoi/cards',
  'koikoi/labels',
  'koikoi/languages',
  'koikoi/notation',
  'koikoi/rules',
  'koikoi/yaku',
  'others',
  'remark-hanafuda'
]
const drawing = [...reading, 'card-art', 'kernel/picture', 'rehype-tiles']

// [entry, rooms that it may load, most KB]
// The cards alone may be 18 KB in gzip, which is about 170 KB as they are loaded. `remark-hanafuda/game` loads all that `remark-hanafuda/rehype` does.
const entries = [
  ['index', [...reading, 'remark-mahjong'], 360],
  ['game', drawing, 580]
]
test.each(entries)('remark-hanafuda/%s loads nothing of mahjong', (entry, allowed, most) => {
  const {paths, size} = loadedBy(join(packages, 'remark-hanafuda/dist', `${entry}.js`))
  const rooms = [...new Set(paths.map(roomOf))].toSorted()
  expect(rooms.filter(room => !allowed.includes(room))).toEqual([])
  expect(rooms).toContain('remark-hanafuda')
  expect(size / 1024).toBeLessThanOrEqual(most)
})

// [entry, what is shown of the record of a round where no module can be loaded, as in a browser]
const withoutModules = [
  ['index', 'hanafuda-unread'],
  ['browser', 'hanafuda-turns'],
  ['game', 'hanafuda-unread'],
  ['browser-game', 'hanafuda-turns']
]
test.each(withoutModules)(
  'remark-hanafuda/%s shows %j of a round where no module can be loaded',
  (entry, expected) => {
    const built = path => JSON.stringify(pathToFileURL(join(packages, path)).href)
    const code = `
    delete process.getBuiltinModule
    import {htmlOf} from ${built('kernel/dist/markup/index.js')}
    import {checkBlock} from ${built('remark-hanafuda/dist/page/block.js')}
    import {defaultSettings} from ${built('remark-hanafuda/dist/grammar/settings.js')}
    await import(${built(`remark-hanafuda/dist/${entry}.js`)})
    console.log(htmlOf(checkBlock('seed 23\\n10cx10a/10b', '', defaultSettings).markup))`
    const args = ['--input-type=module', '--eval', code]
    expect(execFileSync(process.execPath, args, {encoding: 'utf8'})).toContain(expected)
  }
)

test.each(['remark-hanafuda', 'remark-hanafuda/game'])(
  'a bundle of %s for Node.js has the reader of rounds',
  async name => {
    const entry = {
      name: 'entry',
      resolveId: id => (id === 'entry' ? join(packages, 'entry.js') : null),
      load: id => (id === join(packages, 'entry.js') ? `import ${JSON.stringify(name)}` : null)
    }
    const bundle = await rolldown({input: 'entry', platform: 'node', logLevel: 'silent', plugins: [entry]})
    const {output} = await bundle.generate({format: 'esm'})
    await bundle.close()
    const paths = output.flatMap(({modules = {}}) => Object.keys(modules))
    expect(paths.map(path => path.replaceAll('\\', '/')).join('\n')).toContain(
      'remark-hanafuda/dist/page/record.js'
    )
  }
)

test('remark-mahjong loads no engine of claims that few pages have', () => {
  const engines = loadedBy(join(packages, 'remark-mahjong/dist/index.js')).paths.filter(path =>
    /riichi[\\/]dist[\\/](safety|value)\.js$/.test(path)
  )
  expect(engines).toEqual([])
})

// [claims of a page, engines that it needs]
const pages = [
  ['123456789m1122p\nwaits: 12p\nshanten: 0', []],
  ['table: score', []],
  ['13m5p9p4p1234s1177z5m\nsafe: 9p\ntoimen: riichi\nj 1z9p3z8p2s+6z', ['safety']],
  ['table: kabe', ['safety']],
  ['123456789m1123p4p\nvalue: ?', ['value']]
]
test.each(pages)('a page with %j loads %j', (block, engines) => {
  expect(enginesOf(block)).toEqual(engines)
})

/** The engines that a process has loaded when it has made a page of a block. */
function enginesOf(block) {
  const core = room => JSON.stringify(pathToFileURL(join(packages, `core/dist/${room}/index.js`)).href)
  const code = `
    import {createRequire} from 'node:module'
    import {checkBlock} from ${core('page')}
    import {claimChecker} from ${core('claims')}
    const {messages} = checkBlock(${JSON.stringify(block)}, claimChecker())
    const loaded = Object.keys(createRequire(${JSON.stringify(import.meta.filename)}).cache)
    console.log(JSON.stringify({messages: messages.map(({id}) => id), loaded}))`
  const args = ['--input-type=module', '--eval', code]
  const {messages, loaded} = JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'}))
  expect(messages).toEqual([])
  return loaded.flatMap(path => /riichi[\\/]dist[\\/](safety|value)\.js$/.exec(path)?.[1] ?? [])
}
