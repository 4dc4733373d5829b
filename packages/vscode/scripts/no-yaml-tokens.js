/**
 * In place of the code that edits the tokens of YAML in the bundle. The parser does not need it: only programs that
 * write a file back unchanged do.
 */
const nothing = () => null

export const createScalarToken = nothing
export const resolveAsScalar = nothing
export const setScalarValue = nothing
export const stringify = nothing
export const visit = nothing
