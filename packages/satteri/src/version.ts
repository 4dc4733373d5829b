/**
 * The version of this package, which its plugins carry. A test compares it with package.json.
 */
export const version = '0.1.0'
