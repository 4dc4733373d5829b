/**
 * The worker: thinks while the page stays responsive.
 */
import {answerOf, type Request} from './thinking.js'

addEventListener('message', ({data}: MessageEvent<Request>) => {
  postMessage({id: data.id, answer: answerOf(data)})
})
