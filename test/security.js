/**
 * What the Security sections of the READMEs promise, and the tests that hold the project to it.
 */

const text = [
  'test/security.test.js > no text of an author becomes markup',
  'test/fuzz/markup.test.js > in HTML',
  'test/fuzz/fuzz.test.js > random inputs: nothing throws, and what is shown is well-formed'
]
const time = [
  'test/fuzz/growth.test.js > constructs grow as their texts do',
  'test/fuzz/patterns.test.js > no pattern takes more than linear time',
  'test/fuzz/spreads.test.js > every list that is spread into arguments is short, and the table says why',
  'test/fuzz/fuzz.test.js > random inputs: nothing throws, and what is shown is well-formed'
]

/** Promise → `file > title` of each test that would fail without it. */
export const promises = new Map([
  ['Text of an author reaches the page as text and attribute values, escaped, never as markup.', text],
  ['No text of an author throws, and none takes more time than its length explains.', time],
  [
    'Messages show control characters and marks of direction instead of printing them, and no line of a message is one that CI systems obey.',
    [
      'test/fuzz/messages.test.js > in messages and frames: %j',
      'test/fuzz/messages.test.js > in names of files',
      'test/fuzz/messages.test.js > messages of %s'
    ]
  ],
  [
    'Text in tiles never becomes an expression of Svelte or Vue.',
    [
      'packages/markdown/src/vite.test.ts > is a reference in blocks (%s)',
      'packages/markdown/src/vite.test.ts > is an expression of Svelte in a line of text, where mdsvex resolves references',
      'packages/markdown/src/vite.test.ts > is left alone by Vue in a line of text'
    ]
  ],
  [
    'Names such as `constructor` and `__proto__` are words like any other.',
    [
      'test/fuzz/names.test.js > is a word like any other in every key, value, option, rule, yaku, dialect and chart',
      'test/fuzz/names.test.js > is a word like any other in front matter',
      'test/fuzz/tables.test.js > no table with string keys is a plain object'
    ]
  ],
  [
    'Elements of a note are made one by one: no text of an author is read as HTML.',
    ['test/browser/obsidian.browser.test.js > no text of a note becomes HTML']
  ],
  [
    "Pictures have no scripts, no `style` attributes, no links and no requests: pages keep `default-src 'self'`.",
    ['test/security.test.js > pictures hold nothing that a strict policy stops']
  ],
  [
    "Pictures have ids under `output: 'defs'` and `'auto'` only.",
    ['test/security.test.js > pictures have ids only where they share their art']
  ],
  [
    'What the default schema of rehype-sanitize leaves before the drawing is still drawn.',
    [
      'packages/rehype-tiles/src/index.test.ts > rehype-sanitize before us: rows are drawn all the same',
      'packages/remark-mahjong/src/index.test.ts > what the default schema of rehype-sanitize leaves is readable, and can still be drawn'
    ]
  ],
  [
    "Under `output: 'inline'`, rehype-sanitize with `allowTiles` leaves every picture whole.",
    [
      'packages/rehype-tiles/src/index.test.ts > rehype-sanitize with our schema leaves the pictures whole',
      'test/security.test.js > rehype-sanitize leaves twelve pictures whole that are complete in themselves'
    ]
  ],
  [
    "Under `output: 'inline'`, DOMPurify leaves every picture whole.",
    ['test/browser/sanitizers.browser.test.js > DOMPurify leaves pictures that are complete in themselves']
  ],
  [
    'What any sanitizer leaves reads as the author typed it.',
    [
      'test/readable.test.js > %s reads as its author typed it',
      'packages/rehype-tiles/src/index.test.ts > sanitize-html leaves the notation as text, once'
    ]
  ],
  [
    'This package opens no network connection, and no file but that of the page, to count its lines.',
    ['test/security.test.js > no package but those for it reads files, and none opens a connection']
  ],
  [
    'This package opens no network connection, and no file but that of the page, to count its lines, and the game records that it names.',
    ['test/security.test.js > no package but those for it reads files, and none opens a connection']
  ],
  [
    'Game records are read below the root of the project only, also where links lead elsewhere, and at most 4 MB of each.',
    [
      'packages/core/src/log/files/files.test.ts > paths out of the root are refused, also through links',
      'packages/core/src/log/files/files.test.ts > what is larger than 4 MB is refused, also in gzip'
    ]
  ],
  [
    'This package opens no files and no network connection.',
    ['test/security.test.js > no package but those for it reads files, and none opens a connection']
  ],
  [
    '`tehai` opens the files and folders that you name and its own, and no network connection.',
    ['test/security.test.js > no package but those for it reads files, and none opens a connection']
  ],
  [
    'A file is written beside its place, flushed and renamed, with the mode and the owner it had: a full disk or a signal leaves the old file whole.',
    [
      'packages/cli/test/files.test.ts > a full disk changes nothing',
      'packages/cli/test/files.test.ts > a file keeps its owner',
      'packages/cli/test/files.test.ts > a file keeps its mode and its links',
      'test/fuzz/folders.test.js > a signal while files are written leaves nothing behind',
      'test/fuzz/folders.test.js > convert: whichever request fails, all files are new or none is, and what is said is true'
    ]
  ],
  [
    'No source is written over but by `convert --write` and `format --write`.',
    [
      'packages/cli/test/files.test.ts > build: the folder that is written into is no source, and no source in it is written over',
      'packages/cli/test/files.test.ts > build: links to a source are seen through',
      'packages/cli/test/format.test.ts > a file is printed, checked and rewritten in place',
      'test/fuzz/folders.test.js > a hard link to a source is not written over, whichever request fails'
    ]
  ],
  [
    'One line of a batch that cannot be read is that line’s answer, and a batch takes constant memory.',
    [
      'packages/cli/test/hostile-lines.test.ts > goes on after lines nested 5,000 and 100,000 deep, in each field',
      'packages/cli/test/jsonl.test.ts > 24,000 hands go through a heap of 40 MB, with answers of 54 MB'
    ]
  ],
  [
    'A wrong call by a program throws a `TypeError` or `RangeError`; a hand that cannot be is a `problem` in the result.',
    [
      'packages/riichi/src/wrong-calls.test.ts > a wrong call throws: %s',
      'packages/riichi/src/wrong-calls.test.ts > a hand that cannot be is a problem in the result: %j'
    ]
  ],
  [
    'A saved game is replayed before it is believed: a text that was tampered with is refused.',
    ['packages/koikoi/src/game/game.test.ts > a saved game is refused: ${why}']
  ],
  [
    'Text of an author reaches the page as text and attribute values, escaped, never as markup or as a tag of Nunjucks.',
    ['packages/hexo/src/index.test.ts > nothing that tiles become is a tag of Nunjucks']
  ],
  [
    'No text of an author throws, except where `onError: throw` says so.',
    [
      'packages/hexo/src/index.test.ts > messages have their places; throw ends the build; ignore says nothing'
    ]
  ],
  [
    'Text of a record never throws and is never run: what cannot be read gives messages.',
    [
      'packages/record/test/fuzz.test.ts > a record with any character changed, or cut anywhere, says what is wrong',
      'packages/record/test/fuzz.test.ts > `%s` is no record and says so'
    ]
  ],
  [
    'Nothing is fetched, also for a URL.',
    ['packages/record/test/logs.test.ts > a game in a URL of tenhou.net/6 is read without fetching anything']
  ],
  [
    'The search for the order of turns ends after 20,000 steps.',
    ['packages/record/test/fuzz.test.ts > a record whose calls fit every discard ends the search']
  ],
  [
    'The art is constant data without ids, scripts, styles and links.',
    [
      'packages/card-art/src/cards.test.ts > has no ids, styles, gradients, filters, clip paths or text',
      'packages/tile-art/src/tiles.test.ts > has presentation attributes only, and colours by name'
    ]
  ]
])
