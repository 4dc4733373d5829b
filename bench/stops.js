/**
 * How many files a reader visits who follows one fence through the calls of `page`.
 *
 *     node bench/stops.js            the figures
 *     node bench/stops.js --walk     each stop as well
 *
 * Every call from one file of `packages/core/dist/page` into another is recorded. A stop is the first call from one
 * file into another, since a reader knows the way the next time. A return is a stop in a file that was visited before.
 * Calls of functions that were passed as arguments are calls into the file that passed them. Calls of the rules
 * (`claims`) are not followed.
 *
 * Needs a build. It does not measure time, which `speed.js` does.
 */
import {register} from 'node:module'
import {parseArgs} from 'node:util'

const {values: flags} = parseArgs({options: {walk: {type: 'boolean', default: false}}})

const folder = new URL('../packages/core/dist/page/', import.meta.url).href

/** Files whose functions are running, the outermost first; every call into another file. */
const running = []
let calls = []

const rules = 'the rules'

function enter(file, run) {
  const from = running.at(-1)
  if (from !== undefined && from !== file && from !== rules && file !== rules) calls.push([from, file])
  running.push(file)
  try {
    return run()
  } finally {
    running.pop()
  }
}

globalThis.stops = {
  reported(file, value) {
    if (typeof value !== 'function') return value
    return (...values) => {
      const from = running.at(-1)
      const passed = values.map(one =>
        typeof one === 'function' && from !== undefined && from !== file
          ? (...inner) => enter(from, () => one(...inner))
          : one
      )
      return enter(file, () => value(...passed))
    }
  }
}

register('./stops-hooks.js', {parentURL: import.meta.url, data: folder})
const {checkBlock, blockMarkup} = await import('@tehai/core/page')
const {claimChecker} = await import('@tehai/core/claims')

/** @type {Readonly<Record<string, string>>} */
const fences = {
  plain: '123m456p789s1122z',
  claims: `title: Two waits
situation: East 1, South seat, turn 6
234m567p34s88p 5'55z
indicator: 4p
waits: 25s
ron: 2s
score: 2 han 30 fu 2000
note: with 5s it is worth the same
`
}

/** The stops of a walk: the first call from each file into each other file. */
function stopsOf(walk) {
  const seen = new Set()
  return walk.filter(([from, to]) => {
    const step = `${from} → ${to}`
    if (seen.has(step)) return false
    seen.add(step)
    return true
  })
}

for (const [name, text] of Object.entries(fences)) {
  calls = []
  enter('the page', () => {
    const {checkClaim, checkHand} = claimChecker()
    const block = checkBlock(text, {
      checkClaim: (...values) => enter(rules, () => checkClaim(...values)),
      checkHand: hand => enter(rules, () => checkHand(hand))
    })
    if (block.messages.length > 0) throw new Error(JSON.stringify(block.messages))
    return blockMarkup(block)
  })
  const stops = stopsOf(calls)
  const files = new Set(stops.map(([, to]) => to))
  const returns = stops.length - files.size
  console.log(
    `${name}: ${stops.length} stops in ${files.size} files, ${returns} returns; ${calls.length} calls from file to file`
  )
  if (flags.walk) for (const [from, to] of stops) console.log(`    ${from} → ${to}`)
}
