/**
 * Modules that are loaded synchronously when they are needed, if Node can do that.
 */
interface NodeModules {
  readonly createRequire: (from: string) => (name: string) => unknown
}

/**
 * A module by its name, loaded synchronously.
 *
 * @param from
 *   The address of the module that needs it; `undefined` in a bundle in CommonJS, which has none.
 * @returns the module; `null` if modules cannot be loaded synchronously, as in a browser, or if a bundle has left it
 *   out.
 * @throws whatever the module throws while it is evaluated.
 */
export function loadModule(name: string, from: string | undefined): unknown {
  const modules = nodeModules()
  if (!modules || from === undefined) return null
  try {
    return modules.createRequire(from)(name)
  } catch (error) {
    // Errors of Node about a module that it cannot find or load have a code. Any other error is a fault in the module
    // and is not hidden.
    if (typeof (error as {readonly code?: unknown} | null)?.code === 'string') return null
    throw error
  }
}

/** Whether modules can be loaded synchronously here. */
export const canLoadModules = (from: string | undefined): boolean =>
  nodeModules() !== undefined && from !== undefined

function nodeModules(): NodeModules | undefined {
  const {process} = globalThis as {
    readonly process?: {readonly getBuiltinModule?: (name: string) => NodeModules | undefined}
  }
  return process?.getBuiltinModule?.('node:module')
}
