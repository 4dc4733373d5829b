/**
 * The micromark constructs: `:tiles[…]` in text, `::tiles[…]` as a block of one row, `:::tiles` as a block of lines.
 *
 * The label is raw: nothing inside it is read as Markdown, smart punctuation, JSX or an expression.
 */
import type {
  Code,
  Construct,
  Extension,
  State,
  TokenizeContext,
  Tokenizer,
  TokenType
} from 'micromark-util-types'
import {containerConstruct} from './container.js'
import {eatLabelAndAttributes, eatName} from './factory.js'

const colon = 58

/** Extension for micromark. `id`: the id of the game, which its tokens are named after. */
export function gameSyntax(names: ReadonlySet<string>, id: string): Extension {
  // Tokens of a game are declared by its own package.
  const text = `${id}Text` as TokenType
  const row = `${id}Row` as TokenType
  const block = `${id}Block` as TokenType
  return {
    text: {[colon]: textConstruct(names, text)},
    flow: {[colon]: [rowConstruct(names, row), containerConstruct(names, block)]}
  }
}

function textConstruct(names: ReadonlySet<string>, type: TokenType): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const afterName = eatLabelAndAttributes(effects, after, nok)
    return function start(code) {
      effects.enter(type)
      effects.consume(code)
      return eatName(effects, names, afterName, nok)
    }
    function after(code: Code): State | undefined {
      effects.exit(type)
      return ok(code)
    }
  }
  return {name: type, tokenize, previous: notAfterColon}
}

/** A colon counts as text when it was escaped, as in remark-directive. */
function notAfterColon(this: TokenizeContext, code: Code): boolean {
  return code !== colon || this.events[this.events.length - 1]?.[1].type === 'characterEscape'
}

function rowConstruct(names: ReadonlySet<string>, type: TokenType): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const afterName = eatLabelAndAttributes(effects, after, nok)
    return function start(code) {
      effects.enter(type)
      effects.consume(code)
      return second
    }
    function second(code: Code): State | undefined {
      if (code !== colon) return nok(code)
      effects.consume(code)
      return eatName(effects, names, afterName, nok)
    }
    function after(code: Code): State | undefined {
      effects.exit(type)
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
  return {name: type, tokenize}
}
