/**
 * Constructs that grow, where hosts and the command line read them: front matter, HTML, MDX, files and JSON.
 */
import {documentOf, frontMatterOfText} from '@tehai/kernel/markdown'
import {answerPile, answerRound} from '@tehai/koikoi'
import * as yaml from 'yaml'
import {page} from './page.js'
import {runHere} from './program.js'
import {games} from './read.js'

const fill = (piece, size) => piece.repeat(Math.ceil(size / piece.length))
const program =
  (...args) =>
  input =>
    runHere(args, {input})
const readFront = text => {
  for (const id of ['mahjong', 'hanafuda'])
    games[id].open(documentOf(text), frontMatterOfText(text, 0, yaml, games[id]))
}

const engineNames = ['unified', 'Sätteri', 'markdown-it']
/** Written in front matter, a line or a piece of one each. */
const yamlPieces = ['  a: 1\n', '  rules: x\n', '  - a\n', '  dialect: [', '  a: "', '  lang: {a: ', '  &a ', '  ? ', '  # a\n', '  x'] // prettier-ignore
const tomlPieces = ['a = 1\n', 'rules = "x"\n', '[a]\n', 'a = [', 'a = "', "a = {b = '", 'a.', '""', 'b = {', '# a\n'] // prettier-ignore
const htmlPieces = [':tiles[1m] ', ':tiles[q] ', ':tile[1m] ', ':tiles[1m] :tile[1m] ', '<b>:tiles[1m]</b>', ':tiles[', '<i ', '<pre>', '&amp;', '<!--'] // prettier-ignore
const markdownPieces = [':tiles[1m] ', ':tiles[q] ', '![](1m.png)', '{{#mjt:1m}}', '`mj:1m` ', ':1m: ', '🀇', '\\wan{1}', '<div class="mahjong">', '{{< mj', '\\mahjong{', '<Tile ', '{{', '[[', '<img ', '- 1m ', '123m456p ', '```mahjong\n1m\n```\n', 'waits 1m ', '4-7m待ち '] // prettier-ignore

const word = c => ({t: 'Str', c})
const within = (t, c) => ({t, c: [word(c)]})

/** [what is repeated, as Pandoc has it]. */
const pandocPieces = [
  ['rows', [word(':tiles[1m]'), {t: 'Space'}]],
  ['rows that are wrong', [word(':tiles[q]'), {t: 'Space'}]],
  ['labels that are not closed', [word(':tiles['), {t: 'Space'}]],
  ['marks that go over two rows', [word(':tiles[1'), within('Superscript', '2m]:tiles[3'), word('4m]')]],
  ['emphasis', [within('Emph', ':tiles[1m]')]],
  ['what is nearly a row', [word(':tile[1m]'), {t: 'Space'}]]
]

/** [what a foreign construct begins with, what is repeated in it]. */
const foreignPieces = [['{{#mjt:', ' '], ['{% mahjong ', '\t'], ['{% mahgen ', '\t'], ['{{< mj ', '0'], ['<Tiles ', '-'], ['<Tiles>', '0'], ['<img src=', '\t'], ['<mah-gen ', 'data-seq="" '], ['', '\\mahjong['], ['\\', '$'], ['', '![](a\t"('], ['[[File:', ' '], ['<!--', '<!--']] // prettier-ignore

/** [what a block of HTML begins with, what is repeated in it or after it]. */
const inHtmlPieces = [['<div>', '{{#mjt:1m}} '], ['<div>', '<pre>{{#mjt:1m}}'], ['<div>', '<b>{{#mjt:1m}}</b> '], ['', '<p>{{#mjt:1m}}</p>\n\n'], ['<p ', '{{#mjt:1m}} '], ['', '> <p>{{#mjt:1m}}\n']] // prettier-ignore

