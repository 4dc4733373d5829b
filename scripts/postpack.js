/** Runs after npm has packed or published a package, in its folder: restores the files of the repository. */
import {restore} from './unpacked.js'

restore(process.cwd())
