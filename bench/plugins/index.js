/**
 * Plugins of other projects, for comparison. They have a separate lock file, so that they are only installed for
 * measurements: `npm ci --prefix bench/plugins`.
 */
import rehypeShiki from '@shikijs/rehype'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'

export {rehypeKatex, rehypeShiki, remarkMath}
