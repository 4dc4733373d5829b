/**
 * In place of what edits the tokens of YAML in the bundle. The parser itself does not need it: only programs do that write a file back
 * as it was.
 */
const nothing = () => null

export const createScalarToken = nothing
export const resolveAsScalar = nothing
export const setScalarValue = nothing
export const stringify = nothing
export const visit = nothing
