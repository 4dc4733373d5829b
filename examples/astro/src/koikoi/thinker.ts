/**
 * The worker as a `Thinker`. Where a browser has no workers, or refuses this one, the page thinks itself.
 */
import type {GameAction} from '@tehai/koikoi'
import type {Session} from '@tehai/koikoi/session'
import type {Hint, Request, Thinker} from './thinking.js'

type Answer = GameAction | readonly Hint[]

interface Waiting {
  readonly request: Request
  readonly resolve: (answer: Answer | Promise<Answer>) => void
}

/** Start the worker. */
export function makeThinker(): Thinker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let count = 0

  /** Let the page think about all that the worker has not answered. */
  function thinkHere(): void {
    worker = null
    for (const {request, resolve} of waiting.values()) resolve(answerHere(request))
    waiting.clear()
  }

  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'})
    worker.addEventListener('message', ({data}: MessageEvent<{id: number; answer: Answer}>) => {
      waiting.get(data.id)?.resolve(data.answer)
      waiting.delete(data.id)
    })
    worker.addEventListener('error', thinkHere)
  } catch {
    // No workers here: `worker` stays null.
  }

  function send(type: Request['type'], session: Session): Promise<Answer> {
    const request = {id: count++, type, session}
    if (!worker) return answerHere(request)
    const {promise, resolve} = Promise.withResolvers<Answer>()
    waiting.set(request.id, {request, resolve})
    worker.postMessage(request)
    return promise
  }

  return {
    choose: session => send('choose', session) as Promise<GameAction>,
    hint: session => send('hint', session) as Promise<readonly Hint[]>
  }
}

async function answerHere(request: Request): Promise<Answer> {
  const {answerOf} = await import('./thinking.js')
  return answerOf(request)
}
