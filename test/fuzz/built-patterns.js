/**
 * Patterns that code puts together when it is loaded, `new RegExp(…)`: the packages are imported, and each pattern is printed
 * as JSON, its source and flags, and the file.
 *
 *     node test/fuzz/built-patterns.js
 */
import {readdirSync} from 'node:fs'
import {fileURLToPath, pathToFileURL} from 'node:url'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** Programs, which begin to work when they are imported, and what only browsers or editors load. */
const isProgram = file => /bundle|worker|server-main|extension|main\.js$|cli\.js$/.test(file)

const found = new Map()
const Plain = globalThis.RegExp

/** The file of this repository that calls. */
function callerOf({stack}) {
  const line = stack.split('\n')[2] ?? ''
  return line.includes('node_modules') ? undefined : /\/packages\/([^:)]*)/.exec(line)?.[1]
}

globalThis.RegExp = new Proxy(Plain, {
  construct(target, given, made) {
    const pattern = Reflect.construct(target, given, made === globalThis.RegExp ? target : made)
    const file = callerOf(new Error('built'))
    if (file !== undefined) found.set(`/${pattern.source}/${pattern.flags}`, file.replace('/dist/', '/'))
    return pattern
  }
})

for (const name of readdirSync(packages)) {
  const folder = `${packages}/${name}/dist`
  for (const file of readdirSync(folder, {recursive: true}).toSorted()) {
    if (!file.endsWith('.js') || isProgram(file)) continue
    // What needs an editor or a browser is not loaded here.
    await import(pathToFileURL(`${folder}/${file}`).href).catch(() => undefined)
  }
}
process.stdout.write(JSON.stringify([...found]), () => process.exit(0))
