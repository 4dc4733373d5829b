/**
 * A real browser for tests: Chromium of the system, driven by playwright-core, pages served from this process.
 */
import {createServer} from 'node:http'
import {existsSync, mkdirSync, readFileSync} from 'node:fs'
import {extname} from 'node:path'
import {chromium} from 'playwright-core'

// The headless shell is the same engine without what surrounds a page, and takes a third of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Path of the browser, that of the environment first; `undefined` where none is installed. */
export const executablePath =
  process.env.CHROMIUM ?? names.map(name => `/usr/bin/${name}`).find(path => existsSync(path))

/** Start the browser; without one the tests cannot run and say so. */
export async function launch() {
  if (!executablePath)
    throw new Error(
      'Expected Chromium (Debian: apt-get install chromium-headless-shell), or its path in CHROMIUM'
    )
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none'
    ]
  })
}

const types = {'.css': 'text/css', '.js': 'text/javascript'}

/**
 * Serve pages under a strict policy and give their address.
 *
 * @param files
 *   Path → text, e.g. `{'/': '<!doctype html>…', '/style.css': '…', '/list.js': '…'}`.
 */
export async function serve(files) {
  const server = createServer((request, response) => {
    const text = files[request.url]
    if (text === undefined) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
      return
    }
    const type = types[extname(request.url)] ?? 'text/html'
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': "default-src 'self'"
    })
    response.end(text)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {address: `http://127.0.0.1:${server.address().port}`, close: () => server.close()}
}

/** Where pictures of a run go, to be looked at. */
export const screens = new URL('../../reports/screens/', import.meta.url).pathname
mkdirSync(screens, {recursive: true})

export const styleSheet = ['style', 'steps']
  .map(name => readFileSync(new URL(`../../packages/rehype-tiles/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

/** A page around HTML; `css` false leaves our style sheet out. */
export function htmlPage(body, {lang = 'en', css = true, page = ''} = {}) {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Tiles</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/page.css">${css ? '<link rel="stylesheet" href="/style.css">' : ''}${page}</head>
<body><main><h1>Tiles</h1>${body}</main></body></html>`
}

export const pageCss = `body{margin:0;padding:16px;font:16px/1.6 'Noto Sans','Noto Sans CJK JP',sans-serif;max-width:44rem}
table{display:block;overflow-x:auto}
@media(prefers-color-scheme:dark){body{background:#14171c;color:#ddd}}`
