/**
 * A broken hand in each host: what its build prints, as docs/hosts.md says it.
 *
 *     node examples/broken.js                  every site that is installed
 *     node examples/broken.js astro            these
 *     UPDATE=1 node examples/broken.js         write what they print into docs/hosts.md
 *
 * Needs `node examples/build.js` first. Ends with 1 if a build prints something else.
 */
import {spawnSync} from 'node:child_process'
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf} from './sites.js'

const body = 'We meet at 10:30.\n\n- A hand: :tiles[123m8z]\n'

/** Site → where a page with the broken hand goes, and its front matter. */
const pages = {
  astro: [
    'src/content/wiki/en/broken.md',
    'title: Broken\ndescription: A hand that is none\ngroup: play\norder: 9'
  ],
  'astro-unified': ['src/pages/broken.md', 'title: Broken'],
  starlight: ['src/content/docs/broken.md', 'title: Broken'],
  vitepress: ['broken.md', 'title: Broken'],
  eleventy: ['pages/broken.md', 'title: Broken']
}

const docs = new URL('../docs/hosts.md', import.meta.url)
const update = process.env.UPDATE === '1'

/** What a build says of the broken page: the lines that name it, with the frames under them. */
function saidOf(site) {
  const [path, front] = pages[site]
  const file = join(folderOf(site), path)
  writeFileSync(file, `---\n${front}\n---\n\n${body}`)
  try {
    const {stdout, stderr} = spawnSync('npm', ['run', 'build'], {
      cwd: folderOf(site),
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}
    })
    const lines = `${stdout}\n${stderr}`
      .split('\n')
      .map(line => line.replaceAll(`${folderOf(site)}/`, '/site/'))
    const first = lines.findIndex(line => /broken\.md:\d+:\d+: /.test(line))
    const frame = lines.slice(first + 1, first + 3).filter(line => /^\s*\d* \| /.test(line))
    return first < 0 ? '' : [lines[first].replace(/^\d\d:\d\d:\d\d /, ''), ...frame].join('\n')
  } finally {
    rmSync(file)
  }
}

const region = site => new RegExp(`(<!-- broken ${site} -->\\n\\n\`\`\`text\\n)[^]*?(\\n\`\`\`)`)

const asked = process.argv.slice(2)
const sites = asked.length > 0 ? asked : Object.keys(pages)
for (const site of sites) {
  if (!existsSync(join(folderOf(site), 'node_modules'))) {
    console.log(`${site}: not installed`)
    continue
  }
  const said = saidOf(site)
  const text = readFileSync(docs, 'utf8')
  const expected = text.replace(region(site), (_, start, end) => start + said + end)
  if (update) writeFileSync(docs, expected)
  const same = update || (said !== '' && expected === text)
  console.log(`${site}: ${same ? 'as documented' : `not as documented\n${said}`}`)
  if (!same) process.exitCode = 1
}