/** [what grows, how its text is made, what is done with it]. */
export const onHosts = [
  ...yamlPieces.flatMap(piece => [
    [`YAML ${JSON.stringify(piece)}`, size => `---\nmahjong:\n${fill(piece, size)}\n---\n`, readFront],
    // The front matter of markdown-it is parsed by its host.
    ...['unified', 'Sätteri'].map(engine => [
      `YAML ${JSON.stringify(piece)} on ${engine}`,
      size => `---\nmahjong:\n${fill(piece, size)}\n---\n\n:tiles[1m]\n`,
      page(engine)
    ])
  ]),
  ...tomlPieces.map(piece => [
    `TOML ${JSON.stringify(piece)}`,
    size => `+++\n[mahjong]\n${fill(piece, size)}\n+++\n\n:tiles[1m]\n`,
    program('check', '-')
  ]),
  ...['x = "a", ', '[1,', '""', "{b=''"].map(piece => [
    `TOML in a table ${JSON.stringify(piece)}`,
    size => `+++\nmahjong = {${fill(piece, size)}}\n+++\n\n:tiles[1m]\n`,
    program('check', '-')
  ]),
  ...htmlPieces.flatMap(piece =>
    engineNames.map(engine => [
      `HTML ${JSON.stringify(piece)} on ${engine}`,
      size => `<div>${fill(piece, size)}</div>\n`,
      page(engine)
    ])
  ),
  ...[':tiles[1m] ', ':tiles[', ':tiles[q] ', '<td>:tiles[1m]</td>'].flatMap(piece =>
    ['MDX', 'Sätteri MDX'].map(engine => [
      `page of ${JSON.stringify(piece)} on ${engine}`,
      size => fill(piece, size),
      page(engine)
    ])
  ),
  ...[':::tiles\n1m\n:::\n', ':::tiles\n', '::::', '> ', '- ', ':tiles[1m]{.a ', '[:tiles[1m]](', '**:tiles[1m]'].flatMap(
    piece =>
      engineNames.map(engine => [
        `page of ${JSON.stringify(piece)} on ${engine}`,
        size => fill(piece, size),
        page(engine)
      ])
  ), // prettier-ignore
  ...markdownPieces.flatMap(piece => [
    [`check of ${JSON.stringify(piece)}`, size => fill(piece, size), program('check', '-')],
    [`audit of ${JSON.stringify(piece)}`, size => fill(piece, size), program('audit', '-')],
    [
      `convert of ${JSON.stringify(piece)}`,
      size => fill(piece, size),
      program('convert', '--to', 'kobalab', '--markdown', '-')
    ]
  ]),
  ...pandocPieces.map(([name, piece]) => [
    `Pandoc: ${name}`,
    size => {
      const c = Array.from({length: Math.ceil(size / JSON.stringify(piece).length)}, () => piece).flat()
      return JSON.stringify({'pandoc-api-version': [1, 22], meta: {}, blocks: [{t: 'Para', c}]})
    },
    program('pandoc', 'html')
  ]),
  [
    'mdBook: lines that are not those of the file',
    size =>
      JSON.stringify([
        {root: '/none', config: {}},
        {items: [{Chapter: {content: fill(':tiles[q]\n\n', size)}}]}
      ]),
    program('mdbook')
  ],
  ...inHtmlPieces.map(([open, piece]) => [
    `convert --in-html of ${JSON.stringify(open)} with ${JSON.stringify(piece)}`,
    size => open + fill(piece, size),
    program('convert', '--to', 'mpsz', '--in-html', '--markdown', '-')
  ]),
  ...foreignPieces.map(([open, piece]) => [
    `convert of ${JSON.stringify(open)} with ${JSON.stringify(piece)}`,
    size => open + fill(piece, size),
    program('convert', '--to', 'kobalab', '--markdown', '-')
  ]),
  [
    'convert of waits in a pattern',
    size => fill('{m 1m w 2m} ', size),
    program('convert', '--construct', '\\{m (?<hand>\\w+) w (?<waits>\\w+)\\}', '--markdown', '-')
  ],
  ...['parse', 'score', 'analyse'].flatMap(command => [
    [`${command} --jsonl, nested`, size => fill('[', size), program(command, '--jsonl')],
    [
      `${command} --jsonl, nested and closed`,
      size => `{"hand":${fill('[', size / 2)}${fill(']', size / 2)}}`,
      program(command, '--jsonl')
    ],
    [
      `${command} --jsonl, a long row`,
      size => JSON.stringify({id: 1, hand: fill('1m', size), input: fill('1m', size)}),
      program(command, '--jsonl')
    ],
    [
      `${command} --jsonl, unknown fields`,
      size =>
        JSON.stringify(Object.fromEntries(Array.from({length: size / 10}, (_, index) => [`k${index}`, 1]))),
      program(command, '--jsonl')
    ],
    [
      `${command} --jsonl, lines`,
      size => fill('{"hand":"123m456p789s1122z","input":"123m456p789s1122z"}\n', size),
      program(command, '--jsonl')
    ]
  ]),
  ['koi-koi cards as JSON', size => ({cards: fill('1h ', size)}), answerPile],
  ['koi-koi ids as JSON', size => ({ids: Array.from({length: size / 5}, () => '1h')}), answerPile],
  [
    'koi-koi actions as JSON',
    size => ({seed: 1, actions: Array.from({length: size / 10}, () => ({type: 'stop'}))}),
    answerRound
  ],
  [
    'koi-koi nested JSON',
    size =>
      JSON.parse(`{"rules":${'['.repeat(Math.min(size / 2, 4000))}${']'.repeat(Math.min(size / 2, 4000))}}`),
    answerPile
  ]
]
