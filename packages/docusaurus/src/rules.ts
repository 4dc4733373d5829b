/**
 * Rules of the bundler: every loader of Markdown gets our plugins, whichever plugin of the site it belongs to.
 *
 * Docusaurus takes plugins of remark and rehype for docs, blog and pages one by one, and none for Markdown imported
 * from elsewhere. All of it goes through `@docusaurus/mdx-loader`, so that is where ours are added.
 */
import type {PluggableList} from 'unified'
import type {LoaderItem, MdxOptions, Rule, Use} from './host.js'

export interface Additions {
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
  /** Loaders that receive the output of the loader of Markdown, the last one first. */
  readonly after: readonly LoaderItem[]
}

/** The original options of a site's loaders of Markdown → the options with our additions. */
export type KnownOptions = WeakMap<object, MdxOptions>

/**
 * Rules with our additions, and how many loaders of Markdown there were.
 *
 * @param known
 * Options made before. The bundles for the browser and the server share these options, and therefore a cache of pages.
 */
export function addToRules(
  rules: readonly Rule[],
  additions: Additions,
  known: KnownOptions
): {readonly rules: Rule[]; readonly found: number} {
  let found = 0
  const addTo = (use: Use): Use[] => {
    if (!isMdxLoader(use)) return [use]
    found++
    const item = {...use, options: withPlugins((use.options ?? {}) as MdxOptions, additions, known)}
    return [...additions.after, item]
  }
  const inRule = (rule: Rule): Rule => {
    if (rule === null || typeof rule !== 'object') return rule
    const {use, oneOf, rules: inner} = rule
    const uses = use === undefined || typeof use === 'function' ? null : [use].flat()
    return {
      ...rule,
      ...(uses?.some(isMdxLoader) && {use: uses.flatMap(addTo)}),
      ...(oneOf && {oneOf: oneOf.map(inRule)}),
      ...(inner && {rules: inner.map(inRule)})
    }
  }
  return {rules: rules.map(inRule), found}
}

function isMdxLoader(use: Use): use is LoaderItem {
  return (
    typeof use === 'object' && use !== null && /[\\/]@docusaurus[\\/]mdx-loader[\\/]/.test(`${use.loader}/`)
  )
}

function withPlugins(options: MdxOptions, additions: Additions, known: KnownOptions): MdxOptions {
  const before = known.get(options)
  if (before) return before
  const {processors: _, ...own} = options // they were made without our plugins
  const made: MdxOptions = {
    ...own,
    remarkPlugins: [...(own.remarkPlugins ?? []), ...additions.remarkPlugins],
    rehypePlugins: [...(own.rehypePlugins ?? []), ...additions.rehypePlugins]
  }
  known.set(options, made)
  return made
}
