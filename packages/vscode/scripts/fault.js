/**
 * In place of `fault` in the bundle, with which front matter reports wrong options of its own: ours are none.
 */
export const fault = message => new TypeError(message)
