/**
 * Writes the pages that are made from tables: dialects, messages, options, the glossary of tiles and the gallery.
 *
 *     node generate.js        (part of `npm run build`)
 */
import {mkdirSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {
  dialectIds,
  dialectWords,
  dialects,
  format,
  isWritten,
  notationMessages,
  parse,
  resolve
} from '@tehai/core'
import {describe} from '@tehai/core/labels'
import {escapeLabel} from '@tehai/kernel/markdown'
import {messages} from '@tehai/core/markdown'
import {everyMessage, pageMessages} from '@tehai/core/page'
import {examples, hands} from './dialects.js'
import {galleryPage, galleryTitle, writeSheets} from './gallery.js'
import {optionsOf} from './options.js'
import {tilesPage} from './tiles.js'
import {optionWords, words} from './words.js'

const wiki = new URL('src/content/wiki/', import.meta.url)

function write(lang, path, {title, description, group, order}, body) {
  const url = new URL(`${lang}/${path}.md`, wiki)
  mkdirSync(new URL('.', url), {recursive: true})
  const front = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\ngroup: ${group}\norder: ${order}`
  writeFileSync(url, `---\n${front}\n---\n\n${body.trim()}\n`)
}

/** Text in a cell of a table. */
const cell = text => text.replaceAll('|', '\\|')
const code = text => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
const tiles = (text, dialect) =>
  cell(`:tiles[${escapeLabel(text).replaceAll('\\\\|', '|')}]{dialect=${dialect}}`)
const table = (...rows) => rows.map(row => `| ${row.join(' | ')} |`).join('\n')

/** Tiles read in a dialect; what is shown must be right. */
function read(text, dialect) {
  const {tree, messages: said} = parse(text, {dialect})
  if (said.length > 0) throw new Error(`Expected \`${text}\` to be ${dialect}: ${said[0].id}`)
  return tree
}

const pictures = (lang, id, texts) =>
  table(
    words[lang].pictureHead,
    ['-', '-', '-'],
    ...texts.map(text => [cell(code(text)), tiles(text, id), cell(describe(resolve(read(text, id)), lang))])
  )

function dialectPage(lang, id) {
  const {source, example} = dialects[id]
  const say = words[lang]
  const shown = [...new Set([example, ...(examples[id] ?? [])])]
  const used = /^https?:\S+$/.test(source) ? `<${source}>` : source
  const written = isWritten(id)
    ? hands.map(hand => format(read(hand, 'auto'), id)).filter(({lost}) => lost.length === 0)
    : []
  const writtenTexts = written
    .map(({text}) => text)
    .filter(text => !shown.includes(text) && parse(text, {dialect: id}).messages.length === 0)
  return [
    say.usedBy(used),
    `${say.choose}\n\n\`\`\`yaml\nmahjong:\n  dialect: ${id}\n\`\`\``,
    pictures(lang, id, shown),
    isWritten(id) ? `${say.written}\n\n${pictures(lang, id, writtenTexts)}` : say.readOnly
  ].join('\n\n')
}

function notationPage(lang) {
  const say = words[lang]
  const rows = dialectIds
    .filter(id => id !== 'auto')
    .map(id => {
      const {example} = dialects[id]
      const link = `[${dialectWords[id][lang]}](/${lang}/notation/${id}/)`
      return [link, cell(code(example)), tiles(example, id), isWritten(id) ? say.both : say.readShort]
    })
  return `${say.notation}\n\n${table(say.notationHead, ['-', '-', '-', '-'], ...rows)}`
}

function messagesPage(lang) {
  const say = words[lang]
  const groups = {notation: notationMessages, page: pageMessages, claim: everyMessage, markdown: messages}
  const seen = new Set()
  const parts = [say.messages]
  for (const [group, list] of Object.entries(groups)) {
    const ids = Object.keys(list)
      .filter(id => !seen.has(id))
      .toSorted()
    parts.push(`## ${say.messageGroups[group]}`)
    for (const id of ids) {
      seen.add(id)
      const {severity, [lang]: sentence} = messages[id]
      parts.push(`### ${id}\n\n${say[severity]}\n\n\`\`\`text\n${sentence}\n\`\`\``)
    }
  }
  return parts.join('\n\n')
}

/** Each option is a section: a table of their types and sentences would be too wide for a phone. */
function optionsPage(lang) {
  const say = words[lang]
  const sections = optionsOf('@tehai/astro').map(({name, type, fallback, text}) => {
    const facts = [`${say.optionType} ${code(type)}`, fallback && `${say.optionDefault} ${fallback}`]
    return `## ${code(name)}\n\n${facts.filter(Boolean).join(say.comma)}\n\n${lang === 'en' ? text : optionWord(name)}`
  })
  return [say.options, ...sections].join('\n\n')
}

function optionWord(name) {
  if (!optionWords[name]) throw new Error(`Expected words for the option \`${name}\` in words.js`)
  return optionWords[name]
}

for (const lang of Object.keys(words)) {
  const say = words[lang]
  write(lang, 'notation/index', {...say.notationTitle, group: 'write', order: 2}, notationPage(lang))
  dialectIds.forEach((id, order) => {
    if (id === 'auto') return
    const title = dialectWords[id][lang]
    const description = say.dialectDescription(title)
    write(lang, `notation/${id}`, {title, description, group: 'dialects', order}, dialectPage(lang, id))
  })
  write(lang, 'tiles', {...say.tilesTitle, group: 'play', order: 9}, tilesPage(lang))
  writeSheets(lang, new URL('public/gallery/', import.meta.url))
  write(lang, 'gallery', {...galleryTitle(lang), group: 'reference', order: 3}, galleryPage(lang))
  write(lang, 'messages', {...say.messagesTitle, group: 'reference', order: 2}, messagesPage(lang))
  write(lang, 'options', {...say.optionsTitle, group: 'reference', order: 1}, optionsPage(lang))
}
console.log(`wrote pages to ${fileURLToPath(wiki)}`)
