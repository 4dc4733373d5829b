/**
 * Claims that look alike: claims are proposed in the form that the author uses elsewhere on the page.
 */

/** The form of a claim without its numbers: `2 han 30 fu` as `# han # fu`. */
const lookOf = (claim: string): string => claim.replace(/\d+/g, '#').replace(/[mpsz](?![a-z])/g, 'm')

/** Forms of a claim; those that look like one of some other claims come first. */
export function likeThose(forms: readonly string[], others: readonly string[]): readonly string[] {
  const looks = others.map(lookOf)
  const [like, unlike] = [true, false].map(isLike =>
    forms.filter(form => looks.includes(lookOf(form)) === isLike)
  )
  return [...like!, ...unlike!]
}
