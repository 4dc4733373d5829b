/**
 * Pages of many rows: time and memory by number of rows, each in a separate process.
 *
 *     node bench/scale.js
 *
 * Linear growth keeps both columns of quotients near 2.
 */
import {execFileSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {randomFrom, randomHand} from './documents.js'

function measure(rows) {
  const random = randomFrom(42)
  const markdown = Array.from({length: rows}, () => `\`\`\`mahjong\n${randomHand(random)}\n\`\`\``).join(
    '\n\n'
  )
  const processor = unified()
    .use(remarkParse)
    .use(remarkMahjong)
    .use(remarkRehype)
    .use(rehypeTiles)
    .use(rehypeStringify)
  const start = performance.now()
  const html = String(processor.processSync(markdown))
  return {ms: performance.now() - start, mib: process.resourceUsage().maxRSS / 1024, bytes: html.length}
}

const [rows] = process.argv.slice(2)
if (rows) console.log(JSON.stringify(measure(Number(rows))))
else {
  let last = null
  for (const count of [1250, 2500, 5000, 10_000]) {
    const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), String(count)])
    const {ms, mib, bytes} = JSON.parse(String(output))
    const quotients = last
      ? `× ${(ms / last.ms).toFixed(2)} time, × ${(mib / last.mib).toFixed(2)} memory`
      : ''
    console.log(
      `${String(count).padStart(6)} rows ${ms.toFixed(0).padStart(6)} ms ${mib.toFixed(0).padStart(5)} MiB ${(bytes / 1e6).toFixed(1)} MB ${quotients}`
    )
    last = {ms, mib}
  }
}
