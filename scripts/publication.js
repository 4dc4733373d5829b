/**
 * What a package is published with besides its own files: license and notice, the address of the repository, links that
 * resolve where its README is shown by itself. Files that no entry leads to are left out.
 *
 * The address is `repository` in the `package.json` at the root, as in `https://github.com/owner/name`, and nowhere
 * else. Until it is set, packages have no address, and links into the repository become plain text.
 */
import {copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import {fileURLToPath} from 'node:url'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {visit} from 'unist-util-visit'
import {unneededFiles} from './published.js'

const root = fileURLToPath(new URL('../', import.meta.url))
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** Folder of each package of ours → its name on npm. */
export const packageNames = new Map(
  readdirSync(join(root, 'packages')).map(folder => [
    folder,
    readJson(join(root, 'packages', folder, 'package.json')).name
  ])
)

/** The address of the repository, without a trailing slash; `null` if it is not set. */
export function repositoryAddress() {
  const {repository} = readJson(join(root, 'package.json'))
  const url = typeof repository === 'object' ? repository?.url : repository
  return url ? url.replace(/^git\+/, '').replace(/(?:\.git)?\/?$/, '') : null
}

/** Files of the repository that every package contains. */
const shared = ['LICENSE', 'NOTICE']

/**
 * Complete a package in place.
 *
 * @param directory
 *   The folder to change: that of the package itself, or a copy of it.
 * @param folder
 *   Name of the package's folder in `packages/`.
 * @param repository
 *   Address of the repository (default: that of the root's `package.json`).
 * @returns
 *   Names of the files that were changed or added, in the folder.
 */
export function completePackage(directory, folder, repository = repositoryAddress()) {
  removeUnneeded(directory)
  for (const name of shared) copyFileSync(join(root, name), join(directory, name))
  const json = join(directory, 'package.json')
  writeFileSync(json, `${JSON.stringify(manifestOf(readJson(json), folder, repository), null, 2)}\n`)
  const readme = join(directory, 'README.md')
  writeFileSync(readme, linkedText(readFileSync(readme, 'utf8'), `packages/${folder}`, repository))
  const pages = copyPages(directory, folder, repository)
  return [
    ...shared,
    'package.json',
    'README.md',
    ...['style.css', 'steps.css'].flatMap(name => completeStyle(directory, name)),
    ...pages,
    ...addressMessages(directory, folder, repository)
  ]
}

/** Remove the files of `dist` to which no entry of the package leads. */
export function removeUnneeded(directory) {
  for (const name of unneededFiles(directory)) rmSync(join(directory, name))
}

/**
 * Replace `@import` of a style sheet of another package of ours by its content: a site may link or copy the file, and
 * under pnpm and Yarn PnP packages that the site has not installed cannot be resolved.
 */
function completeStyle(directory, name) {
  const file = join(directory, name)
  if (!existsSync(file)) return []
  const source = readFileSync(file, 'utf8')
  const complete = source.replace(/@import '([^'/]+|@[^'/]+\/[^'/]+)\/([^']+)';/g, (_, from, path) => {
    const folder = [...packageNames].find(([, one]) => one === from)?.[0]
    if (folder === undefined) throw new Error(`Expected a package of ours in \`@import\`, got \`${from}\``)
    return readFileSync(join(root, 'packages', folder, path), 'utf8').trimEnd()
  })
  if (complete === source) return []
  writeFileSync(file, complete)
  return [name]
}

/** `package.json` with the fields that come from the repository, without those that are only used in it. */
export function manifestOf(whole, folder, repository) {
  const {scripts: _, devDependencies: __, ...json} = whole
  if (!repository) return json
  return {
    ...json,
    repository: {type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}`},
    homepage: `${repository}/tree/main/packages/${folder}#readme`,
    bugs: {url: `${repository}/issues`}
  }
}

/** Pages of the repository that list messages → the package that contains a copy. */
const messagePages = new Map([
  ['docs/messages.md', 'remark-mahjong'],
  ['docs/hanafuda.md', 'remark-hanafuda']
])

/** Folder → the module with the address of its messages, and the page that lists them. */
const messageModules = new Map([
  ['core', ['dist/markdown/mahjong-messages.js', 'docs/messages.md']],
  ['remark-hanafuda', ['dist/grammar/messages.js', 'docs/hanafuda.md']]
])

/** Address of a page that lists messages: in the repository, or otherwise that of the copy in its package. */
function addressOfPage(page, repository) {
  if (repository) return `${repository}/blob/main/${page}`
  return `https://unpkg.com/${packageNames.get(messagePages.get(page))}/${posix.basename(page)}`
}

/** Copy the pages of messages that a package contains. */
function copyPages(directory, folder, repository) {
  const pages = [...messagePages.keys()].filter(page => messagePages.get(page) === folder)
  for (const page of pages) {
    const text = linkedText(readFileSync(join(root, page), 'utf8'), posix.dirname(page), repository)
    writeFileSync(join(directory, posix.basename(page)), text)
  }
  return pages.map(page => posix.basename(page))
}

/** Every file that packing adds to a package, for `unpacked.js` to remove. */
export const addedFiles = [...shared, ...[...messagePages.keys()].map(page => posix.basename(page))]

/** Make messages link to the page of the repository. Without a repository, they link to the copy in the package. */
function addressMessages(directory, folder, repository) {
  const module = messageModules.get(folder)
  if (!module || !repository) return []
  const [name, page] = module
  const file = join(directory, name)
  if (!existsSync(file)) throw new Error(`Expected \`${name}\` to be built before packing`)
  const source = readFileSync(file, 'utf8')
  const changed = source.replace(`${addressOfPage(page, null)}#`, `${addressOfPage(page, repository)}#`)
  if (changed === source) throw new Error(`Expected an address of messages in \`${name}\``)
  writeFileSync(file, changed)
  return [name]
}

/**
 * A text whose links resolve wherever it is shown.
 *
 * @param source
 *   Markdown of the text.
 * @param base
 *   The folder of the repository that contains it, such as `docs`.
 * @param repository
 *   Address of the repository, or `null`.
 */
export function linkedText(source, base, repository) {
  const tree = fromMarkdown(source)
  const addressOf = url => resolvedAddress(url, base, repository)
  const lost = new Set()
  const edits = []
  visit(tree, 'definition', node => {
    const address = addressOf(node.url)
    if (address === null) lost.add(node.identifier)
    if (address !== node.url) edits.push(edit(node, address === null ? '' : `[${node.label}]: ${address}`))
  })
  visit(tree, ['link', 'image', 'linkReference'], node => {
    if (node.type === 'linkReference') {
      if (lost.has(node.identifier)) edits.push(edit(node, textOf(source, node)))
      return
    }
    const address = addressOf(node.url)
    if (address === node.url) return
    if (address !== null) edits.push(addressEdit(source, node, address))
    else edits.push(edit(node, node.type === 'image' ? '' : textOf(source, node)))
  })
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, end, value}) => text.slice(0, start) + value + text.slice(end), source)
}

