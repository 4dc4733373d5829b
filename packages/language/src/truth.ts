/**
 * What a claim would say: the page is read with `?` in place of the claim, and what it shows is read back.
 */
import {lookup} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {elementsOf, textOf, type Construct, type Page, type ReadPage} from './page.js'

const classesOf = ({properties}: Pick<Element, 'properties'>): readonly string[] =>
  Array.isArray(properties['className']) ? (properties['className'] as string[]) : []

/** Notes beside the claim itself: counts, names of waits, how the fu add up. */
const isNote = (one: Element): boolean =>
  one.tagName === 'p' || one.tagName === 'details' || classesOf(one).some(name => name.endsWith('-aside'))

/** The claims that a key may make truly: `truthsIn` of a page in which its value is `?`. */
export function truthsOf(read: ReadPage, withQuestion: string, game: string, key: string): readonly string[] {
  return truthsIn(read(withQuestion).constructs, game, key)
}

/**
 * The claims that were filled in for a key, as an author writes them: first all of it, then shorter forms. Empty where
 * nothing was filled in. Of the claims of a row in a line of text, the last is taken.
 */
export function truthsIn(constructs: readonly Construct[], game: string, key: string): readonly string[] {
  const children = filledIn(constructs, game, key)
  if (key in choices) return choices[key]!(listedIn(children))
  const claim = textOf(children, isNote).replace(/\s+/g, ' ').trim()
  const forms = shorter[key]?.(claim.replace(/(\d),(?=\d{3})/g, '$1')) ?? []
  return [...new Set([claim, ...forms])].filter(
    text => text !== undefined && text !== '' && text !== '?'
  ) as string[]
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

/** The items of the lists among some elements, as text. */
function listedIn(children: readonly ElementContent[]): readonly string[] {
  const elements = children.filter(one => one.type === 'element')
  return elements.flatMap(one =>
    one.tagName === 'li' ? [textOf(one.children, isNote).replace(/\s+/g, ' ').trim()] : listedIn(one.children)
  )
}

/** Claims of keys that are filled in with all that could be said, the truest first. */
const choices: Readonly<Record<string, (items: readonly string[]) => readonly string[]>> = lookup({
  // A card and what it wins: the card alone is claimed.
  best: ([first = '']) => [...(/^\S{1,8}/.exec(first) ?? [])]
})

type Forms = readonly (string | undefined)[]

/** Points, han and fu, or the limit alone. */
function scoreForms(claim: string): Forms {
  const han = /\d{1,7} han(?: \d{1,7} fu)?|\d{1,7}翻(?:\d{1,7}符)?/.exec(claim)?.[0]
  const points = /(\d{1,7}(?:\/\d{1,7})?)(?: points|点)/.exec(claim)?.[1]
  const limit = /mangan|haneman|baiman|sanbaiman|yakuman|満貫|跳満|倍満|三倍満|役満/i.exec(claim)?.[0]
  return [limit ?? han, points, `${limit ?? han ?? ''} ${points ?? ''}`.trim(), han, claim]
}

/** By key: other ways to claim the same. Numbers have no separators here. */
const shorter: Readonly<Record<string, (claim: string) => Forms>> = lookup({
  score: scoreForms,
  waits: claim => [claim.replace(/(?<=[mpsz])(?=\d)/g, ' ')],
  yaku: claim => [claim.replace(/ \d{1,7} han|\d{1,7}翻/g, '')],
  shanten: claim => [/\d{1,7}/.exec(claim)?.[0]],
  ukeire: claim => [
    /\d{1,7} tiles?|\d{1,7}枚/.exec(claim)?.[0],
    ...[...claim.matchAll(/\d{1,7}/g)].map(([one]) => one)
  ],
  fu: claim => [
    /\d{1,7} fu|\d{1,7}符/.exec(claim)?.[0],
    [...claim.matchAll(/(\d{1,7}) ?[a-z\u3040-\u9fff]/g)]
      .map(one => one[1])
      .slice(0, -1)
      .join('+')
  ]
})

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
