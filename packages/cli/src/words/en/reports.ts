/**
 * What reports say in English: audits, batches, faults.
 */
export const en = {
  faults: {
    ofProgram:
      'This is a fault of the program, not of your text; please report it. TEHAI_DEBUG=1 shows more.',
    tooDeep:
      'The stack is full: quotes, lists or brackets cannot be read where they are nested thousands of levels deep. If there are none, this is a fault of the program; please report it.',
    unknownTiles: 'Unexpected unknown tiles in the hand',
    turnedTile: 'Unexpected tile on its side outside a meld'
  },
  lineFaults: {
    'bad-json': 'Unexpected {found} at character {at} of line {line}, expected {expected}',
    'not-an-object': 'Unexpected {found} in line {line}, expected a JSON object such as {"id": "a1", …}',
    'line-too-long': 'Unexpected line {line} of more than {most} characters',
    'too-deep':
      'Unexpected `{field}` in line {line}: lists and objects in it are nested more than {most} deep',
    'not-answered':
      'Line {line} could not be answered. This is a fault of the program, not of the line; please report it'
  },
  jsonExpected: {
    object: 'a JSON object such as {"id": "a1", …}',
    value: 'a value',
    name: 'a name in double quotes',
    colon: '`:`',
    'comma-or-brace': '`,` or `}`',
    'comma-or-bracket': '`,` or `]`',
    end: 'the end of the line',
    quote: '`"` at the end of the text',
    escape: 'an escape such as `\\n` or `\\u005C`',
    control: 'an escape such as `\\t` for a control character'
  },
  lines: {
    endOfLine: 'end'
  },
  audit: {
    canBeConverted: 'can be converted',
    title: 'Audit of tiles',
    pages: 'Pages',
    page: 'Page',
    constructs: 'Rows and blocks of tiles',
    claims: 'Claims',
    falseClaims: 'False claims',
    errors: 'Errors',
    warnings: 'Warnings',
    wouldBe: 'Rows that would be claims',
    foreign: 'Foreign constructs',
    findings: 'What is wrong',
    nothing: 'Nothing is wrong, and nothing is left.',
    becomes: 'becomes',
    wouldBeShort: 'would be a claim',
    foreignShort: 'foreign',
    convertible: 'can be converted',
    unreadable: 'cannot be read',
    about:
      'Report on a whole site: its rows, its claims, what would be one, and constructs of other programs.',
    notes: `A row would be a claim where the words beside it, or a column of waits in a table, say what it waits for or how far it is from tenpai; the report says whether that would be true. Nothing is changed. \`tehai convert\` brings foreign constructs over. The exit code is 1 if there are errors, as with \`tehai check\`.`,
    html: 'write the report as a page with pictures, complete in one file',
    json: 'print one JSON object'
  },
  auditStates: {
    true: 'true',
    false: 'false',
    filled: 'filled in',
    partly: 'true in part',
    unchecked: 'not checked'
  },
  losses: {
    rows: 'where the rows of the river end',
    discards: 'that these tiles are a river',
    attribute: 'the tiles among the options as they are written'
  }
} as const
