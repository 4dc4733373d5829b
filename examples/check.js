/**
 * Opens the built example sites in Chromium, each page of them.
 *
 *     node examples/check.js                    every site that is built
 *     node examples/check.js astro vitepress    these
 *
 * What must hold: no message in the console, no request to anywhere else, nothing that axe finds in our elements, no
 * style or script in them, and for sites that bring no inline script themselves all of it under `default-src 'self'`.
 * Pictures of a few pages, light and dark, go to `reports/screens/`.
 */
import {createServer} from 'node:http'
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {createRequire} from 'node:module'
import {extname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {launch} from '../test/browser/chromium.js'
import {folderOf, outputs, siteNames, strictSites} from './sites.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const screens = fileURLToPath(new URL('../reports/screens/', import.meta.url))
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
  '.woff2': 'font/woff2'
}

/** Serve a folder as a static host does. */
async function serve(folder, policy) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname)
    const candidates = [path, `${path}/index.html`, `${path}.html`].map(name => join(folder, name))
    const file = candidates.find(name => existsSync(name) && statSync(name).isFile())
    if (!file) {
      const status = path.startsWith('/favicon.') ? 204 : 404 // browsers ask for one by themselves
      response.writeHead(status, {'content-type': 'text/plain'}).end()
      return
    }
    const headers = {'content-type': types[extname(file)] ?? 'application/octet-stream'}
    if (policy) headers['content-security-policy'] = policy
    response.writeHead(200, headers).end(readFileSync(file))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {address: `http://127.0.0.1:${server.address().port}`, close: () => server.close()}
}

/** Addresses of the pages of a built site that have tiles. */
function pagesOf(folder) {
  return readdirSync(folder, {recursive: true})
    .filter(name => name.endsWith('.html') && readFileSync(join(folder, name), 'utf8').includes('mahjong-'))
    .map(name => `/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .toSorted()
}

/** What is wrong with the page that is open, in our elements; `others`: what axe finds elsewhere. */
const inspect = async () => {
  const ours = document.querySelectorAll('[class^=mahjong], [class*=" mahjong"]')
  const inOurs = target => [...ours].some(element => element.contains(document.querySelector(target)))
  const {violations} = await window.axe.run()
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => ({id, html: html.slice(0, 120), ours: inOurs(target[0])}))
  )
  const styled = [...ours].filter(element => element.matches('[style], style, script, link'))
  return {
    elements: ours.length,
    findings: found.filter(one => one.ours).map(({id, html}) => `axe ${id}: ${html}`),
    others: [...new Set(found.filter(one => !one.ours).map(({id}) => id))],
    styled: styled.map(element => `style or script: ${element.outerHTML.slice(0, 120)}`)
  }
}

async function checkPage(browser, address, path) {
  const context = await browser.newContext({viewport: {width: 1100, height: 800}, bypassCSP: false})
  const page = await context.newPage()
  const wrong = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => wrong.push(`error: ${error}`))
  page.on('request', request => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) {
      wrong.push(`request: ${request.url()}`)
    }
  })
  await page.goto(address + path, {waitUntil: 'networkidle'})
  const said = [...wrong] // axe makes styles of its own, which a policy forbids
  const {elements, findings, others, styled} = await page.evaluate(
    `(() => {${axe}; return (${inspect})()})()`
  )
  await context.close()
  return {path, elements, others, wrong: [...said, ...findings, ...styled]}
}

async function photograph(browser, address, path, name) {
  for (const colorScheme of ['light', 'dark']) {
    for (const width of [1100, 360]) {
      const context = await browser.newContext({viewport: {width, height: 800}, colorScheme})
      const page = await context.newPage()
      await page.goto(address + path, {waitUntil: 'networkidle'})
      await page.screenshot({path: join(screens, `${name}-${colorScheme}-${width}.png`), fullPage: true})
      await context.close()
    }
  }
}

/** Check a site; gives what is wrong. */
async function checkSite(browser, site) {
  const folder = join(folderOf(site), outputs[site])
  const strict = strictSites.includes(site)
  const {address, close} = await serve(folder, strict ? "default-src 'self'" : null)
  const paths = pagesOf(folder)
  const wrong = paths.length === 0 ? ['no page has tiles'] : []
  const others = new Set()
  for (const path of paths) {
    const page = await checkPage(browser, address, path)
    wrong.push(...page.wrong.map(what => `${path}: ${what}`))
    for (const id of page.others) others.add(id)
  }
  for (const [index, path] of paths.slice(0, 4).entries())
    await photograph(browser, address, path, `${site}-${index}`)
  close()
  const found = others.size > 0 ? `; axe elsewhere: ${[...others].join(', ')}` : ''
  console.log(
    `${site}: ${paths.length} pages, ${wrong.length} findings${strict ? ', strict policy' : ''}${found}`
  )
  for (const line of new Set(wrong.map(line => line.slice(0, 240)))) console.log(`  ${line}`)
  return wrong
}

mkdirSync(screens, {recursive: true})
const asked = process.argv.slice(2)
const sites =
  asked.length > 0 ? asked : siteNames.filter(site => existsSync(join(folderOf(site), outputs[site] ?? '')))
const browser = await launch()
for (const site of sites) if ((await checkSite(browser, site)).length > 0) process.exitCode = 1
await browser.close()
