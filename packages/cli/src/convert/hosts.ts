/**
 * How other sites and programs write tiles in Markdown: for each notation the constructs that hold it.
 *
 * Where a notation has none of its own, `:tiles[…]` and fences in that notation are what there is to convert.
 */
import type {DialectId, Mode, Span} from '@tehai/core'

/** A construct of a host. Spans are offsets into the document. */
export interface HostConstruct extends Span {
  readonly row: string
  readonly rowStart: number
  readonly mode: Mode
}

interface HostSyntax {
  /** With the flags `d` and `g`; the group `row` is the notation. */
  readonly pattern: RegExp
  /** Whether a match shows a river. */
  readonly isRiver?: (written: string) => boolean
}

// Patterns have no nested repetition and stop at the signs that end a construct, so each takes linear time.
const hosts: Readonly<Partial<Record<DialectId, HostSyntax>>> = {
  // {{#mjt:123m|40px}}: riichi.wiki, arcturus.su. The size is the wiki's.
  mjt: {pattern: /\{\{[ \t]*#mjt:[ \t]*(?<row>[^{}|\n]*?)[ \t]*(?:\|[^{}\n]*)?\}\}/dg},
  // {{< t 123m >}}: the Hugo shortcode of mahjong.click.
  tempai: {pattern: /\{\{[<%][ \t]*t[ \t]+"?(?<row>[^"<>%{}\n]*?)"?[ \t]*[>%]\}\}/dg},
  // {% mahjong 123m %}: the Liquid tag of jekyll-mahjong.
  jekyll: {pattern: /\{%-?[ \t]*mahjong[ \t]+(?<row>[^%{}\n]*?)[ \t]*-?%\}/dg},
  // <mah-gen data-seq="123m"></mah-gen>
  mahgen: {
    pattern:
      /<mah-gen\b[^<>]*?\bdata-seq=(?<quote>["'])(?<row>[^"'<>\n]*)\k<quote>[^<>]*>(?:\s{0,9}<\/mah-gen>)?/dg,
    isRiver: written => /\bdata-river-mode(?:=["']?true["']?)?(?=[\s>])/.test(written)
  },
  // <pre class="merjong">123m</pre>
  merjong: {
    pattern: /<(?<tag>pre|span|div|p|code)\s+class=["']merjong["'][^<>]*>(?<row>[^<>\n]*)<\/\k<tag>>/dg
  },
  // \mahjong{123m}
  'mahjong-tex': {pattern: /\\mahjong(?:\[[^\]\n]*\])?\{(?<row>[^{}\n]*)\}/dg},
  mpszf: {pattern: /\\mahjong\*?(?:\[[^\]\n]*\])?\{(?<row>[^{}\n]*)\}/dg},
  // 🀇🀈🀉 in the text
  unicode: {pattern: /(?<row>(?:[\u{1F000}-\u{1F021}\u{1F02B}][\uFE0E\uFE0F]?)+)/dgu}
}

/** Whether a notation has constructs of its own. */
export function hasHost(dialect: DialectId): boolean {
  return hosts[dialect] !== undefined
}

/** The constructs of a notation in a text, in their order. */
export function findHosts(text: string, dialect: DialectId): HostConstruct[] {
  const host = hosts[dialect]
  if (!host) return []
  return [...text.matchAll(host.pattern)].map(found => {
    const [start, end] = found.indices![0]!
    const mode = host.isRiver?.(found[0]) ? 'river' : 'hand'
    return {start, end, row: found.groups!['row']!, rowStart: found.indices!.groups!['row']![0], mode}
  })
}
