/**
 * A loader around the loader of Markdown: a page is compiled again when a game record that it shows has changed, by the
 * development server and by a build that has the page in its cache.
 */
// oxlint-disable oxc/no-this-in-exported-function -- a bundler calls a loader on its context
import {existsSync} from 'node:fs'

/** Path of a page → paths of the records that it names. */
export type PageRecords = Map<string, Set<string>>

/** What the bundler gives a loader, as far as this one looks at it. */
export interface LoaderContext {
  readonly resourcePath: string
  readonly getOptions: () => {readonly records: PageRecords}
  readonly addDependency: (path: string) => void
  readonly addMissingDependency: (path: string) => void
}

/** After the loader of Markdown. A record that is missing may be written later. */
export default function recordLoader(this: LoaderContext, code: string): string {
  const {records} = this.getOptions()
  for (const path of records.get(this.resourcePath) ?? []) {
    if (existsSync(path)) this.addDependency(path)
    else this.addMissingDependency(path)
  }
  return code
}
