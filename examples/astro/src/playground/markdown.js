/**
 * Markdown of what was typed, ready to be put into a page.
 */
import {escapeLabel} from '@tehai/kernel/markdown'
import {formatMeta} from '@tehai/kernel/block'
import {defaults} from './state.js'

/** The directive in the language of the page. */
const names = {en: 'tiles', ja: '牌', 'zh-Hans': '牌', 'zh-Hant': '牌', ko: 'tiles'}

/**
 * Markdown of a text.
 *
 * @param text
 *   What `readText` found.
 * @param written
 *   What was typed.
 */
export function markdownOf(text, written, {dialect, size}, lang) {
  const meta = formatMeta({
    dialect: dialect === defaults.dialect ? null : dialect,
    size: size === defaults.size ? null : size
  })
  if (text.kind === 'empty') return ''
  if (text.kind === 'tiles') return written.trim()
  if (text.kind === 'block') return fenced(text.source.replace(/\s+$/, ''), [text.meta.trim(), meta])
  // A river is more than a few tiles in a sentence.
  if (/^[jｊ]/i.test(text.source)) return fenced(text.source, [meta])
  return `:${names[lang]}[${escapeLabel(text.source)}]${meta && `{${meta}}`}`
}

/** A fence that nothing in the block can close. */
function fenced(source, meta) {
  const longest = Math.max(2, ...[...source.matchAll(/^[ \t]*(`+)/gm)].map(([, ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const said = meta.filter(Boolean).join(' ')
  return `${fence}mahjong${said && ` ${said}`}\n${source}\n${fence}`
}
