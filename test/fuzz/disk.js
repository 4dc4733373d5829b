/**
 * A disk that fails: the calls of the program to `node:fs` go through here, and one of them, or all from one on, do
 * not succeed. Nothing in the program knows of it.
 */
import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'

const asynchronous = [
  'readFile',
  'writeFile',
  'stat',
  'open',
  'mkdir',
  'realpath',
  'rename',
  'rm',
  'link',
  'copyFile',
  'unlink'
]
const synchronous = ['writeFileSync', 'rmSync', 'linkSync', 'renameSync', 'openSync']
/** Requests that take away: what cannot be removed is left behind by any program. */
const removing = new Set(['rm', 'unlink', 'rmSync'])
/** Requests that need no room on a disk that is full. */
const roomless = new Set(['stat', 'realpath', 'readFile'])

const never = () => new Promise(() => {})

function faultOf(code, name, path) {
  return Object.assign(new Error(`${code}: made to fail, ${name} '${path}'`), {code, syscall: name, path})
}

/**
 * Run something on a disk that fails.
 *
 * @param base
 *   Only requests for paths that begin with it are counted and fail.
 * @param trouble
 *   `at`: the number of the request at which it begins, from 0. `kind`: `once`, that request fails with `code`; `full`, it
 *   and all later ones that need room fail with `code`; `end`, nothing more is done, as where the process was killed;
 *   `none`.
 * @returns
 *   What `work` gave, or `null` where it was ended; and how many requests there were.
 */
export async function onDisk(base, trouble, work) {
  let count = 0
  let hasEnded = false
  let end
  const ended = new Promise(resolve => (end = resolve))
  const handles = new Map()
  const before = new Map()

  /** What becomes of the next request: `null` where it is done. */
  const next = (name, path) => {
    if (hasEnded) return 'end'
    const now = count++
    const {kind, at, code} = trouble
    if (kind === 'none' || now < at) return null
    if (removing.has(name) && kind !== 'end') return null
    if (kind === 'once') return now === at ? faultOf(code, name, path) : null
    if (kind === 'full') return roomless.has(name) ? null : faultOf(code, name, path)
    hasEnded = true
    end()
    return 'end'
  }
  const isCounted = path => String(path).startsWith(base)

  const wrapHandle = (handle, path) => {
    handles.set(handle, handle.close.bind(handle))
    for (const name of ['writeFile', 'chmod', 'chown', 'sync', 'close']) {
      const original = handle[name].bind(handle)
      handle[name] = async (...args) => {
        const fault = next(name === 'close' ? 'rm' : `handle.${name}`, path)
        if (name === 'close' && fault !== 'end') handles.delete(handle)
        if (fault === null) return original(...args)
        if (name === 'close') await original().catch(() => {})
        // Half of it reaches the disk.
        if (name === 'writeFile')
          await original(Buffer.from(args[0]).subarray(0, Buffer.from(args[0]).length >> 1))
        if (fault === 'end') return never()
        throw fault
      }
    }
    return handle
  }

  const wrapped = (owner, name, make) => {
    before.set(`${owner === fs ? '' : 'p'} ${name}`, [owner, name, owner[name]])
    owner[name] = make(owner[name])
  }
  for (const name of asynchronous) {
    wrapped(fs.promises, name, original => async (...args) => {
      if (!isCounted(args[0])) return original(...args)
      const fault = next(name, args[0])
      if (fault === 'end') return never()
      if (fault) throw fault
      const result = await original(...args)
      return name === 'open' ? wrapHandle(result, args[0]) : result
    })
  }
  for (const name of synchronous) {
    wrapped(fs, name, original => (...args) => {
      if (!isCounted(args[0])) return original(...args)
      const fault = next(name, args[0])
      if (fault) throw fault === 'end' ? faultOf('EIO', name, args[0]) : fault
      return original(...args)
    })
  }
  syncBuiltinESMExports()
  try {
    const result = await Promise.race([work(), ended.then(() => null)])
    // What was ended comes to its next request, and stays there.
    if (hasEnded) for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve))
    return {result, count}
  } finally {
    for (const [owner, name, original] of before.values()) owner[name] = original
    syncBuiltinESMExports()
    hasEnded = true
    await Promise.all([...handles.values()].map(close => close().catch(() => {})))
  }
}
