/**
 * The rooms that are mutated, and the tests that should notice.
 *
 * The tests beside the code run first; those of pages and of the command line only for what these let pass.
 */
const pages = [
  'test/slips.test.js',
  'test/fixtures.test.js',
  'packages/cli/test/hands.test.ts',
  'packages/cli/test/convert.test.ts'
]

/** Whole records and rounds take much longer than the tests beside the code. */
const records = {
  beside: ['packages/record/src'],
  beyond: [
    'packages/record/test',
    'packages/cli/test/log.test.ts',
    'packages/cli/test/records.test.ts',
    'packages/core/src/log',
    'test/record-files.test.js',
    ...pages
  ]
}

/**
 * Rooms by name. Paths are those of the repository, without a leading slash; a test is named by how its path begins.
 *
 * @type {Readonly<Record<string, {folder: string, beside: readonly string[], beyond: readonly string[]}>>}
 */
export const rooms = {
  'notation/home': {
    folder: 'packages/core/src/notation/home',
    beside: ['packages/core/src/notation'],
    beyond: [
      'packages/core/src/page/row/row.test.ts',
      'packages/core/src/format',
      'packages/core/src/model',
      ...pages
    ]
  },
  'claims/check': {
    folder: 'packages/core/src/claims/check',
    beside: ['packages/core/src/claims'],
    beyond: pages
  },
  'riichi/value': {
    folder: 'packages/riichi/src/value',
    beside: ['packages/riichi/test/riichi/value.test.js'],
    beyond: [
      'packages/core/src/claims',
      'packages/riichi/src',
      'packages/riichi/test/riichi/docs.test.js',
      ...pages
    ]
  },
  'riichi/safety': {
    folder: 'packages/riichi/src/safety',
    beside: ['packages/riichi/src/safety', 'packages/riichi/test/riichi/safety.test.js'],
    beyond: ['packages/core/src/claims', 'packages/riichi/test/riichi/docs.test.js', ...pages]
  },
  riichi: {
    folder: 'packages/riichi/src',
    beside: ['packages/riichi/src'],
    beyond: ['packages/riichi/test/riichi', 'packages/core/src/claims', 'packages/core/src/labels', ...pages]
  },
  'record/check': {folder: 'packages/record/src/check', ...records},
  'record/game': {folder: 'packages/record/src/game', ...records},
  'record/readers': {folder: 'packages/record/src/readers', ...records},
  'koikoi/round': {
    folder: 'packages/koikoi/src/round',
    beside: ['packages/koikoi/src'],
    beyond: ['packages/cli/test/hanafuda.test.ts', 'test/fixtures.test.js']
  }
}
