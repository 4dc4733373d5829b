/**
 * Machines as states of micromark.
 */
import {attributesMachine, labelMachine, type Machine} from '@tehai/kernel/markdown'
import type {Code, Effects, State, Tokenizer} from 'micromark-util-types'

/** A state that consumes what a machine accepts. */
export function eat(effects: Effects, machine: Machine, ok: State, nok: State): State {
  return function state(code) {
    const step = machine(code)
    if (step === 'fail') return nok(code)
    effects.consume(code)
    return step === 'end' ? ok : state
  }
}

const withQuotes: Tokenizer = (effects, ok, nok) => eat(effects, attributesMachine(true), ok, nok)
const withoutQuotes: Tokenizer = (effects, ok, nok) => eat(effects, attributesMachine(false), ok, nok)
const attributes = {tokenize: withQuotes, partial: true}
const slipped = {tokenize: withoutQuotes, partial: true}

/** `[label]` and, if they follow immediately, `{attributes}`. Braces that are not closed stay text. */
export function eatLabelAndAttributes(effects: Effects, ok: State, nok: State): State {
  const withSlip = effects.attempt(slipped, ok, ok)
  const withAttributes = effects.attempt(attributes, ok, withSlip)
  return eat(effects, labelMachine(), code => (code === 123 ? withAttributes(code) : ok(code)), nok)
}

/** `{attributes}`, all of which must be readable. */
export function eatAttributes(effects: Effects, ok: State, nok: State): State {
  return effects.attempt(attributes, ok, effects.attempt(slipped, ok, nok))
}

const isBracket = (code: Code) => code === 91

/** A name and what must follow it (default: a bracket), which is not consumed. */
export function eatName(
  effects: Effects,
  names: ReadonlySet<string>,
  ok: State,
  nok: State,
  isAfter: (code: Code) => boolean = isBracket
): State {
  const longest = Math.max(0, ...[...names].map(name => name.length))
  let name = ''
  return function state(code) {
    if (isAfter(code) && names.has(name)) return ok(code)
    if (code === null || code < 0 || name.length === longest) return nok(code)
    name += String.fromCharCode(code)
    effects.consume(code)
    return state
  }
}
