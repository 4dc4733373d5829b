/**
 * The shared vectors of scoring, as assertions: the values in the vectors, not those of the engine.
 */
import {readFileSync} from 'node:fs'
import {readWinCase} from '@tehai/riichi'
import {randomFrom} from '../../packages/riichi/test/riichi/random.js'
import {compileAssertions} from './assertions.js'
import {judged} from './check.js'
import {defined} from './contexts.js'
import {literal} from './literals.js'
import {versions} from './typescripts.js'
import {writeWin} from './written.js'

const path = new URL('../../vectors/scoring.json', import.meta.url)
const {vectors, real} = JSON.parse(readFileSync(path, 'utf8'))

const head = `import type {Score} from '@tehai/riichi/types'
type Facts<R> = R extends string ? 'no win'
  : R extends {readonly yaku: readonly (infer Y)[]; readonly han: infer H; readonly fu: infer F; readonly points: infer P; readonly yakuman: infer K}
    ? [Y, H, F, P, K] : never
type Payments<R> = R extends {readonly tsumoPayments: infer T} ? T : never
`

const dora = ['dora', 'ura_dora', 'aka_dora']

/** What a vector expects; a yakuman has neither han nor fu. */
function factsOf({win = true, yaku, han = 0, fu = 0, points, yakuman = 0}) {
  if (!win) return '"no win"'
  const names = Object.keys(yaku).filter(id => !dora.includes(id))
  return `[${names.map(id => JSON.stringify(id)).join(' | ')}, ${han}, ${fu}, ${points}, ${yakuman}]`
}

/** A vector as text and context. */
function written(random, vector) {
  const {win, rules} = readWinCase(vector)
  const {dora: indicators, ura, loser: _, north: __, pao: ___, laterRon: ____, ...situation} = win.situation
  const context = defined({
    win: win.by,
    ...situation,
    dora: indicators.length > 0 ? indicators.join('') : undefined,
    ura: ura.length > 0 ? ura.join('') : undefined,
    rules: Object.fromEntries(Object.keys(vector.rules).map(rule => [rule, rules[rule]]))
  })
  return `Score<${JSON.stringify(writeWin(random, win))}, ${literal(context)}>`
}

export default async function sharedVectors() {
  const random = randomFrom(1)
  const all = [...vectors, ...real].map(vector => ({...vector, score: written(random, vector)}))
  const assertions = all.flatMap(({score, expect}) => {
    const facts = [`Facts<${score}>`, factsOf(expect)]
    return expect.tsumoPayments ? [facts, [`Payments<${score}>`, literal(expect.tsumoPayments)]] : [facts]
  })
  const wrong = all
    .slice(0, 10)
    .map(({score, expect}) => [
      `Facts<${score}>`,
      factsOf({...expect, win: true, yaku: {...expect.yaku, renhou: 1}})
    ])
  const run = {head, assertions, wrong}
  return Promise.all(
    versions.map(async version => {
      const name = `${all.length} shared vectors on TypeScript ${version}`
      return judged(name, version, 'vectors', run, await compileAssertions(version, 'vectors', run))
    })
  )
}
