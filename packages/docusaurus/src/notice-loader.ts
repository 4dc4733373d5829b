/**
 * A loader around the loader of Markdown: pages about which there is something to report are compiled in
 * every build, so that each build reports it. The bundler's cache would keep the page and not the notice.
 */
// oxlint-disable oxc/no-this-in-exported-function -- a bundler calls a loader on its context
import type {Notices} from './notices.js'

/** The part of a loader's context that this loader uses. */
export interface LoaderContext {
  readonly resourcePath: string
  readonly resourceQuery: string
  readonly getOptions: () => {readonly notices: Notices}
  readonly cacheable: (isCacheable: boolean) => void
}

/** Before the loader of Markdown: what was reported about the page no longer holds. */
export function pitch(this: LoaderContext): void {
  const {notices} = this.getOptions()
  if (!isExcerpt(this)) notices.forget(this.resourcePath)
}

/** After it. */
export default function noticeLoader(this: LoaderContext, code: string): string {
  const {notices} = this.getOptions()
  if (!isExcerpt(this) && notices.has(this.resourcePath)) this.cacheable(false)
  return code
}

/** The beginning of a blog post, for lists of posts: the whole post is compiled, too, and reports everything. */
function isExcerpt({resourceQuery}: LoaderContext): boolean {
  return /[?&]truncated=true/.test(resourceQuery)
}
