/**
 * How hanafuda is read, for every host of Markdown.
 */
import {fenceFindings, rowFindings, type MarkdownGame} from '@tehai/kernel/markdown'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {checkBlock} from './page/block.js'
import {game} from './cards/code.js'
import {checkInline} from './page/inline.js'
import {keys} from './grammar/keys.js'
import {book} from './grammar/messages.js'
import {furtherFences} from './grammar/record-lines.js'
import {loadedEntry} from './claims/load-entry.js'
import type * as slips from './slips.js'
import {openFile, optionNames, siteSettings, type Options} from './grammar/settings.js'

/** Labels longer than this, in UTF-16 units, are not tested for being cards. */
const LONGEST = 200

const isCards = (text: string): boolean => {
  if (text.length > LONGEST) return false
  const {cards, messages} = parseCards(text)
  return cards.length > 0 && messages.length === 0
}

/** Names of the game that authors may use in front matter. */
const otherNames = ['花札', '화투', 'koikoi', 'koi-koi', 'こいこい', '来来', '來來', '코이코이']

/** How authors misspell `:hanafuda[…]` and ` ```hanafuda `. */
const spelling = {
  isNotation: isCards,
  aliases: new Map([['hanafuda', ['hana', 'fuda', 'koikoi', '화투']]]),
  fences: new Set(['화투', '花牌', 'koikoi', 'koi-koi', 'こいこい', 'はなふだ', '来来', '來來', '코이코이'])
}

/**
 * The game of hanafuda.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function hanafudaMarkdown(options?: Readonly<Options> | null): MarkdownGame {
  const site = siteSettings(options ?? {})
  return {
    id: game,
    fences: furtherFences,
    optionNames: [...optionNames, ...keys.get('rules').names],
    otherNames,
    plugin: 'remark-hanafuda',
    book,
    spelling,
    host: site,
    repair: (document, file) => loadedEntry<typeof slips>('slips')?.repair(document, file) ?? file,
    open(document, front) {
      const {settings, findings} = openFile(document, front, site)
      return {
        language: settings.lang,
        findings,
        readFence(fence) {
          const {markup, messages, metaMessages} = checkBlock(fence.value, fence.meta ?? '', settings)
          return {markup, findings: fenceFindings(document, fence, messages, metaMessages)}
        },
        readRow(row) {
          const {value, meta, leaf} = row
          const {markup, messages, attributeMessages} = checkInline(value, meta ?? '', leaf, settings)
          return {markup, findings: rowFindings(document, row, messages, attributeMessages)}
        }
      }
    }
  }
}
