/**
 * Claims that look alike: a page proposes them in the form in which its author writes others.
 */

/** What a claim looks like, whatever its numbers: `2 han 30 fu` as `# han # fu`. */
const lookOf = (claim: string): string => claim.replace(/\d+/g, '#').replace(/[mpsz](?![a-z])/g, 'm')

/** Forms of a claim, those that look like some other claims first. */
export function likeThose(forms: readonly string[], others: readonly string[]): readonly string[] {
  const looks = others.map(lookOf)
  const [like, unlike] = [true, false].map(isLike =>
    forms.filter(form => looks.includes(lookOf(form)) === isLike)
  )
  return [...like!, ...unlike!]
}
