/**
 * A broken hand in each host: what its build prints, as docs/hosts.md says it.
 *
 *     node examples/broken.js                  every site that is installed
 *     node examples/broken.js astro            these
 *     UPDATE=1 node examples/broken.js         write what they print into docs/hosts.md
 *
 * Needs `node examples/build.js` first. Ends with 1 if a build prints something else. Hosts that need no site are in
 * `test/hosts.test.js`.
 */
import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {documentedOf, saidIn, writeDocumented} from './documented.js'
import {run} from './run.js'
import {folderOf, outputs, shortBuilds} from './sites.js'

const body = 'We meet at 10:30.\n\n- A hand: :tiles[123m8z]\n'
const titled = `---\ntitle: Broken\n---\n\n${body}`

/** Site → where a page with the broken hand goes, and its text. */
const brokenPages = {
  astro: [
    'src/content/wiki/en/broken.md',
    `---\ntitle: Broken\ndescription: A hand that is none\ngroup: play\norder: 9\n---\n\n${body}`
  ],
  'astro-unified': ['src/pages/broken.md', titled],
  starlight: ['src/content/docs/broken.md', titled],
  docusaurus: ['docs/broken.md', titled],
  next: ['app/broken/page.mdx', body],
  vitepress: ['broken.md', titled],
  eleventy: ['pages/broken.md', titled],
  nuxt: ['content/broken.md', titled],
  sveltekit: ['src/routes/broken/+page.md', titled],
  hexo: ['source/_posts/broken.md', titled],
  hugo: ['notes/broken.md', titled],
  jekyll: ['notes/broken.md', titled],
  mkdocs: ['notes/broken.md', titled],
  pandoc: ['notes/broken.md', titled]
}

/** Names of the sites with a page for a broken hand. */
export const brokenSites = Object.keys(brokenPages)

/** Time that a build has, in seconds. */
const LIMIT = 300

/** Path of the page that is put into a site, and its front matter. */
export function pageOf(site) {
  const [path, text] = brokenPages[site]
  return {path, frontMatter: text.slice(0, -body.length)}
}

/**
 * Put a page into a site while something is done.
 *
 * @param use
 *   What is done, with the path of the page.
 */
export async function withPage(site, text, use) {
  const {path} = pageOf(site)
  const cwd = folderOf(site)
  const file = join(cwd, path)
  const pages = join(cwd, outputs[site])
  const kept = join(cwd, '.kept') // hosts clean the folder around their pages
  await mkdir(dirname(file), {recursive: true})
  writeFileSync(file, text)
  // The existing output is that of the unchanged site, and must not get a broken page.
  rmSync(kept, {recursive: true, force: true})
  if (existsSync(pages)) renameSync(pages, kept)
  try {
    return await use(file)
  } finally {
    rmSync(dirname(path).endsWith('/broken') ? dirname(file) : file, {recursive: true})
    rmSync(pages, {recursive: true, force: true})
    if (existsSync(kept)) renameSync(kept, pages)
  }
}

/** What a build says of the broken page: the line that names it, with the frame under it. */
function saidOf(site, seconds) {
  const cwd = folderOf(site)
  return withPage(site, brokenPages[site][1], async () => {
    const {printed} = await run('npm', ['run', 'build', ...(shortBuilds[site] ?? [])], {
      cwd,
      seconds: Math.min(seconds, LIMIT)
    })
    return {said: saidIn(printed, cwd), printed}
  })
}

/**
 * Break a hand of a site; gives what is wrong with what its build says.
 *
 * @param isUpdate
 *   Whether docs/hosts.md is made to say what the build says.
 */
export async function breakHand(site, {seconds = LIMIT, isUpdate = false} = {}) {
  if (!existsSync(join(folderOf(site), 'node_modules'))) return ['not installed']
  const {said, printed} = await saidOf(site, seconds)
  if (said === '') return [`says nothing of the broken hand:\n${printed.slice(-2000)}`]
  if (isUpdate) writeDocumented(site, said)
  return said === documentedOf(site) ? [] : [`not as in docs/hosts.md:\n${said}`]
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2)
  for (const site of named.length > 0 ? named : brokenSites) {
    const wrong = await breakHand(site, {isUpdate: process.env.UPDATE === '1'})
    console.log(`${site}: ${wrong.length === 0 ? 'as documented' : wrong.join('\n')}`)
    if (wrong.length > 0) process.exitCode = 1
  }
}
