/**
 * What scoring in types costs: each figure with its bound and, with `--peer`, that of mahjong-kun.
 *
 *     npm run build && npm ci --prefix proofs/types && node bench/types.js [--peer <folder>]
 *
 * The scripts are in `proofs/types`, where every TypeScript version that is measured is installed.
 */
import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'

const folder = fileURLToPath(new URL('../proofs/types/', import.meta.url))
const env = {...process.env, INIT_CWD: process.cwd()}
const run = args => spawnSync(process.execPath, args, {cwd: folder, env, stdio: 'inherit'}).status

const budgets = run(['run.js', 'budgets'])
const peer = run(['peer.js', ...process.argv.slice(2)])
process.exit(budgets || peer)
