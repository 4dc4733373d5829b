/**
 * What the extension is made of and does not need VS Code for.
 */
export {mayHaveConstructs} from './constructs.js'
export {addTehai, type Settings} from './preview.js'
