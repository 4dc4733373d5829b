/**
 * The place of our plugins among those of a site: last, but before those that must run after all others.
 */

/** Starlight puts directives that no plugin has taken back to text; those after it would find nothing. */
const clearing = new Set(['starlight-directives-restoration', 'remarkDirectivesRestoration'])

/** Add plugins to a list of a processor. */
export function insert(list: unknown[], plugins: readonly unknown[]): void {
  const at = list.findIndex(plugin => clearing.has(nameOf(plugin)))
  list.splice(at < 0 ? list.length : at, 0, ...plugins)
}

function nameOf(plugin: unknown): string {
  const {name} = (plugin ?? {}) as {name?: unknown}
  return typeof name === 'string' ? name : ''
}
