/**
 * How long the page to play koi-koi thinks: the worker's answer to every choice of whole rounds, in Chromium.
 *
 *     node bench/koikoi-page.js [--rounds 20] [--opponent expert]
 *
 * Each figure is the time of a message and its answer: the worker plays the session again, decides and answers. It is
 * the least of five, since a worker keeps no state between them and other programs only add to the time. The first
 * answer, which loads the worker, is not counted.
 */
import {createServer} from 'node:http'
import {parseArgs} from 'node:util'
import {availableActions} from '@tehai/koikoi'
import {beginSession, courseOf, opponents, PERSON, withAction} from '@tehai/koikoi/session'
import {defaultRules} from '@tehai/koikoi/rules'
import {buildPage} from '../test/koikoi-page/build.js'
import {launch} from '../test/browser/chromium.js'

const {values} = parseArgs({
  options: {rounds: {type: 'string', default: '20'}, opponent: {type: 'string', default: ''}}
})
const rounds = Number(values.rounds)

/** Sessions before each choice, with the player who makes it. Both players take the first allowed action. */
function moments(opponent) {
  const found = []
  for (let seed = 1; seed <= rounds; seed++) {
    let session = beginSession({seed, rules: defaultRules, rounds: 1, opponent})
    for (;;) {
      const {state} = courseOf(session).rounds.at(-1)
      if (state.result) break
      found.push({type: state.currentPlayer === PERSON ? 'hint' : 'choose', session})
      session = withAction(session, availableActions(state)[0])
    }
  }
  return found
}

const files = await buildPage()
const server = createServer((request, response) => {
  const text = files[request.url]
  const type = request.url.endsWith('.ts') || request.url.endsWith('.js') ? 'text/javascript' : 'text/html'
  response.writeHead(text === undefined ? 404 : 200, {'content-type': `${type}; charset=utf-8`})
  response.end(text)
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const browser = await launch()
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/en`)

/** Milliseconds of each answer. */
const timesOf = requests =>
  page.evaluate(async list => {
    const worker = new Worker('/worker.ts', {type: 'module'})
    const times = []
    for (const [id, request] of [list[0], ...list].entries()) {
      let least = Infinity
      for (let time = 0; time < 5; time++) {
        const start = performance.now()
        worker.postMessage({id, ...request}, [])
        await new Promise(resolve => worker.addEventListener('message', resolve, {once: true}))
        least = Math.min(least, performance.now() - start)
      }
      times.push(least)
    }
    worker.terminate()
    return times.slice(1)
  }, requests)

function print(name, times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = share =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1).padStart(7)
  console.log(
    `${name.padEnd(12)}${String(times.length).padStart(6)} choices  median ${at(0.5)}  95 % ${at(0.95)}  most ${at(1)} ms`
  )
}

for (const opponent of opponents.filter(name => name.includes(values.opponent))) {
  const all = moments(opponent)
  print(opponent, await timesOf(all.filter(({type}) => type === 'choose')))
  if (opponent === opponents.at(-1)) print('hint', await timesOf(all.filter(({type}) => type === 'hint')))
}
await browser.close()
server.close()
