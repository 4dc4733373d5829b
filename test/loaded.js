/**
 * The modules that an import loads, as Node loads them in a process of its own.
 */
import {execFileSync} from 'node:child_process'
import {statSync} from 'node:fs'
import {fileURLToPath, pathToFileURL} from 'node:url'

// Hooks run in a thread of their own: they write to the standard output at once.
const hooks = `import {writeSync} from 'node:fs'
export async function load(url, context, next) {
  if (url.startsWith('file:')) writeSync(1, url + '\\n')
  return next(url, context)
}`
const dataUrl = code => `data:text/javascript,${encodeURIComponent(code)}`
const register = dataUrl(`import {register} from 'node:module'; register(${JSON.stringify(dataUrl(hooks))})`)

/** Paths of the modules that a file loads, itself among them, and their size in bytes. */
export function loadedBy(path) {
  const code = `await import(${JSON.stringify(pathToFileURL(path).href)})`
  const args = ['--import', register, '--input-type=module', '--eval', code]
  const lines = execFileSync(process.execPath, args, {encoding: 'utf8'}).trim().split('\n')
  const paths = [...new Set(lines)].map(url => fileURLToPath(url))
  return {paths, size: paths.reduce((sum, each) => sum + statSync(each).size, 0)}
}
