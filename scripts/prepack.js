/**
 * Runs before npm packs or publishes a package, in the folder of that package: completes it as `publication.js` says.
 *
 * The files that change are kept in `.unpacked/`, from where `postpack.js` brings them back. Where an earlier run was
 * interrupted, they are brought back first.
 */
import {cpSync, existsSync, mkdirSync} from 'node:fs'
import {basename, join} from 'node:path'
import {completePackage} from './publication.js'
import {restore, kept} from './unpacked.js'

const directory = process.cwd()
if (!existsSync(join(directory, 'dist')))
  throw new Error('Expected a built package: run `npm run build` first')
restore(directory)
const copy = join(directory, kept)
mkdirSync(copy)
for (const name of ['package.json', 'README.md', 'style.css', 'steps.css', 'dist']) {
  if (existsSync(join(directory, name))) cpSync(join(directory, name), join(copy, name), {recursive: true})
}
completePackage(directory, basename(directory))
