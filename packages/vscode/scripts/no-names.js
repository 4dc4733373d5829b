/**
 * In place of the names that `stringify-entities` has for characters in the bundle: pages have them as numbers, which is what
 * it does where no name is requested.
 */
export const toNamed = () => ''
