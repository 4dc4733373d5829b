/**
 * The parts of the extension that do not need VS Code.
 */
export {mayHaveConstructs} from './constructs.js'
export {addTehai, type Settings} from './preview.js'
