/**
 * The micromark constructs: `:tiles[…]` in text, `::tiles[…]` as a row of its own.
 *
 * The label is raw, so nothing inside it is Markdown, smart punctuation, JSX or an expression.
 */
import type {Code, Construct, Extension, State, TokenizeContext, Tokenizer} from 'micromark-util-types'
import {eatLabelAndAttributes, eatName} from './factory.js'

const colon = 58

/** Extension for micromark. */
export function mahjongSyntax(names: ReadonlySet<string>): Extension {
  return {text: {[colon]: textConstruct(names)}, flow: {[colon]: rowConstruct(names)}}
}

function textConstruct(names: ReadonlySet<string>): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const afterName = eatLabelAndAttributes(effects, after, nok)
    return function start(code) {
      effects.enter('mahjongText')
      effects.consume(code)
      return eatName(effects, names, afterName, nok)
    }
    function after(code: Code): State | undefined {
      effects.exit('mahjongText')
      return ok(code)
    }
  }
  return {name: 'mahjongText', tokenize, previous: notAfterColon}
}

/** A colon counts as text when it was escaped, as in remark-directive. */
function notAfterColon(this: TokenizeContext, code: Code): boolean {
  return code !== colon || this.events[this.events.length - 1]?.[1].type === 'characterEscape'
}

function rowConstruct(names: ReadonlySet<string>): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const afterName = eatLabelAndAttributes(effects, after, nok)
    return function start(code) {
      effects.enter('mahjongRow')
      effects.consume(code)
      return second
    }
    function second(code: Code): State | undefined {
      if (code !== colon) return nok(code)
      effects.consume(code)
      return eatName(effects, names, afterName, nok)
    }
    function after(code: Code): State | undefined {
      effects.exit('mahjongRow')
      return code === 32 || code === -2 || code === -1 ? blanks(code) : end(code)
    }
    function blanks(code: Code): State | undefined {
      effects.enter('whitespace')
      return blank(code)
    }
    function blank(code: Code): State | undefined {
      if (code === 32 || code === -2 || code === -1) {
        effects.consume(code)
        return blank
      }
      effects.exit('whitespace')
      return end(code)
    }
    function end(code: Code): State | undefined {
      return code === null || code < -2 ? ok(code) : nok(code)
    }
  }
  return {name: 'mahjongRow', tokenize}
}
