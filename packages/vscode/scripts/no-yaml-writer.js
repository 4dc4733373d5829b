/**
 * In place of what writes YAML in the bundle: the editor only reads front matter. A key that is a list or a map is read as an
 * empty text.
 */
const nothing = () => ''

export const stringify = nothing
export const stringifyCollection = nothing
export const stringifyDocument = nothing
export const stringifyPair = nothing
export const stringifyString = nothing
export const stringifyNumber = nothing
export const indentComment = nothing
export const lineComment = nothing
export const stringifyComment = nothing
export const createStringifyContext = () => ({})
