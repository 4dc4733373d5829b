/**
 * The executable as a process that is disturbed: killed at some moment, on a full disk, without a reader.
 */
import {spawn} from 'node:child_process'
import {readdirSync, watch} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const executable = fileURLToPath(new URL('../../packages/cli/bin/tehai.js', import.meta.url))

/** Trouble of a process. Times are milliseconds, from its start or from its first file; sizes are blocks of `ulimit -f`. */
export function troubleOfProcess({below, pick}) {
  return pick([
    () => ({
      kind: 'signal',
      signal: pick(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL']),
      after: 60 + below(250)
    }),
    () => ({kind: 'interruption', signal: pick(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL']), after: below(8)}),
    () => ({kind: 'limit', blocks: pick([0, 0, 1, 2, 8, 32])}),
    () => ({kind: 'redirected', to: pick(['>/dev/full', '2>/dev/full', '>&-', '2>&-', '<&-', '>&- 2>&-'])}),
    () => ({kind: 'closed', after: below(200)})
  ])()
}

/**
 * Run the executable.
 *
 * @returns
 *   Its exit code, `null` where a signal ended it or nothing can be said of it; and whether it had no chance to clean up.
 */
export function runProcess(args, cwd, trouble) {
  const before = trouble.kind === 'limit' ? `ulimit -f ${trouble.blocks}; ` : ''
  const after = trouble.kind === 'redirected' ? ` ${trouble.to}` : ''
  const script = `${before}exec "$@"${after}`
  return new Promise(resolve => {
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, executable, ...args], {
      cwd,
      env: {PATH: process.env.PATH, LC_ALL: 'C', TMPDIR: '/tmp'}
    })
    const texts = {stdout: '', stderr: ''}
    for (const name of ['stdout', 'stderr']) child[name].on('data', chunk => (texts[name] += String(chunk)))
    child.stdin.on('error', () => {}).end()
    const kill = () => child.kill(trouble.signal)
    const act = {signal: kill, closed: () => child.stdout.destroy()}[trouble.kind]
    const timer = act && setTimeout(act, trouble.after)
    const watched =
      trouble.kind === 'interruption' ? watchFolders(cwd, () => setTimeout(kill, trouble.after)) : []
    const stuck = setTimeout(() => child.kill('SIGKILL'), 30_000)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      clearTimeout(stuck)
      for (const watcher of watched) watcher.close()
      const isMuted = trouble.kind === 'redirected' && trouble.to.includes('2>')
      const isOther = signal !== null && signal !== trouble.signal
      resolve({
        // What it said is lost where standard error leads nowhere, and it may stop where there is no reader.
        code: signal === null && !isMuted && trouble.kind !== 'closed' ? code : isOther ? 99 : null,
        signal,
        isKilled: signal === 'SIGKILL',
        ...texts
      })
    })
  })
}

/** Do something at the first change in a folder or those in it. */
function watchFolders(base, act) {
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  return foldersIn(base).map(folder => watch(folder, once).on('error', () => {}))
}

/** Folders in a folder whose names can be written. */
function foldersIn(base) {
  return readdirSync(base, {withFileTypes: true})
    .filter(entry => entry.isDirectory() && !entry.name.includes('\uFFFD'))
    .flatMap(({name}) => [join(base, name), ...foldersIn(join(base, name))])
}
