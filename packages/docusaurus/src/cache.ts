/**
 * The bundler's cache on disk: webpack and Rspack keep compiled pages from build to build, and know nothing about a
 * plugin but its name.
 */
import type {BundlerConfig} from './host.js'

/** Configuration that keeps the bundler from using cached pages that were made under another stamp. */
export function cacheVersion({cache, experiments}: BundlerConfig, stamp: string): BundlerConfig {
  if (typeof cache === 'object') return {cache: {version: `${cache.version ?? ''}-${stamp}`}}
  if (experiments?.cache) {
    return {experiments: {cache: {version: `${experiments.cache.version ?? ''}-${stamp}`}}}
  }
  return {}
}
