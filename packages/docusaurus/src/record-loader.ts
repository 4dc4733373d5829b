/**
 * A loader around the loader of Markdown: a page is compiled again when a game record that it shows has changed, by the
 * development server and by a build that has the page in its cache.
 */
// oxlint-disable oxc/no-this-in-exported-function -- a bundler calls a loader on its context
import {existsSync} from 'node:fs'

/** Path of a page → paths of the records that it names. */
export type PageRecords = Map<string, Set<string>>

/** The part of a loader's context that this loader uses. */
export interface LoaderContext {
  readonly resourcePath: string
  readonly getOptions: () => {readonly records: PageRecords}
  readonly addDependency: (path: string) => void
  readonly addMissingDependency: (path: string) => void
}

/** Runs after the loader of Markdown. A record that is missing may be created later, so it is a dependency as well. */
export default function recordLoader(this: LoaderContext, code: string): string {
  const {records} = this.getOptions()
  for (const path of records.get(this.resourcePath) ?? []) {
    if (existsSync(path)) this.addDependency(path)
    else this.addMissingDependency(path)
  }
  return code
}
