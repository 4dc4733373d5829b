/** Slips in the text around tiles: addresses, directives, templates, lists, quotation marks, tags. */
import type {Slip} from './slip.js'

/** Markup around a row, before its words are read. */
export const markupSlips: readonly Slip[] = [
  {pattern: /(?:https?:\/\/)?[^\s?]{0,60}\?q=([0-9mpsz]{2,60})\S{0,60}/giu, meant: '$1'},
  {pattern: /:(?:tiles|牌)\[([^[\]]*)\]/gu, meant: '$1'},
  {pattern: /\{\{[^|{}]{1,20}\|([^{}]*)\}\}/gu, meant: '$1'},
  {pattern: /\.(?:png|svg|gif|jpe?g|webp)(?![a-z])/giu, meant: ''},
  {pattern: /&(?:#39|#x27|apos|quot|#34);/giu, meant: "'"},
  {pattern: /&nbsp;|&amp;|<br ?\/?>/giu, meant: ' '},
  {pattern: /^(?:(?:[$>•*+‣◦–—-]|\d{1,2}[.)])[ 　]{1,3}|[・●■◆○][ 　]{0,3})(?=\d)/u, meant: ''},
  {pattern: /^\s*["“”'‘’`「『](.*)["“”'‘’`」』]\s*$/u, meant: '$1'},
  // A list of JSON: its quotes, brackets and commas.
  {pattern: /^\s*\[\s?["'].{1,180}["']\s?\]\s*$/u, meant: found => found.replace(/["'[\],]+/g, ' ').trim()},
  {pattern: /\\([_*[\]()~`<>+.-])/g, meant: '$1'}
]

/** Tags and emphasis, within a row as well. */
export const tagSlips: readonly Slip[] = [{pattern: /<\/?[a-z]{1,8}>|\*\*/giu, meant: ''}]
