/**
 * The true value of a claim: the page is read with `?` in place of the claim, and what it shows is read back.
 */
import type {Element, ElementContent} from 'hast'
import {languageOf as tagLanguage} from '@tehai/kernel/block'
import type {Language} from '@tehai/kernel/source'
import {claimForms, formsOfText} from './forms.js'
import {claimText} from './claim-text.js'
import {elementsOf, type Construct, type Page, type ReadPage} from '../page/page.js'

const classesOf = ({properties}: Pick<Element, 'properties'>): readonly string[] =>
  Array.isArray(properties['className']) ? (properties['className'] as string[]) : []

/** The true claims of a key: `truthsIn` of a page in which its value is `?`. */
export function truthsOf(
  read: ReadPage,
  withQuestion: string,
  game: string,
  key: string,
  named: readonly string[] = []
): readonly string[] {
  const {constructs, diagnostics} = read(withQuestion)
  const truths = truthsIn(constructs, game, key, named)
  if (truths.length > 0) return truths
  // If the block allows several values, the message proposes them.
  const open = diagnostics.find(
    ({id, start, end}) => id === 'unsettled' && withQuestion.slice(start, end) === '?'
  )
  const ways = (open?.expected ?? []).map(text =>
    formsOfText(key, text, [], named, languageOf(constructs, game))
  )
  return [...new Set([...ways.flatMap(forms => forms.slice(0, 1)), ...ways.flat()])]
}

/**
 * The claims that were filled in for a key, as an author writes them, the usual form first. Empty if nothing was filled
 * in. If a row in a line of text has several claims, the last one is taken.
 */
export function truthsIn(
  constructs: readonly Construct[],
  game: string,
  key: string,
  named: readonly string[] = []
): readonly string[] {
  return claimForms(key, filledIn(constructs, game, key), named, languageOf(constructs, game))
}

/** The claim that was filled in for a key, as the page shows it; `''` if nothing was filled in. */
export function truthIn(constructs: readonly Construct[], game: string, key: string): string {
  return claimText(filledIn(constructs, game, key))
}

/** The language of the words that a page shows for its first construct. */
export function languageOf(constructs: readonly Construct[], game: string): Language {
  const [first] = constructs
  const row = elementsOf(first?.shown ?? [], `${game}-block`)[0]?.properties ?? first?.properties
  const wire = String(row?.[game === 'mahjong' ? 'dataMahjong' : 'dataHanafuda'] ?? '')
  return tagLanguage(/\blang=([\w-]{2,12})/.exec(wire)?.[1] ?? 'en') ?? 'en'
}

/** Whether a key was filled in with a sentence or tiles, not with a table of several discards. */
export function isInLine(constructs: readonly Construct[], game: string, key: string): boolean {
  return !filledIn(constructs, game, key).some(one => one.type === 'element' && one.tagName === 'table')
}

/** What the page shows for a key that was filled in; empty if it was not. */
function filledIn(constructs: readonly Construct[], game: string, key: string): readonly ElementContent[] {
  const shown = constructs.flatMap(one => one.shown)
  const isInline = constructs[0]?.kind === 'inline'
  const found = isInline
    ? elementsOf(shown, `${game}-claim`).at(-1)
    : elementsOf(shown, `${game}-claim-filled`).find(one => classesOf(one).includes(`${game}-fact-${key}`))
  const value = found?.children.find(one => one.type === 'element' && one.tagName === 'dd')
  return (value?.type === 'element' ? value.children : found?.children) ?? []
}

/** A construct as a page of its own, under the front matter of its page. */
export function aloneOf(
  {frontMatter}: Page,
  {game, kind, meta}: Pick<Construct, 'game' | 'kind' | 'meta'>,
  value: string
): string {
  if (kind === 'inline')
    return `${frontMatter}:${game === 'mahjong' ? 'tiles' : 'hanafuda'}[${value}]{${meta ?? ''}}`
  return `${frontMatter}\`\`\`\`\`\`${game} ${meta ?? ''}\n${value}\n\`\`\`\`\`\`\n`
}

/** Whether a page shows a claim as true. */
export function isTrueIn(constructs: readonly Construct[], game: string, id: string): boolean {
  const facts = elementsOf(
    constructs.flatMap(({shown}) => shown),
    `${game}-fact-${id}`
  )
  return elementsOf(facts, `${game}-claim-true`).length > 0
}
