/**
 * The micromark construct of a block between colons: `:::tiles`, lines that are not read as Markdown, `:::`.
 */
import type {Code, Construct, State, TokenizeContext, Tokenizer, TokenType} from 'micromark-util-types'
import {eatAttributes, eatName} from './factory.js'

const colon = 58
const isBlank = (code: Code) => code === 32 || code === -2 || code === -1
const isEnd = (code: Code) => code === null || code < -2

/** A container with one of some names. `type`: the type of its token. */
export function containerConstruct(names: ReadonlySet<string>, type: TokenType): Construct {
  const line = `${type}Line` as TokenType
  const tokenize: Tokenizer = function (effects, ok, nok) {
    let colons = 0
    const closing: Construct = {partial: true, tokenize: (...given) => eatClosing(...given, () => colons)}
    return function start(code) {
      effects.enter(type)
      return opening(code)
    }
    function opening(code: Code): State | undefined {
      if (code === colon) {
        colons++
        effects.consume(code)
        return opening
      }
      return colons < 3 ? nok(code) : eatName(effects, names, afterName, nok, isAfterName)(code)
    }
    function afterName(code: Code): State | undefined {
      return code === 123 ? eatAttributes(effects, blanks, nok)(code) : blanks(code)
    }
    function blanks(code: Code): State | undefined {
      if (isBlank(code)) {
        effects.consume(code)
        return blanks
      }
      return isEnd(code) ? lineEnd(code) : nok(code)
    }
    function lineEnd(code: Code): State | undefined {
      return code === null ? done(code) : effects.check(nextLine, beforeLine, done)(code)
    }
    function beforeLine(code: Code): State | undefined {
      return effects.attempt(closing, done, toNextLine)(code)
    }
    function toNextLine(code: Code): State | undefined {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return beginLine
    }
    function beginLine(code: Code): State | undefined {
      if (isEnd(code)) return lineEnd(code)
      effects.enter(line)
      return inLine(code)
    }
    function inLine(code: Code): State | undefined {
      if (isEnd(code)) {
        effects.exit(line)
        return lineEnd(code)
      }
      effects.consume(code)
      return inLine
    }
    function done(code: Code): State | undefined {
      effects.exit(type)
      return ok(code)
    }
  }
  return {name: type, concrete: true, tokenize}
}

/** What may follow the name: attributes, blanks, the end of the line. */
const isAfterName = (code: Code) => code === 123 || isBlank(code) || isEnd(code)

/** The next line, if it still belongs to the block that the container is in. */
const nextLine: Construct = {
  partial: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const lineStart: State = code => (this.parser.lazy[this.now().line] ? nok(code) : ok(code))
    return code => {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return lineStart
    }
  }
}

/** A line of colons, as many as opened the container or more. */
function eatClosing(effects: Parameters<Tokenizer>[0], ok: State, nok: State, opened: () => number): State {
  let colons = 0
  const ended: State = code => {
    effects.exit('whitespace')
    return isEnd(code) ? ok(code) : nok(code)
  }
  const after: State = code => {
    if (isBlank(code)) {
      effects.consume(code)
      return after
    }
    return ended(code)
  }
  const inColons: State = code => {
    if (code === colon) {
      colons++
      effects.consume(code)
      return inColons
    }
    return colons < opened() ? nok(code) : after(code)
  }
  const before: State = code => {
    if (isBlank(code)) {
      effects.consume(code)
      return before
    }
    return inColons(code)
  }
  return code => {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return next => {
      if (isEnd(next)) return nok(next)
      effects.enter('whitespace')
      return before(next)
    }
  }
}
