/**
 * Reading a construct as every host does: markup, HTML and reports.
 */
import {documentOf, frontMatterOfData, noFrontMatter, reportsOf} from '@tehai/kernel/markdown'
import {mahjongMarkdown} from '@tehai/core/markdown'
import {toHtml} from 'hast-util-to-html'
import hanafuda from 'remark-hanafuda/game'
import {elementOf} from '@tehai/kernel/markup'

/** Games by their ids. */
export const games = {mahjong: mahjongMarkdown(), hanafuda: hanafuda().markdown}

/** Read a construct. Throws where the code does. @returns its HTML before drawing, and the reports */
export function readConstruct({game, label, attributes, meta, source}, front = noFrontMatter) {
  const isFence = source !== undefined
  const written = isFence ? `\`\`\`${game} ${meta}\n${source}\n\`\`\`` : `:tiles[${label}]{${attributes}}`
  const document = documentOf(written)
  const {book} = games[game]
  const file = games[game].open(document, front)
  const end = {line: 1, column: written.length + 1, offset: written.length}
  const position = {start: {line: 1, column: 1, offset: 0}, end}
  const {markup, findings} = isFence
    ? file.readFence({lang: game, meta, value: source, position})
    : file.readRow({value: label, meta: attributes, source: written, leaf: false, position})
  const html = toHtml(elementOf(markup))
  const reports = ['en', 'ja'].flatMap(language =>
    reportsOf(document, [...file.findings, ...findings], language, book)
  )
  return {html, reports}
}

/** Read a construct under a front matter that a host has parsed. */
export function readUnder(data, construct) {
  return readConstruct(construct, frontMatterOfData(data, games[construct.game]))
}
