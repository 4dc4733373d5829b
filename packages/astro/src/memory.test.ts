import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Report} from '@tehai/kernel/markdown'
import {expect, onTestFinished, test} from 'vitest'
import {makeMemory} from './memory.js'

test('a report of a file that is not on the disk is that of one build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const found: Report = {
    id: 'bad-rank',
    severity: 'error',
    reason: 'r',
    place: null,
    actual: '8z',
    expected: [],
    note: undefined
  }
  const page = join(folder, 'virtual.md')
  const build = (isRendered: boolean) => {
    const reported: (string | undefined)[] = []
    const memory = makeMemory('{}', (_, path) => void reported.push(path))
    if (isRendered) memory.report(found, page)
    return [memory.finish(pathToFileURL(`${folder}/`)), reported]
  }
  expect(build(true)).toEqual([[{path: page, report: found}], [page]])
  expect(build(false)).toEqual([[], []])
  expect(build(false)).toEqual([[], []])
})
