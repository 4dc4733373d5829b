/**
 * A registry of npm with our packages in it, for programs that install them by name: the tarballs that we would publish.
 * Requests for all others are led to the registry of npm.
 */
import {createHash} from 'node:crypto'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {basename} from 'node:path'

const npm = 'https://registry.npmjs.org'

/** What a registry says of a package with one version. */
function documentOf(tarball, address) {
  const json = JSON.parse(execFileSync('tar', ['xzfO', tarball, 'package/package.json'], {encoding: 'utf8'}))
  const content = readFileSync(tarball)
  const dist = {
    tarball: `${address}/-/${basename(tarball)}`,
    integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
    shasum: createHash('sha1').update(content).digest('hex')
  }
  const {name, version} = json
  return {
    name,
    'dist-tags': {latest: version},
    versions: {[version]: {...json, dist}},
    time: {[version]: '2020-01-01T00:00:00.000Z'}
  }
}

/** What a registry says of the newest version of a package, which programs request at `<name>/latest`. */
const newestOf = document => document?.versions[document['dist-tags'].latest]

/** Start the registry; gives its address, and what ends it. `tarballs`: paths of all packages of ours. */
export async function startRegistry(tarballs) {
  const documents = new Map()
  const server = createServer(({url}, response) => {
    const path = decodeURIComponent(url.slice(1).split('?')[0])
    const tarball = path.startsWith('-/') && tarballs.find(one => basename(one) === path.slice(2))
    if (tarball) return void response.writeHead(200).end(readFileSync(tarball))
    const document = documents.get(path) ?? newestOf(documents.get(path.replace(/\/latest$/, '')))
    if (!document) return void response.writeHead(302, {location: npm + url}).end()
    response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(document))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${server.address().port}`
  for (const tarball of tarballs) {
    const document = documentOf(tarball, address)
    documents.set(document.name, document)
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return {address, close}
}
