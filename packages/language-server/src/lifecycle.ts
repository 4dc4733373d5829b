/**
 * What may be requested of a server: after it is initialized, before it is shut down, with params that are those of the request.
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

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

const isPosition = (value: unknown): boolean =>
  isObject(value) && isCount(value['line']) && isCount(value['character'])

/** Whether params name a document. */
export const ofDocument = (params: unknown): boolean =>
  isObject(params) && isObject(params['textDocument']) && typeof params['textDocument']['uri'] === 'string'

/** Whether params name a place of a document. */
export const ofPlace = (params: unknown): boolean =>
  ofDocument(params) && isPosition((params as Fields)['position'])

/** Whether params name a range of a document, and kinds of actions. */
export function ofActions(params: unknown): boolean {
  if (!ofDocument(params)) return false
  const {range, context} = params as Fields
  if (!isObject(range) || !isPosition(range['start']) || !isPosition(range['end'])) return false
  const only = isObject(context) ? (context['only'] ?? []) : null
  return Array.isArray(only) && only.every(one => typeof one === 'string')
}
