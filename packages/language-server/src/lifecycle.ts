/**
 * When a server accepts requests: after it is initialized, before it is shut down, with params that the request has.
 */
import {ErrorCodes, ResponseError} from 'vscode-languageserver/node'

/** Where a server is in its life. */
export type Stage = 'new' | 'ready' | 'ended'

/** Handlers by what they require. */
export interface Lifecycle {
  readonly enter: (stage: Stage) => void
  /**
   * Reject a request outside of some stages.
   *
   * @throws {ResponseError} with the error code that the protocol defines.
   */
  readonly expect: (stage: Stage) => void
  /** A handler that rejects requests at other times, and requests with invalid params. */
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
