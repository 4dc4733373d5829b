/**
 * Words of every language, and the engines for claims that few pages have, for the bundle: it has no packages beside it
 * from which Node could load them when they are needed.
 */
import '@tehai/core/languages/ko'
import '@tehai/core/languages/zh-Hans'
import '@tehai/core/languages/zh-Hant'
import '@tehai/core/claims/safety'
import '@tehai/core/claims/value'
import 'remark-hanafuda/languages/ko'
import 'remark-hanafuda/languages/zh-Hans'
import 'remark-hanafuda/languages/zh-Hant'
