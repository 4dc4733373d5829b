/**
 * Words of every language, for what is bundled: it lies beside no package from which Node could load them when they are
 * needed.
 */
import '@tehai/core/languages/zh-Hans'
import '@tehai/core/languages/zh-Hant'
import 'remark-hanafuda/languages/zh-Hans'
import 'remark-hanafuda/languages/zh-Hant'
