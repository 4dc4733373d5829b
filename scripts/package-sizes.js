/**
 * Prints how many files and KB each package has on npm: `node scripts/package-sizes.js`, after a build.
 */
import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {packPackages} from './pack.js'

const out = mkdtempSync(join(tmpdir(), 'tehai-sizes-'))
try {
  const rows = packPackages(out).map(tarball => {
    const files = execFileSync('tar', ['tvzf', tarball], {encoding: 'utf8'}).trim().split('\n')
    const bytes = files.reduce((sum, line) => sum + Number(line.split(/\s+/)[2]), 0)
    return {
      package: basename(tarball).replace(/-[\d.]+\.tgz$/, ''),
      files: files.length,
      KB: Math.round(bytes / 1000),
      'KB packed': Math.round(statSync(tarball).size / 1000)
    }
  })
  console.table(rows)
} finally {
  rmSync(out, {recursive: true})
}
