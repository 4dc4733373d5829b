/**
 * What a host alone reads in more than linear time takes little more with our plugins. A minute of CPU:
 * `THOROUGH=1` does it.
 */
import {execFile} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {expect, test} from 'vitest'
import {share} from '../share.js'

const script = fileURLToPath(new URL('hosts-alone.js', import.meta.url))

test.runIf(process.env.THOROUGH)(
  'slow texts of a host are as slow without us',
  {timeout: 300_000},
  async () => {
    const {stdout} = await promisify(execFile)(process.execPath, [script, '--size=100000'])
    const rows = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(rows.length).toBeGreaterThanOrEqual(Math.floor(12 * share))
    for (const {host, piece, alone, ours} of rows) {
      const name = `${JSON.stringify(piece)} on ${host}`
      if (alone.fault === undefined) expect(ours.fault, name).toBe(undefined)
      // Pictures and messages take their own time, which the text explains.
      if (ours.cpu !== undefined) expect(ours.cpu, name).toBeLessThan(2 * alone.cpu + 2000)
    }
  }
)
