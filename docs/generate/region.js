/**
 * Regions of a page that are generated, and the Markdown they are made of.
 *
 *     <!-- begin dialects -->
 *     …
 *     <!-- end dialects -->
 */

/**
 * Put new text into the regions of a page; everything else stays as people wrote it.
 *
 * @throws {TypeError} if the page has a region that is not generated, or lacks one that is.
 */
export function fillRegions(page, regions) {
  const seen = new Set()
  const filled = page.replace(/(<!-- begin ([\w-]+) -->)[^]*?(<!-- end \2 -->)/g, (_, begin, name, end) => {
    if (!Object.hasOwn(regions, name)) throw new TypeError(`Expected a known region, got \`${name}\``)
    seen.add(name)
    return `${begin}\n\n${regions[name]}\n\n${end}`
  })
  for (const name of Object.keys(regions))
    if (!seen.has(name)) throw new TypeError(`Expected a region \`${name}\` in the page`)
  return filled
}

/** A table; a cell may hold any inline Markdown. */
export function table(header, rows) {
  const line = cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Text as inline code, whatever backticks it holds. */
export function code(text) {
  const runs = new Set([...text.matchAll(/`+/g)].map(([ticks]) => ticks))
  let fence = '`'
  while (runs.has(fence)) fence += '`'
  const room = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${room}${text}${room}${fence}`
}

/** Text in a fenced block. */
export function fenced(text, language = 'text') {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`
}
