/**
 * When a server may be requested: after it is initialized, before it is shut down, with params that are those of the request.
 */
import {ErrorCodes, ResponseError} from 'vscode-languageserver/node'

/** Where a server is in its life. */
export type Stage = 'new' | 'ready' | 'ended'

/** Handlers by what they require. */
export interface Lifecycle {
  readonly enter: (stage: Stage) => void
  /**
   * Refuse a request outside of some stages.
   *
   * @throws {ResponseError} as the protocol has it.
   */
  readonly expect: (stage: Stage) => void
  /** A handler that refuses requests at other times, and params that are not as they should be. */
  readonly handle: <Params, Result>(
    isValid: (params: unknown) => boolean,
    answer: (params: Params) => Result
  ) => (params: Params) => Result
}

/** The life of a server that has been started. */
export function lifecycle(): Lifecycle {
  let stage: Stage = 'new'
  const expect = (wanted: Stage): void => {
    if (stage === wanted) return
    throw stage === 'new'
      ? new ResponseError(ErrorCodes.ServerNotInitialized, 'Expected `initialize` first')
      : new ResponseError(
          ErrorCodes.InvalidRequest,
          stage === 'ready' ? 'Expected `initialize` once' : 'Expected nothing but `exit` after `shutdown`'
        )
  }
  return {
    enter: next => {
      stage = next
    },
    expect,
    handle: (isValid, answer) => params => {
      expect('ready')
      if (!isValid(params))
        throw new ResponseError(ErrorCodes.InvalidParams, 'Expected params of the protocol, got others')
      return answer(params)
    }
  }
}
