/**
 * Hosts without our plugins, on texts that they themselves read in more than linear time:
 *
 *     node test/fuzz/hosts-alone.js --size 100000
 *
 * Sätteri reads the directives of a paragraph in a time that grows as the square of their number: 100,000 characters of
 * `:tiles[1m] ` take 0.8 s alone, and 4 ms without its option `directive`, which tiles need. So does remark-gfm with labels
 * that are not closed: 200,000 characters of `:tiles[` take 7.3 s to parse, and 0.4 s without it.
 *
 * Prints a line of JSON for each text: the CPU in milliseconds of the host alone and of the host with our plugins, or
 * the error that each of them ends with.
 */
import {parseArgs} from 'node:util'
import {engines, enginesAlone} from '../engines/engines.js'
import {isTried} from '../share.js'

const repeated = piece => size => piece.repeat(Math.ceil(size / piece.length))

/** Footnotes with a tile in each, of half a size. */
function footnotes(size) {
  let text = ''
  for (let n = 0; text.length < size / 2; n++) text += `:tiles[1m][^${n}]\n\n[^${n}]: :tiles[2m]\n\n`
  return text
}

/** Quotes as deep as unified reads them: at twice that, the host alone overflows its stack. */
const nestedQuotes = size => '> '.repeat(size / 100)

/** [host, what its text repeats, what makes it (default: repetition)]. */
const texts = [
  ['Sätteri', ':tiles '],
  ['Sätteri', '::tiles'],
  ['Sätteri', ':hanafuda['],
  ['Sätteri', ':tiles[['],
  ['Sätteri', '*:tiles[1m]*'],
  ['Sätteri', '[:tiles[1m]]('],
  ['Sätteri', '> '],
  ['Sätteri MDX', ':tiles['],
  ['Sätteri MDX', ':tiles[1m] '],
  ['MDX', ':tiles['],
  ['unified', '> ', nestedQuotes],
  ['unified', 'footnotes', footnotes]
]

const {values} = parseArgs({options: {size: {type: 'string', default: '100000'}}})

async function measure(call) {
  const start = process.cpuUsage()
  try {
    await call()
  } catch (error) {
    return {fault: String(error)}
  }
  const {user, system} = process.cpuUsage(start)
  return {cpu: Math.round((user + system) / 1000)}
}

for (const [host, piece, make = repeated(piece)] of texts.filter(isTried)) {
  const ours = text => engines[host]('/none.md', text, {})
  // A small one first, so that code is compiled.
  await measure(() => ours(make(1000)))
  const text = make(Number(values.size))
  const bare = await measure(() => enginesAlone[host]('/none.md', text))
  console.log(JSON.stringify({host, piece, alone: bare, ours: await measure(() => ours(text))}))
}