/** The address of a link; `null` if its target is not published. */
function resolvedAddress(url, base, repository) {
  if (/^(?:[a-z]+:|#)/.test(url)) return url
  const [, path, anchor] = /^([^#]*)(.*)$/.exec(url)
  const inRepository = posix.join(base, path)
  const [, other, rest] = /^packages\/([^/]+)\/?(.*)$/.exec(inRepository) ?? []
  if (other !== undefined && rest === '' && packageNames.has(other)) {
    return `https://www.npmjs.com/package/${packageNames.get(other)}${anchor}`
  }
  if (messagePages.has(inRepository)) return addressOfPage(inRepository, repository) + anchor
  if (!repository) return null
  const kind = /\.(?:png|svg|gif)$/.test(path) ? 'raw' : 'blob'
  return `${repository}/${kind}/main/${inRepository}${anchor}`
}

const edit = ({position}, value) => ({start: position.start.offset, end: position.end.offset, value})

/** The text of a link, as typed in the source. */
function textOf(source, {children}) {
  return source.slice(children[0].position.start.offset, children.at(-1).position.end.offset)
}

/** Replace the address of a link or picture. Its text stays as typed. */
function addressEdit(source, node, address) {
  const {start, end} = edit(node, '')
  const at = source.lastIndexOf(node.url, end)
  if (at < start) throw new Error(`Expected the address \`${node.url}\` as typed in the source`)
  return {start: at, end: at + node.url.length, value: address}
}
