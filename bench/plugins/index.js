/**
 * Plugins of others to measure against. They have a separate lock file, so that they are not installed unless you
 * measure: `npm ci --prefix bench/plugins`.
 */
import rehypeShiki from '@shikijs/rehype'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'

export {rehypeKatex, rehypeShiki, remarkMath}
