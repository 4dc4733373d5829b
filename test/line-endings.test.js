/**
 * Line endings: a page says the same with CRLF as with LF, at the same places.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {languageService} from '@tehai/language'
import {expect, test} from 'vitest'
import {cases, fixtures} from './engines/cases.js'
import {sampleOf} from './sample.js'
import {isNameTried} from './share.js'

const toLf = text => text.replaceAll('\r\n', '\n')

/** What is said of a text, with the text of each place. */
const saidOf = (service, text) =>
  service
    .diagnostics(text)
    .map(
      ({id, start, end, expected}) =>
        `${id} ${toLf(text.slice(start, end))} ${expected.map(toLf).join(' | ')}`
    )

function expectSame(service, text) {
  const lf = toLf(text)
  expect(saidOf(service, lf.replaceAll('\n', '\r\n'))).toEqual(saidOf(service, lf))
}

test.each(sampleOf(cases, 40).filter(isNameTried))('%s', name => {
  const path = join(fixtures, name, 'options.json')
  const {hanafuda, ...mahjong} = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  expectSame(languageService({mahjong, hanafuda}), readFileSync(join(fixtures, name, 'input.md'), 'utf8'))
})

const folder = new URL('slips/', import.meta.url)
const service = languageService()

test.each(readdirSync(folder))('slips: %s', file => {
  const sources = readFileSync(new URL(file, folder), 'utf8')
    .split(/^### .*\n/m)
    .slice(1)
    .map(slip => slip.split(/^!! /m)[0].trimEnd())
  for (const source of sampleOf(sources, 40)) expectSame(service, source)
})
