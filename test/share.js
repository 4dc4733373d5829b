/**
 * How much of the longest tests a run with `THOROUGH=1` does: all, or with `SHARE=0.3`, as CI does, three tenths.
 */
export const share = Number(process.env.SHARE ?? 1)
if (!(share > 0 && share <= 1))
  throw new Error(`Expected \`SHARE\` to be above 0 and at most 1, got \`${process.env.SHARE}\``)

/** Filter of a list that keeps a share of it, spread over the list, and the same in each run. */
export const shareOf = share => (_, index) => Math.floor((index + 1) * share) > Math.floor(index * share)

/** Whether an element of a list is in the share that this run tries. */
export const isTried = shareOf(share)

/** Whether something of a name is in the share: others that come or go change nothing for it. */
export function isNameTried(name) {
  let hash = 2166136261 // FNV-1a
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0), 16777619)
  return (hash >>> 0) % 1000 < share * 1000
}
