/**
 * Packages as they would be published: what publint says of each.
 */
import {readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {publint} from 'publint'
import {formatMessage} from 'publint/utils'
import {expect, test} from 'vitest'

const packages = resolve(import.meta.dirname, '../packages')

for (const folder of readdirSync(packages)) {
  test(`publint finds nothing in ${folder}`, async () => {
    const {messages, pkg} = await publint({pkgDir: join(packages, folder), strict: true, pack: false})
    expect(messages.map(message => formatMessage(message, pkg))).toEqual([])
  })
}
