/**
 * What a claim would say: the page is read with `?` in place of the claim, and what it shows is read back.
 */
import type {Element, ElementContent} from 'hast'
import {claimForms} from './claims/forms.js'
import {claimText} from './claims/shown.js'
import {elementsOf, type Construct, type Page, type ReadPage} from './page.js'

const classesOf = ({properties}: Pick<Element, 'properties'>): readonly string[] =>
  Array.isArray(properties['className']) ? (properties['className'] as string[]) : []

/** The claims that a key may make truly: `truthsIn` of a page in which its value is `?`. */
export function truthsOf(
  read: ReadPage,
  withQuestion: string,
  game: string,
  key: string,
  named: readonly string[] = []
): readonly string[] {
  return truthsIn(read(withQuestion).constructs, game, key, named)
}

/**
 * The claims that were filled in for a key, as an author writes them, the usual form first. Empty where nothing was
 * filled in. Of the claims of a row in a line of text, the last is taken.
 */
export function truthsIn(
  constructs: readonly Construct[],
  game: string,
  key: string,
  named: readonly string[] = []
): readonly string[] {
  return claimForms(key, filledIn(constructs, game, key), named)
}

/** The claim that was filled in for a key, as the page shows it; `''` where nothing was filled in. */
export function truthIn(constructs: readonly Construct[], game: string, key: string): string {
  return claimText(filledIn(constructs, game, key))
}

/** Whether a key was filled in with a sentence or tiles, not with a table of several discards. */
export function isInLine(constructs: readonly Construct[], game: string, key: string): boolean {
  return !filledIn(constructs, game, key).some(one => one.type === 'element' && one.tagName === 'table')
}

/** What the page shows where a key was filled in; empty where it was not. */
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
