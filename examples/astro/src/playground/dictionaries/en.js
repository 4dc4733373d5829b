/**
 * What the playground says while it is used, in English.
 */
export default {
  reference: 'en',
  error: 'Error',
  warning: 'Warning',
  none: 'No problems.',
  nothing: 'Nothing to check yet.',
  count: (errors, warnings) =>
    [plural(errors, 'error'), plural(warnings, 'warning')].filter(Boolean).join(', '),
  summary: (count, first) => `${count}. ${first}`,
  place: (line, column) => `line ${line}, column ${column}`,
  goTo: place => `Go to ${place}`,
  more: count => `… and ${count} more`,
  detected: 'Read as {name}: {why}.',
  mixed: 'Read by {name}: {why}.',
  suggested: 'This looks like {name}: {why}.',
  readAs: name => `Read it as ${name}`,
  named: '{name} is the notation of {source}.',
  unknown: 'No notation that Tehai knows reads all of this row.',
  speltRow: line => `The row in line ${line}, where the cursor is.`,
  speltPart: 'What was not understood is left out.',
  space: ' ',
  cannotSay: 'Cannot say ',
  comma: ', ',
  aside: text => ` (${text})`,
  others: count => `${plural(count, 'other discard')} would keep as much or less.`,
  assumed: {
    drawn: 'If this is a win by tsumo, without riichi, and with red fives as the only dora.',
    best: 'If this is a win by tsumo with the tile that is worth most, without riichi, and with red fives as the only dora.'
  },
  tray: {space: 'Space', line: 'New line', delete: 'Delete'},
  fix: 'Write {text}',
  fixAway: 'Remove it',
  here: 'At the cursor: ',
  key: 'the key {key}, as in {example}',
  proposals: count => `${plural(count, 'proposal')}: arrow keys choose, Enter takes one`,
  drafts: {
    name: count => `Drafts (${count})`,
    remove: 'Remove',
    removeOf: text => `Remove ${text}`
  },
  pasted: {
    rows: {
      tenhou: 'The tiles of the link to tenhou.net/2.',
      unicode: 'Unicode tiles, in the notation of this page.',
      mjai: 'Tiles of mjai, in the notation of this page.'
    },
    name: 'pasted-record',
    record: rounds => `A block that shows the record (${plural(rounds, 'round')}).`,
    offer: (name, rounds) => `${name} is a record of ${plural(rounds, 'round')}.`,
    noRecord: name => `No record of a game can be read in ${name}.`,
    asItWas: 'Put it in as it was',
    write: 'Write a block that shows it'
  },
  copy: 'Copy',
  copyOf: name => `Copy ${name}`,
  copied: 'Copied',
  notCopied: 'Not copied'
}

function plural(count, noun) {
  return count > 0 && `${count} ${noun}${count > 1 ? 's' : ''}`
}
