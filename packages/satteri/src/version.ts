/**
 * The version of this package, as its plugins carry it. A test keeps it that of package.json.
 */
export const version = '0.1.0'
