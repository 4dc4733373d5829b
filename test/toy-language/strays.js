/**
 * What is in Latin letters on pages, in messages and on the command line in a language that has none: run in the copy of the
 * project, with the id of the language. Prints JSON: each word with the place where it was found first.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {Readable, Writable} from 'node:stream'
import {pathToFileURL} from 'node:url'
import {dialectIds} from '@tehai/core'
import {presets} from '@tehai/riichi'
import {fromHtml} from 'hast-util-from-html'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHanafuda from 'remark-hanafuda'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'

const [lang] = process.argv.slice(2)
/** Every command, as it is typed. */
const commands = readdirSync('packages/cli/src/commands', {recursive: true})
  .filter(file => /^(?:\w+\/)?[a-z]+\.ts$/.test(file) && !/index|test/.test(file))
  .map(file => file.replace('.ts', '').split('/'))
const fixtures = resolve('fixtures')
const strays = new Map()

/** Words of a text that are neither code nor of the author. */
function look(place, text, author) {
  const known = author.toLowerCase()
  for (const word of wordsIn(text.replace(/`[^`]*`|\{\w+\}/g, ' ')))
    if (!known.includes(word) && !strays.has(word)) strays.set(word, `${place}: ${text.trim().slice(0, 160)}`)
}

function wordsIn(text) {
  return (text.match(/[A-Za-z]{2,}/g) ?? []).map(word => word.toLowerCase())
}

for (const name of readdirSync(fixtures).filter(name => name !== 'language')) {
  const input = readFileSync(join(fixtures, name, 'input.md'), 'utf8')
  const file = join(fixtures, name, 'options.json')
  const {hanafuda, ...options} = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const text = `${input}\n${JSON.stringify(options)}\n${JSON.stringify(hanafuda ?? {})}`
  const page = await unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMahjong, {...options, lang})
    .use(remarkHanafuda, {...hanafuda, lang})
    .use(remarkRehype, {footnoteLabel: '1', footnoteBackLabel: '1'})
    .use(rehypeTiles, {...options, lang})
    .use(rehypeHanafuda, {...hanafuda, lang})
    .use(rehypeStringify)
    .process(input)
  visit(fromHtml(String(page), {fragment: true}), node => {
    if (node.type === 'text') look(name, node.value, text)
    const {alt, title, ariaLabel} = node.properties ?? {}
    for (const words of [alt, title, ariaLabel]) if (typeof words === 'string') look(name, words, text)
  })
  for (const {reason, note} of page.messages) look(`${name}, messages`, `${reason}\n${note ?? ''}`, text)
}

const {run} = await import(pathToFileURL(resolve('packages/cli/dist/run.js')).href)

/** Names of options, arguments and files, ids of messages and examples: code that is written without backticks. */
const code =
  /--[\w-]+|(?<!\w)-\w(?!\w)|<[^>]*>|\[[^\]]*\]|[\w-]+(?:\|[\w-]+)+|[\w./-]+\.\w+| {2}[a-z]+(?:-[a-z]+)*$|^.*\b(?:tehai|pandoc) .*$/g

/** What a command prints, to either stream. */
async function printed(args, input) {
  let text = ''
  const sink = () => new Writable({write: (chunk, _, done) => void ((text += chunk), done())})
  const stdin = Readable.from([Buffer.from(input)])
  await run(args, {stdin, stdout: sink(), stderr: sink(), env: {LANG: lang}, cwd: resolve('fixtures')})
  return text
}

/** Calls of every command: its help, and what it says of hands, pages, records and wrong arguments. */
const calls = [
  ['--help'],
  ...commands.flatMap(command => [
    [...command, '--help'],
    [...command, '--nothing']
  ]),
  // What `style` prints is a style sheet.
  ...commands.filter(([name]) => name !== 'style'),
  ['score', '234m345p456s66p78s9s', '--ron', '9s'],
  ['score', '234m345p456s66p78s9s', '--tsumo', '9s', '--riichi', '--dora', '3m'],
  ['score', '123m456p', '--ron', '9s'],
  ['score', '19m19p19s1234567z1z', '--tsumo', '1z'],
  ['analyse', '123m456p789s1122z'],
  ['analyse', '199m146779p12s246z'],
  ['analyse', '123m456p789s1122z3z'],
  ['parse', '12-3m 0p 5z?'],
  ['parse', '12q4m'],
  ['convert', '--to', 'mpsz', "1'23p"],
  ['convert', '--to', 'tenhou', '1-23p'],
  ['check', 'claims/input.md'],
  ['audit', 'claims/input.md', 'dialects/input.md'],
  ['koikoi', 'yaku', '1h 3h 8h'],
  ['koikoi', 'score', '1h 3h 8h'],
  ['koikoi', 'simulate', '--rounds', '3'],
  ['nothing']
]
const files = ['claims', 'dialects'].map(name => readFileSync(join(fixtures, name, 'input.md'), 'utf8'))
const players = ['greedy', 'random', 'look-ahead']
const known = [commands, dialectIds, Object.keys(presets), 'standard', players, files].flat(2).join(' ')
for (const args of calls) {
  const text = await printed(args, '123m456p\n')
  for (const line of text.split('\n')) {
    const place = `tehai ${args.join(' ')}`
    look(place, line.replace(code, ' '), `${known} ${place}`)
  }
}
process.stdout.write(JSON.stringify([...strays], null, 1))
