/**
 * Runs before npm packs or publishes a package, in the folder of that package: completes it as `publication.js` says,
 * and adds bundles for Node.
 *
 * The files that change are kept in `.unpacked/`, from where `postpack.js` restores them. If an earlier run was
 * interrupted, they are restored first.
 */
import {cpSync, existsSync, mkdirSync, readdirSync} from 'node:fs'
import {basename, join} from 'node:path'
import {writeBundles} from './bundles.js'
import {completePackage, removeUnneeded} from './publication.js'
import {restore, kept} from './unpacked.js'

const directory = process.cwd()
if (!existsSync(join(directory, 'dist')))
  throw new Error('Expected a built package: run `npm run build` first')
restore(directory)
const copy = join(directory, kept)
mkdirSync(copy)
const changing = ['package.json', 'README.md', 'style.css', 'steps.css', 'bin', 'dist']
const programs = readdirSync(directory).filter(name => name.endsWith('.cjs'))
for (const name of [...changing, ...programs]) {
  if (existsSync(join(directory, name))) cpSync(join(directory, name), join(copy, name), {recursive: true})
}
completePackage(directory, basename(directory))
await writeBundles(directory)
removeUnneeded(directory)
