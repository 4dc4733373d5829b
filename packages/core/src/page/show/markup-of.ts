/**
 * Markup of a checked block: one `<figure>`, readable without any stylesheet, script or drawing stage.
 *
 *     figure.mahjong > figcaption
 *                    > div.mahjong-block > code.language-mahjong      a row
 *                    > dl.mahjong-facts  > div > dt + dd              dora, claims …
 *                    > p.mahjong-situation, p.mahjong-note …
 *                    > div.mahjong-players > div.mahjong-player       players
 *                    > details.mahjong-fold                           folded
 *
 * No `style` attributes, and no ids but the author's.
 */
import {commaOf} from '../../labels/play/page.js'
import type {Language} from '@tehai/kernel/source'
import type {CheckedBlock, CheckedSection, Fact, Part} from '../check/result/checked-block.js'
import {blockRow} from '../row/wire.js'
import {element, elementWith, type Markup, type MarkupElement, type Words} from '@tehai/kernel/markup'

/** The element that shows a checked block. */
export function blockMarkup(block: CheckedBlock): MarkupElement {
  const {lang, ownLang, sections, classes, id} = block
  const attributes: Record<string, string> = {
    class: classes.length === 0 ? 'mahjong' : ['mahjong', ...classes].join(' ')
  }
  if (id !== null) attributes['id'] = id
  if (ownLang) attributes['lang'] = ownLang
  const caption = captionOf(block)
  const children: Markup[] = caption ? [caption] : []
  const players: Markup[] = []
  for (const section of sections) {
    if (section.player) players.push(playerMarkup(section, lang))
    else for (const group of groupsMarkup(section.groups, lang)) children.push(group)
  }
  if (players.length > 0) children.push(elementWith('div', {class: 'mahjong-players'}, players))
  return elementWith('figure', attributes, children)
}

function captionOf({title, caption}: CheckedBlock): Markup | null {
  if (!title && !caption) return null
  if (!caption) return element('figcaption', {}, elementWith('strong', {class: 'mahjong-title'}, title!))
  const below = elementWith('p', {class: 'mahjong-caption'}, caption)
  if (!title) return elementWith('figcaption', {}, caption)
  const above = element('p', {}, elementWith('strong', {class: 'mahjong-title'}, title))
  return element('figcaption', {}, above, below)
}

/** A player: a labelled group, so that it can be found without seeing the table. */
function playerMarkup({player, groups}: CheckedSection, lang: Language): Markup {
  const {who, name, said} = player!
  const seat = 'player' in who ? who.player : who.wind
  const header = elementWith('p', {class: 'mahjong-player-name'}, [
    element('strong', {}, name),
    ...(said.length > 0 ? [' ', ...said] : [])
  ])
  const attributes = {class: `mahjong-player mahjong-player-${seat}`, role: 'group', 'aria-label': name}
  return elementWith('div', attributes, [header, ...groupsMarkup(groups, lang)])
}

/** Groups that blank lines separate; a single one needs no box. */
function groupsMarkup(groups: CheckedSection['groups'], lang: Language): Markup[] {
  if (groups.length === 1) return groups[0]!.map(part => partMarkup(part, lang))
  return groups.map(group =>
    elementWith(
      'div',
      {class: 'mahjong-group'},
      group.map(part => partMarkup(part, lang))
    )
  )
}

function partMarkup(part: Part, lang: Language): Markup {
  switch (part.type) {
    case 'row': {
      const row = blockRow(part.source, part.options)
      if (part.name === null) return row
      return element('div', {class: 'mahjong-named'}, element('p', {class: 'mahjong-name'}, part.name), row)
    }
    case 'board':
      return blockRow(part.source, part.options)
    case 'separator':
      return element('p', {class: 'mahjong-sign'}, part.separator)
    case 'situation':
      return elementWith('p', {class: 'mahjong-situation'}, joined(part.items, commaOf(lang)))
    case 'facts':
      return elementWith('dl', {class: 'mahjong-facts'}, part.facts.map(factMarkup))
    case 'words':
      return elementWith('p', {class: `mahjong-${part.key}`}, part.words)
    case 'choices':
      return element(
        'div',
        {class: 'mahjong-choices'},
        element('p', {class: 'mahjong-name'}, part.term),
        elementWith(
          'ul',
          // Without marks it is no list for VoiceOver, unless it says that it is one.
          part.areLabelled ? {class: 'mahjong-labelled', role: 'list'} : {},
          part.items.map(item => elementWith('li', {}, item))
        )
      )
    case 'unread':
      return elementWith('p', {class: 'mahjong-unread'}, part.words)
    case 'more':
      return elementWith('div', {class: 'mahjong-more'}, part.content)
    case 'fold':
      return elementWith('details', {class: 'mahjong-fold'}, [
        element('summary', {}, part.summary),
        ...part.parts.map(one => partMarkup(one, lang))
      ])
  }
}

function factMarkup({key, term, words, more, state}: Fact): Markup {
  const classes = [`mahjong-fact mahjong-fact-${key}`]
  if (state && state !== 'unchecked') classes.push(`mahjong-claim-${state}`)
  return element(
    'div',
    {class: classes.join(' ')},
    element('dt', {}, term),
    elementWith('dd', {}, [...words, ...more])
  )
}

function joined(items: readonly Words[], separator: string): Markup[] {
  return items.flatMap((item, index) => (index === 0 ? item : [separator, ...item]))
}
