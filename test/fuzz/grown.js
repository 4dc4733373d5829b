/**
 * Whether a construct grows faster than its text, and whether it is its host that does.
 *
 * A row has the milliseconds of CPU that each size took, ten times the size before it, and the fault that ended it, or
 * `null`.
 *
 * @typedef {{cpu: readonly number[], fault: string | null}} Row
 */

/** How much faster than a text of ten times the size the time may grow, and what is too little to say, in milliseconds. */
const [SLACK, NOISE] = [2, 100]

/** How much two measurements of the same work differ, as a share: other programs, and the collection of garbage. */
const UNSURE = 0.15

const mayBecome = before => SLACK * 10 * Math.max(before, NOISE / 10)

/**
 * What is wrong with how a construct grows, or `null`.
 *
 * @param {Row} row
 * @param {readonly number[]} sizes
 */
export function wrongOf({cpu, fault}, sizes) {
  if (fault !== null) return fault
  const at = cpu.findIndex((ms, index) => index > 0 && ms > NOISE && ms > mayBecome(cpu[index - 1]))
  return at < 0
    ? null
    : `× ${(cpu[at] / cpu[at - 1]).toFixed(1)} from ${sizes[at - 1]} to ${sizes[at]} characters`
}

/**
 * Whether what is wrong is the host's: without our plugins it ends by a fault at the same size or before, or takes so long
 * that what our plugins add grows no faster than the text, and the two come no further apart.
 *
 * @param {Row} ours
 * @param {Row} alone
 */
export function isOfHost(ours, alone) {
  if (ours.fault !== null && (alone.fault === null || alone.cpu.length > ours.cpu.length)) return false
  const times = Math.min(ours.cpu.length, alone.cpu.length)
  // A host that ends sooner than with us would leave what we add unseen.
  if (times < ours.cpu.length) return false
  const added = ours.cpu.map((ms, index) => ms - alone.cpu[index])
  const ratio = ours.cpu.map((ms, index) => ms / Math.max(alone.cpu[index], NOISE / 10))
  return ours.cpu.every(
    (ms, index) =>
      index === 0 ||
      ms <= NOISE ||
      (added[index] <= mayBecome(added[index - 1]) + UNSURE * alone.cpu[index] &&
        ratio[index] <= (1 + UNSURE) * Math.max(ratio[index - 1], 1))
  )
}
