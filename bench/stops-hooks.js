/**
 * Loader hooks of `stops.js`: each module of a folder is wrapped in one that reports calls of its exports.
 */
let folder = ''

/** Receives the address of the folder, with a trailing slash. */
export function initialize(address) {
  folder = address
}

const exported = /(?:^|;)export (?:async )?(?:function|const|let|class) ([\w$]+)/gm
const listed = /(?:^|;)export ?\{([^}]*)\}/gm

/** Names that a module exports. Modules of tables are printed on one line. */
function namesOf(source) {
  const own = [...source.matchAll(exported)].map(([, name]) => name)
  const others = [...source.matchAll(listed)].flatMap(([, list]) =>
    list
      .split(',')
      .map(one => one.trim().split(' as ').at(-1))
      .filter(Boolean)
  )
  return [...own, ...others]
}

export async function load(url, context, next) {
  if (!url.startsWith(folder) || url === `${folder}index.js` || url.endsWith('?inside'))
    return next(url, context)
  const {source} = await next(url, context)
  const file = url.slice(folder.length).replace(/\.js$/, '')
  const names = namesOf(String(source))
  const lines = names.map(
    name => `export const ${name} = globalThis.stops.reported(${JSON.stringify(file)}, inside.${name})`
  )
  return {
    format: 'module',
    shortCircuit: true,
    source: [`import * as inside from ${JSON.stringify(`${url}?inside`)}`, ...lines].join('\n')
  }
}
