/**
 * The command line in English.
 */
import type {TerminalWords} from './schema.js'

const plural = (count: number, word: string): string =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`

const amount = (count: number, word: string): string => plural(count, word) || `no ${word}s`

export const en: TerminalWords = {
  command: 'command',
  usageHint: call => `Run \`${call}\` for usage.`,
  errors: count => plural(count, 'error'),
  warnings: count => plural(count, 'warning'),
  checked: (files, found) => `${plural(files, 'file')} checked: ${found || 'nothing wrong'}`,
  built: ({pages, rows, checked, unchecked}, found) =>
    `${amount(pages, 'page')} built: ${amount(rows, 'row')}, ${amount(checked, 'claim')} checked${unchecked > 0 ? ` and ${unchecked} not` : ''}${found === null ? '' : `, ${found || 'nothing wrong'}`}`,
  removed: page => `${page} removed`,
  counted: (count, what) => `${count} ${what}`,
  accepted: (kinds, tiles) => `${kinds}, ${tiles}`,
  more: count => `${count} other discards are further from winning (--all shows them)`,
  plus: ' + ',
  converted: (converted, left, others) =>
    `${converted} converted${left > 0 ? `, ${left} left as they are` : ''}${others && `; also ${others}`}`,
  formatted: (changed, files, isWritten) =>
    isWritten
      ? `${changed} of ${files} ${files === 1 ? 'file' : 'files'} rewritten`
      : `${changed} of ${files} ${files === 1 ? 'file' : 'files'} would be rewritten`,
  passed: (count, what) => `${count} ${what}`,
  passedReasons: {
    'code-span': 'in a code span',
    'indented-code': 'in indented code',
    'fenced-code': 'in a code block',
    comment: 'in a comment',
    'front-matter': 'in front matter',
    'other-notation': 'in another notation',
    uncertain: 'perhaps a picture of a tile'
  },
  simulation: ({names: [a, b], rounds, rules, wins, points, draws, share, margin}) => [
    `${a} against ${b}, ${rounds} rounds (${rules})`,
    `  ${a}: ${wins[0]} won (${share(wins[0])}), ${points[0]} points`,
    `  ${b}: ${wins[1]} won (${share(wins[1])}), ${points[1]} points`,
    `  drawn: ${draws} (${share(draws)})`,
    `  difference per round: ${margin} points (95%)`
  ],
  severities: {error: 'error', warning: 'warning'},
  analysis: {
    waits: 'Waits',
    accepts: 'Accepts',
    wider: 'Draws that widen it',
    good: 'good shape',
    nothing: 'nothing',
    readings: 'Readings'
  },
  values: {
    tenpai: 'tenpai',
    win: 'win',
    value: 'points',
    model:
      'One player against the wall: no opponents, no calls, wins by tsumo, riichi with every closed tenpai.',
    turn: turn => `turn ${turn}`,
    tooWide: states => `Too many hands can follow: more than ${states}.`,
    without: options => `Too many hands can follow, so ${options.join(' and ')} is left out.`
  },
  faces: {back: 'back', blank: 'blank', unknown: 'unknown', slot: 'slot'},
  marks: {
    rotated: 'rotated',
    tsumogiri: 'tsumogiri',
    riichi: 'riichi',
    called: 'called',
    tsumo: 'tsumo',
    ron: 'ron',
    dora: 'dora',
    facedown: 'facedown',
    stacked: 'stacked',
    stackedRedTop: 'stackedRedTop',
    top: 'top',
    ring: 'ring',
    dim: 'dim',
    kita: 'kita'
  },
  nodes: {gap: 'gap', 'any-meld': 'any meld', 'left-out': 'left out', text: 'not understood', draw: 'drawn'},
  block: index => (index === 0 ? 'metadata' : `block ${index}`),
  total: points => (points === null ? 'No yaku' : `Total: ${points}`),
  cannotSay: loss => `\`{actual}\`: {to} notation cannot express ${loss}`,
  sumUp: (failed, all) =>
    `${failed} of ${all} files failed and ${failed === 1 ? 'was left as it is' : 'were left as they are'}; the others are done`,
  changed: files =>
    files.length === 0 ? 'Nothing was changed.' : `Changed all the same: ${files.join(', ')}`,
  footnotes: {}
}
