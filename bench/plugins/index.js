/**
 * Plugins of others to measure against. They have a lock of their own, so that nobody waits for them who does not
 * measure: `npm ci --prefix bench/plugins`.
 */
import rehypeShiki from '@shikijs/rehype'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'

export {rehypeKatex, rehypeShiki, remarkMath}
