/**
 * What npm would publish: the tarballs of all packages, packed by `npm pack`.
 *
 * Packing takes seconds, so all but one test run in `npm run test:thorough`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import {execFileSync} from 'node:child_process'
import {tmpdir} from 'node:os'
import {basename, join, posix, resolve} from 'node:path'
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {publint} from 'publint'
import {formatMessage} from 'publint/utils'
import {visit} from 'unist-util-visit'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {packPackages} from '../scripts/pack.js'
import {packageNames} from '../scripts/publication.js'
import {entriesOf} from '../scripts/published.js'

const packages = resolve(import.meta.dirname, '../packages')
const repository = 'https://git.example/tehai'

/** Whether a file is what an entry of `files` names: a file, a folder, or files by a pattern such as `dist/**\/*.d.ts`. */
function isIn(file, entry) {
  const [start, end] = [entry.slice(0, entry.indexOf('*')), entry.slice(entry.lastIndexOf('*') + 1)]
  if (entry.includes('*')) return file.startsWith(start) && file.endsWith(end)
  return file === entry || file.startsWith(`${entry}/`)
}

test('every entry of a package is among the files that it publishes', () => {
  for (const folder of packageNames.keys()) {
    const json = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
    const published = ['package.json', ...json.files]
    const missing = entriesOf(json).filter(
      file => !published.some(entry => isIn(posix.normalize(file), entry))
    )
    expect({folder, missing}).toEqual({folder, missing: []})
  }
})

describe.runIf(process.env['THOROUGH'])('tarballs', () => {
  const out = mkdtempSync(join(tmpdir(), 'tehai-tarballs-'))
  /** Folder of a package → its tarball and what is in it. */
  const packed = new Map()

  beforeAll(() => {
    for (const tarball of packPackages(out, {repository})) {
      const folder = join(out, basename(tarball, '.tgz'))
      mkdirSync(folder)
      execFileSync('tar', ['xzf', tarball, '-C', folder, '--strip-components=1'])
      const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      packed.set(json.name, {tarball, folder, json, files: readdirSync(folder, {recursive: true})})
    }
  })

  afterAll(() => rmSync(out, {recursive: true}))

  for (const [source, name] of packageNames) {
    test(`${name} carries its entries, license and notice, and nothing that serves only here`, () => {
      const {folder, json, files} = packed.get(name)
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md']))
      expect(entriesOf(json).filter(file => !existsSync(join(folder, file)))).toEqual([])
      expect(files.filter(file => /\.map$|\.test\.|\.tsbuildinfo$|^src\b/.test(file))).toEqual([])
      expect(json).toMatchObject({
        license: 'MIT',
        keywords: expect.arrayContaining([expect.any(String)]),
        repository: {url: `git+${repository}.git`, directory: `packages/${source}`}
      })
      expect(json).not.toHaveProperty('devDependencies')
    })

    test(`the style sheets of ${name} are complete in themselves`, () => {
      const {folder, files} = packed.get(name)
      for (const file of files.filter(one => one.endsWith('.css'))) {
        const css = readFileSync(join(folder, file), 'utf8')
        expect(css).not.toContain('@import')
        expect(css.length).toBeGreaterThan(1000)
      }
    })

    test(`the README of ${name} has no link that leads nowhere`, () => {
      const tree = fromMarkdown(readFileSync(join(packed.get(name).folder, 'README.md'), 'utf8'))
      const relative = []
      visit(tree, ['link', 'image', 'definition'], ({url}) => {
        if (!/^(?:https:|#)/.test(url)) relative.push(url)
      })
      expect(relative).toEqual([])
    })

    test(`publint and attw find nothing in ${name}`, async () => {
      const tarball = readFileSync(packed.get(name).tarball)
      const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength)
      const {messages, pkg} = await publint({pack: {tarball: data}, strict: true})
      expect(messages.map(message => formatMessage(message, pkg))).toEqual([])
      const {problems = []} = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
        excludeEntrypoints: [/\.(?:css|svg)$/]
      })
      const others = problems.filter(problem => !isExpected(problem))
      expect(
        others.map(({kind, entrypoint, resolutionKind}) => ({kind, entrypoint, resolutionKind}))
      ).toEqual([])
    })
  }

  test('every entry can be imported, and the command runs: no file is missing', () => {
    const site = join(out, 'site', 'node_modules')
    const modules = resolve(packages, '../node_modules')
    const names = readdirSync(modules).flatMap(name =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map(one => `${name}/${one}`) : [name]
    )
    for (const name of names.filter(one => !one.startsWith('.') && !packed.has(one))) {
      mkdirSync(join(site, name, '..'), {recursive: true})
      symlinkSync(join(modules, name), join(site, name))
    }
    const entries = [...packed].flatMap(([name, {folder, json}]) => {
      cpSync(folder, join(site, name), {recursive: true})
      return Object.keys(json.exports)
        .filter(entry => !/\.(?:css|json|svg)$/.test(entry))
        .map(entry => posix.join(name, entry))
        .filter(entry => entry !== 'rehype-tiles/art-file') // imports a picture, as bundlers can
    })
    expect(entries.length).toBeGreaterThan(25)
    const code = `await Promise.all(${JSON.stringify(entries)}.map(name => import(name)))`
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {cwd: join(site, '..')})
    const bin = join(site, 'tehai', packed.get('tehai').json.bin.tehai)
    for (const command of ['check', 'build'])
      expect(
        execFileSync(process.execPath, [bin, command, '-'], {
          input: 'a :tiles[1m] :hanafuda[1h]\n',
          encoding: 'utf8'
        })
      ).toBeDefined()
    expect(execFileSync(process.execPath, [bin, 'score', '234m456p3456788s 2s'], {encoding: 'utf8'})).toMatch(
      /pinfu/i
    )
  })

  test('packages carry bundles for Node, without a path of the machine that packed them', () => {
    for (const {folder, files} of packed.values()) {
      for (const file of files.filter(file => /\.c?js$/.test(file)))
        expect(readFileSync(join(folder, file), 'utf8')).not.toContain('tehai-pack-')
    }
    const {json, files} = packed.get('@tehai/core')
    expect(json.exports['./notation'].node).toBe('./dist/notation/index.node.js')
    expect(files.filter(file => file.endsWith('.node.js')).length).toBeLessThan(50)
  })

  test('messages link to the pages of the repository', () => {
    const pages = [
      ['@tehai/core', 'messages.md'],
      ['remark-hanafuda', 'hanafuda.md']
    ]
    for (const [name, page] of pages) {
      const {folder, files} = packed.get(name)
      const code = files
        .filter(file => file.endsWith('.js'))
        .map(file => readFileSync(join(folder, file), 'utf8'))
      // Of modules and of bundles.
      expect(code.filter(text => text.includes(`${repository}/blob/main/docs/${page}#`))).toHaveLength(2)
    }
  })
})

/**
 * What attw reports of every package of ES modules alone: TypeScript's `node10`, which knows no `exports`, and `require`
 * of an ES module, which Node has allowed since 20.19, the oldest that is supported.
 */
function isExpected({kind, resolutionKind}) {
  return kind === 'CJSResolvesToESM' || resolutionKind === 'node10'
}
