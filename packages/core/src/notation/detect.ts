/**
 * Detection: which named dialect would read a text that `auto` does not understand.
 *
 * A suggestion for a message, never a decision: the same signs mean other things in other dialects, so a page says
 * which it uses. Each dialect has a sign that its texts show and `auto` has no use for; of those whose sign is there,
 * one must read the whole text, and any others that do must read it alike.
 *
 *     X44Xp-123's   a letter for a back: merjong and mahjong-tex read it, and alike: merjong, the first in the table
 */
import type {Language} from '@tehai/kernel/source'
import {isTile} from '@tehai/riichi/tile'
import type {DialectId, ParseOptions} from './dialect.js'
import {dialects} from './dialects/index.js'
import type {Node, Parsed} from './tree.js'
import {otherWords} from './words.js'

/** A dialect that reads the text, and what speaks for it. */
export interface Suggestion {
  readonly dialect: DialectId
  readonly why: Readonly<Record<Language, string>>
}

interface Candidate extends Suggestion {
  /** What its texts show and `auto` does not know; finds it or gives up in time proportional to the text. */
  readonly sign: RegExp
}

/** Candidates, those met more often first. */
const candidates: readonly Candidate[] = [
  {
    dialect: 'unicode',
    sign: /[\u{1F000}-\u{1F021}\u{1F02B}]/u,
    why: {en: 'the tiles are Unicode characters', ja: '牌が Unicode の文字です'}
  },
  {
    dialect: 'kobalab',
    sign: /^[\s,_]*(?:[mpsz][0-9]|_)/,
    why: otherWords['kobalab']!
  },
  {
    dialect: 'tenhou-meld',
    sign: /^[\s"',]*[1-5]?[0-9]*[cpmkaf][0-9]{2}[0-9cpmkaf\s"',]*$/,
    why: {
      en: 'a letter stands between tiles that are numbers of two digits',
      ja: '2桁の番号の間に鳴きの文字があります'
    }
  },
  {
    dialect: 'tenhou-json',
    sign: /^\s*(?:\[\s*)?"?r?[1-6][0-9](?:"?\s*,|\s*\])/,
    why: {en: 'the tiles are a list of numbers', ja: '牌が番号の列です'}
  },
  {
    dialect: 'mjai',
    sign: /[0-9][mps]r(?![0-9a-z])|(?:^|[\s",[])[ESWNPFC](?=[\s",\]]|$)/,
    why: {en: 'red fives are `5mr`, honors `E S W N P F C`', ja: '赤五が `5mr`、字牌が `E S W N P F C` です'}
  },
  {
    dialect: 'ja',
    sign: /[①-⑨⑴-⑼]|[(（][1-9１-９]+[)）]|ポン|チー|カン|[上対下]/,
    why: {en: 'pin tiles or calls are written as in Japanese text', ja: '筒子か鳴きが採譜表記です'}
  },
  {
    dialect: 'pymdownx',
    sign: /[[(][0-9]+\+?[0-9]?[mpsz][<^>]?[\])]|X/,
    why: {
      en: 'melds stand in brackets, backs are `Xz`',
      ja: '副露が括弧の中にあるか、裏の牌が `Xz` です'
    }
  },
  {
    dialect: 'mjt',
    sign: /0[0-9]{0,20}z|[mpsz]\s*["'’”]/,
    why: {
      en: 'a quote mark stands after the suit letter, or `0z` for a back',
      ja: '種類の文字のあとに引用符があるか、裏の牌が `0z` です'
    }
  },
  {
    dialect: 'mahgen',
    sign: /[_^v][0-9]|\||0[0-9]{0,20}z/,
    why: {
      en: '`_`, `^` or `v` stands before a digit, or `|` between tiles',
      ja: '数字の前に `_`・`^`・`v` があるか、牌の間に `|` があります'
    }
  },
  {
    dialect: 'merjong',
    sign: /[XQ]|''/,
    why: {en: '`X` or `Q` stands for a tile', ja: '牌の代わりに `X` か `Q` があります'}
  },
  {
    dialect: 'mahjong-tex',
    sign: /[X?]/,
    why: {en: '`X` or `?` stands for a tile', ja: '牌の代わりに `X` か `?` があります'}
  },
  {
    dialect: 'tempai',
    sign: /-[0-9]|I|[mpsz]_/,
    why: {
      en: '`-` stands before a digit, or `I` for a back',
      ja: '数字の前に `-` があるか、裏の牌が `I` です'
    }
  },
  {
    dialect: 'mpszf',
    sign: /[*\\[]|[0-9][-+]/,
    why: {
      en: '`*` or `+` stands after a digit, or a number before `-`',
      ja: '数字のあとに `*` か `+` があるか、`-` の前に数があります'
    }
  },
  {
    dialect: 'riichi-hand',
    sign: /[ESWNwg*_]/,
    why: {
      en: '`*` stands after a tile, `_` between groups, or letters stand for honors',
      ja: '牌のあとに `*`、組の間に `_`、または字牌の文字があります'
    }
  },
  {
    dialect: 'riichi-npm',
    sign: /[mpsz]\+/,
    why: {en: '`+` stands before further parts', ja: '続きの前に `+` があります'}
  },
  {
    dialect: 'maku',
    sign: /[mpsz]h/,
    why: {en: '`h` stands after a tile', ja: '牌のあとに `h` があります'}
  },
  {
    dialect: 'obsidian',
    sign: /0[0-9]{0,20}z|[mpsz]["'’”]/,
    why: {
      en: 'quote marks turn or stack tiles, `-` is a gap',
      ja: '引用符で牌を横にし、`-` で間を空けています'
    }
  },
  {
    dialect: 'jekyll',
    sign: /[MPSZ]|1x/,
    why: {en: 'upper-case suit letters lay tiles on their side', ja: '大文字で牌を横にしています'}
  }
]

/** Rows over this many UTF-16 units are no hand that somebody typed. */
const LONGEST = 2000

/**
 * Suggest the dialect that alone reads a text.
 *
 * Ask only for a text that `auto` has an error about.
 *
 * @returns
 *   The dialect and what speaks for it; `null` where none reads all of the text, or several read it differently.
 */
export function suggestDialect(text: string, options: ParseOptions = {}): Suggestion | null {
  if (text.length > LONGEST) return null
  let found: Candidate | null = null
  let reading = ''
  for (const candidate of candidates) {
    if (!candidate.sign.test(text)) continue
    const parsed = dialects[candidate.dialect].parse(text, options)
    if (!isWhole(parsed)) continue
    const other = readingOf(parsed.tree.nodes)
    if (found === null) {
      found = candidate
      reading = other
    } else if (other !== reading) return null
  }
  return found && {dialect: found.dialect, why: found.why}
}

/** Whether a node shows a tile, or a meld: backs and unknown tiles alone say little of what an author meant. */
function isKnown(node: Node): boolean {
  return node.type === 'meld' || (node.type === 'tile' && isTile(node.face))
}

/** Whether a dialect understands a text: tiles, no error, nothing left as text. */
function isWhole({tree, messages}: Parsed): boolean {
  return (
    tree.nodes.some(isKnown) &&
    tree.nodes.every(({type}) => type !== 'text') &&
    messages.every(({severity}) => severity !== 'error')
  )
}

/** What a row shows, without places: faces, marks and melds. Gaps are not compared. */
function readingOf(nodes: readonly Node[]): string {
  return JSON.stringify(
    nodes.flatMap((node): unknown[] => {
      if (node.type === 'tile') return [node.face, node.marks]
      return node.type === 'meld' ? [node.meld] : []
    })
  )
}
