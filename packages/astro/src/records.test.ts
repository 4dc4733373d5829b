import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, onTestFinished, test, vi} from 'vitest'
import {siteRecords, type SiteRecords} from './records.js'

function temporarySite() {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const cache = pathToFileURL(`${folder}/cache/`)
  const record = join(folder, 'game.xml')
  /** A build, in which pages are drawn or were kept by Astro. */
  const build = (isDrawn: boolean): string => {
    const records = siteRecords()
    records.begin(cache)
    if (isDrawn) records.add(record, join(folder, 'page.md'))
    records.finish(cache)
    return records.stamp.digest
  }
  return {record, build, folder}
}

test('the stamp of a build changes with the records of the pages that were kept', () => {
  const {record, build} = temporarySite()
  writeFileSync(record, 'first')
  expect(build(true)).toBe('')
  const first = build(false)
  expect(first).not.toBe('')
  expect(build(false)).toBe(first)
  writeFileSync(record, 'second')
  const second = build(true)
  expect(second).not.toBe(first)
  expect(build(false)).toBe(second)
  rmSync(record)
  expect(build(false)).not.toBe(second)
  expect(build(false)).toBe('')
})

test('a site without records keeps nothing', () => {
  const {folder} = temporarySite()
  const records = siteRecords()
  records.begin(pathToFileURL(`${folder}/none/`))
  records.finish(pathToFileURL(`${folder}/none/`))
  expect(records.stamp.digest).toBe('')
})

/** A development server, and how a file changes under it. */
function serve(records: SiteRecords) {
  const watched: string[] = []
  const listeners: ((event: string, path: string) => void)[] = []
  const refresh = vi.fn(() => Promise.resolve())
  const watcher = {
    add: (path: string) => watched.push(path),
    on: (_: string, listener: (event: string, path: string) => void) => listeners.push(listener)
  }
  records.watch({watcher}, refresh)
  return {watched, refresh, change: (path: string) => listeners.forEach(one => one('change', path))}
}

test('a development server watches records, also those of pages that are opened later', () => {
  const {record} = temporarySite()
  const records = siteRecords()
  records.add('/site/early.xml', '/site/page.md')
  const {watched, refresh, change} = serve(records)
  records.add(record, '/site/page.md')
  records.add(record, '/site/other.md')
  expect(watched).toEqual(['/site/early.xml', record])
  change('/site/page.md')
  expect(refresh).not.toHaveBeenCalled()
  writeFileSync(record, 'first')
  change(record)
  const {digest} = records.stamp
  writeFileSync(record, 'second')
  change(record)
  expect(refresh).toHaveBeenCalledTimes(2)
  expect(records.stamp.digest).not.toBe(digest)
})

test('a page that is a module depends on its records', () => {
  const records = siteRecords()
  records.add('/site/game.xml', '/site/page.md')
  const addWatchFile = vi.fn()
  for (const id of ['/site/page.md?astroRenderContent', '/site/other.md']) {
    records.plugin.transform.call({addWatchFile}, '', id)
  }
  expect(addWatchFile.mock.calls).toEqual([['/site/game.xml']])
})
