/** Runs after npm has packed or published a package, in its folder: its files become again what they are here. */
import {restore} from './unpacked.js'

restore(process.cwd())
