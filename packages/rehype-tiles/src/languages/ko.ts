/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import '@tehai/core/languages/ko'
