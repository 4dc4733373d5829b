/**
 * Corrupted texts: the types refuse exactly what the run-time parser refuses, with the same sentence, and read the
 * same tiles from the rest. The score of such a text, which is parsed in another way, is what the run time says as well.
 */
import {randomFrom} from '../../packages/riichi/test/riichi/random.js'
import {compileAssertions} from './assertions.js'
import {judged} from './check.js'
import {factsOfTyped, factsOfTypes, head} from './facts.js'
import {randomDeal} from './hands.js'
import {inTurn} from './in-turn.js'
import {literal} from './literals.js'
import {notationFault, tilesOf} from './oracle.js'
import {versions} from './typescripts.js'
import {pick, writeWin} from './written.js'

const SEED = 20251123
const COUNT = 5000

/** Characters that may be inserted: most of them mean something somewhere. */
const characters = [...'0123456789mpszmpsz-=+\'"`xr ,qMZ!{}~?j東五１ｍ😀\u0000\n\t\\/']

// Ways to corrupt a text at some place; each gives the text that comes out.
const corruptions = [
  (random, text, at) => text.slice(0, at) + pick(random, characters) + text.slice(at),
  (_, text, at) => text.slice(0, at) + text.slice(at + 1),
  (random, text, at) => text.slice(0, at) + pick(random, characters) + text.slice(at + 1),
  (_, text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  (_, text, at) => text.slice(0, at) + (text[at] ?? '') + text.slice(at),
  (random, text, at) => text.slice(at, at + 1 + Math.floor(random() * 12)),
  (random, text, at) => text.slice(0, at) + text.slice(Math.floor(random() * text.length))
]

/** Texts that no author types, and some that one will. */
const hostile = [
  '',
  ' ',
  ',',
  ' , ,',
  'm',
  '1',
  '0',
  '0z',
  '8z',
  '9z',
  '01234567890m',
  '1234567890z',
  '1m2',
  '-',
  '-1m',
  '1-m',
  '1-1-1m',
  "1'1'1'm",
  "1'1'1'1'm",
  '1-1=1=1m',
  '1=1-11m',
  '1111-=m',
  '1x1xm',
  'xx11m',
  'xxxxm',
  '1xx2m',
  '0xx0p',
  '0xx0z',
  '1234+m',
  '111+m',
  '11111+m',
  'r5m',
  'r5z',
  'r4m',
  'rr5m',
  'r',
  'r m',
  'r 5m',
  'r05p',
  '5r5m',
  '5rm',
  "1'23",
  "1'23z",
  "12'3m",
  "123'm",
  "8'9 1m",
  '2-5p',
  '1 2 3m',
  '1,2,3 , m',
  "5 5 ' 5z",
  '1m`2m',
  '123m\n456p',
  '123M',
  '１２３m',
  '東東東',
  '🀀🀁🀂',
  '…',
  '${string}',
  '`${1}m`',
  '1\'1"1m',
  '__proto__',
  'constructor',
  'never',
  '⚠ 1m',
  '⚠',
  '%',
  '#1m',
  '12#3m',
  '\u0000',
  '\ud800',
  '1'.repeat(40) + 'm',
  '1m'.repeat(40),
  '123m'.repeat(25),
  "1'11z".repeat(20),
  ' '.repeat(60) + '1m',
  '1' + ' '.repeat(60) + 'm'
]

/** A whole hand, or part of one. */
function validText(random) {
  const text = writeWin(random, randomDeal(random))
  if (random() < 0.5) return text
  const parts = text.match(/[^mpsz]+[mpsz]/g)
  return parts.slice(0, 1 + Math.floor(random() * parts.length)).join('')
}

function corrupted(random) {
  let text = validText(random)
  for (let left = pick(random, [0, 1, 1, 1, 1, 2, 3]); left > 0; left--) {
    text = pick(random, corruptions)(random, text, Math.floor(random() * (text.length + 1)))
  }
  return text
}

const read = text => `Checked<${JSON.stringify(text)}>`

function readingOf(text) {
  const fault = notationFault(text)
  if (fault !== null) return [[read(text), JSON.stringify(`⚠ ${fault}`)]]
  return [
    [read(text), JSON.stringify(text)],
    [`Tiles<${JSON.stringify(text)}>`, literal(tilesOf(text))]
  ]
}

function scoreOfText(text, index) {
  const context = {win: index % 2 === 0 ? 'ron' : 'tsumo'}
  return [factsOfTypes(text, context), factsOfTyped(text, context)]
}

export default async function corruptedTexts() {
  const random = randomFrom(SEED)
  const texts = [...hostile]
  while (texts.length < COUNT) texts.push(corrupted(random))
  const refused = texts.filter(text => notationFault(text) !== null)
  const readings = texts.flatMap(readingOf)
  const scores = texts.map(scoreOfText)
  // Wrong: another sentence for what is refused, the text itself for what is refused, a sentence for what is fine.
  const wrong = texts.slice(0, 60).map(text => {
    const fault = notationFault(text)
    return [read(text), JSON.stringify(fault === null ? '⚠ ' : text)]
  })
  return inTurn(
    versions.map(version => async () => {
      // The older versions take four times as long, so every fifth score is enough there.
      const checked = version === '7.0' ? scores : scores.filter((_, index) => index % 5 === 0)
      const run = {head, assertions: [...readings, ...checked], wrong}
      const result = await compileAssertions(version, 'corrupted', run)
      const name = `${texts.length} corrupted texts, ${refused.length} of them refused, on TypeScript ${version}`
      return judged(name, version, 'corrupted', run, result)
    })
  )
}
