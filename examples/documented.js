/**
 * What builds print of a broken hand, as docs/hosts.md says it: `<!-- broken astro -->` and the text after it.
 */
import {readFileSync, writeFileSync} from 'node:fs'

const docs = new URL('../docs/hosts.md', import.meta.url)

const region = host => new RegExp(`(<!-- broken ${host} -->\\n\\n\`\`\`text\\n)([^]*?)(\`\`\`)`)

/** The hosts of which docs/hosts.md says what they print. */
export const documentedHosts = () =>
  [...readFileSync(docs, 'utf8').matchAll(/<!-- broken ([\w-]+) -->/g)].map(([, host]) => host)

/** The line among printed ones that names the broken page (or its block), and the frame under it; empty where there is none. */
export function saidIn(printed, folder) {
  const lines = printed.split('\n').map(line => line.replaceAll(`${folder}/`, '/site/').trimEnd())
  const first = lines.findIndex(line =>
    /broken(?:\/\+?page)?\.mdx?:\d+:\d+(?:-\d+:\d+)?:? |^block \d+ /.test(line)
  )
  if (first < 0) return ''
  const frame = lines.slice(first + 1, first + 3).filter(line => /^\s*\d* \| /.test(line))
  return `${[lines[first].replace(/^\d\d:\d\d:\d\d /, ''), ...frame].join('\n')}\n`
}

/** What docs/hosts.md says that a host prints. */
export const documentedOf = host => region(host).exec(readFileSync(docs, 'utf8'))?.[2]

/** Let docs/hosts.md say what a host prints. */
export function writeDocumented(host, said) {
  const text = readFileSync(docs, 'utf8')
  writeFileSync(
    docs,
    text.replace(region(host), (_, start, __, end) => start + said + end)
  )
}
