/**
 * Jobs in turn, as many at once as a machine of CI has cores: two.
 */
const AT_ONCE = 2

/**
 * @param {readonly (() => Promise<unknown>)[]} jobs
 * @returns
 *   What they give, in their order.
 */
export async function inTurn(jobs) {
  const given = []
  const left = [...jobs.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) given[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({length: AT_ONCE}, worker))
  return given
}
