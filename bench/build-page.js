/**
 * Builds a page of Markdown once, as a site does in a new process, and prints CPU times in ms: that of the whole
 * process, and that of the page. The page includes the loading of what only it needs, such as the reader of records.
 *
 *     node bench/build-page.js <page.md>
 *
 * Records are found beside the page.
 */
import {readFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'

const milliseconds = ({user, system}) => (user + system) / 1000
const path = resolve(process.argv[2])
const file = new VFile({value: readFileSync(path, 'utf8'), path})
const start = process.cpuUsage()
const html = unified()
  .use(remarkParse)
  .use(remarkMahjong, {records: {root: dirname(path)}})
  .use(remarkRehype)
  .use(rehypeTiles)
  .use(rehypeStringify)
  .processSync(file)
const page = milliseconds(process.cpuUsage(start))
const pictures = String(html).split('<svg').length - 1
const messages = file.messages.map(({ruleId}) => ruleId)
console.log(JSON.stringify({pictures, messages, whole: milliseconds(process.cpuUsage()), page}))
