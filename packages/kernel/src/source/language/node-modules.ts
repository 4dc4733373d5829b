/**
 * Modules that are loaded when they are needed, at once, where Node can do that.
 */
interface NodeModules {
  readonly createRequire: (from: string) => (name: string) => unknown
}

/**
 * A module by its name, loaded at once.
 *
 * @param from
 *   The address of the module that needs it; `undefined` in a bundle in CommonJS, which has none.
 * @returns the module; `null` where none can be had at once, as in a browser, or where a bundle has left it out.
 * @throws whatever the module throws while it is evaluated.
 */
export function loadModule(name: string, from: string | undefined): unknown {
  const modules = nodeModules()
  if (!modules || from === undefined) return null
  try {
    return modules.createRequire(from)(name)
  } catch (error) {
    // What Node cannot find or load has a code. Anything else is a fault in the module, which is not hidden.
    if (typeof (error as {readonly code?: unknown} | null)?.code === 'string') return null
    throw error
  }
}

/** Whether modules can be loaded at once here. */
export const canLoadModules = (from: string | undefined): boolean =>
  nodeModules() !== undefined && from !== undefined

function nodeModules(): NodeModules | undefined {
  const {process} = globalThis as {
    readonly process?: {readonly getBuiltinModule?: (name: string) => NodeModules | undefined}
  }
  return process?.getBuiltinModule?.('node:module')
}
