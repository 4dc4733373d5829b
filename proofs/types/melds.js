/**
 * Melds: digits with one or two marks at every place, alone and in a hand, read or refused as at run time.
 */
import {compileAssertions} from './assertions.js'
import {judged} from './check.js'
import {factsOfTyped, factsOfTypes, head} from './facts.js'
import {literal} from './literals.js'
import {notationFault, tilesOf} from './oracle.js'

const marks = ['-', '=', '+', "'", 'x']
const digits = ['555', '5555', '123', '213', '321', '55', '556', '5556', '55555', '19', '406', '0555']

/** A text with so many marks, each at every place. */
const marked = (text, left) =>
  left === 0
    ? [text]
    : Array.from({length: text.length + 1}, (_, at) =>
        marks.flatMap(mark => marked(text.slice(0, at) + mark + text.slice(at), left - 1))
      ).flat()

const written = digits.flatMap(text => [1, 2].flatMap(count => marked(text, count)))
const texts = [...new Set(written)].flatMap(text => [`${text}s`, `${text}z`])

/** With the rest of a hand that is complete if the meld is one of three tiles. */
const inHand = text => `123456789m1p${text}1p`
const context = {win: 'ron'}

function assertionsOf(text) {
  const fault = notationFault(text)
  const hand = inHand(text)
  return [
    fault === null
      ? [`Tiles<${JSON.stringify(text)}>`, literal(tilesOf(text))]
      : [`Checked<${JSON.stringify(text)}>`, JSON.stringify(`⚠ ${fault}`)],
    [factsOfTypes(hand, context), factsOfTyped(hand, context)]
  ]
}

export default async function melds() {
  const assertions = texts.flatMap(assertionsOf)
  const wrong = texts.slice(0, 20).map(text => [factsOfTypes(inHand(text), context), '"another text"'])
  const run = {head, assertions, wrong}
  const name = `${texts.length} ways to mark digits, alone and in a hand, on TypeScript 7.0`
  return [await judged(name, '7.0', 'melds', run, await compileAssertions('7.0', 'melds', run))]
}
