/**
 * Serves the pages of a built site as a static host does, each under a policy.
 */
import {existsSync, readFileSync, statSync} from 'node:fs'
import {createServer} from 'node:http'
import {extname, join} from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm'
}

/**
 * Serve a folder.
 *
 * @param policyOf
 *   Gives the content security policy of a page.
 */
export async function serve(folder, policyOf) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname)
    const candidates = [path, `${path}/index.html`, `${path}.html`].map(name => join(folder, name))
    const file = candidates.find(name => existsSync(name) && statSync(name).isFile())
    if (!file) {
      const status = path.startsWith('/favicon.') ? 204 : 404 // browsers request one automatically
      response.writeHead(status, {'content-type': 'text/plain'}).end()
      return
    }
    const content = readFileSync(file)
    const headers = {'content-type': types[extname(file)] ?? 'application/octet-stream'}
    if (extname(file) === '.html') headers['content-security-policy'] = policyOf(String(content))
    response.writeHead(200, headers).end(content)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}
