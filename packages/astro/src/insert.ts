/**
 * Where our plugins are added among those of a site: last, except for plugins that must run after all others.
 */

/** Starlight turns directives that no plugin has used back into text, so plugins after it would find none. */
const clearing = new Set(['starlight-directives-restoration', 'remarkDirectivesRestoration'])

/** Add plugins to the plugin list of a processor. */
export function insert(list: unknown[], plugins: readonly unknown[]): void {
  const at = list.findIndex(plugin => clearing.has(nameOf(plugin)))
  list.splice(at < 0 ? list.length : at, 0, ...plugins)
}

function nameOf(plugin: unknown): string {
  const {name} = (plugin ?? {}) as {name?: unknown}
  return typeof name === 'string' ? name : ''
}
