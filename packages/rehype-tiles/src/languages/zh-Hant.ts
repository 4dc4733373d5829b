/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import '@tehai/core/languages/zh-Hant'
