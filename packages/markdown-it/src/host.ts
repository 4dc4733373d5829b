/**
 * The parts of markdown-it that this package uses.
 *
 * The shapes are written down here rather than imported: the plugin works with every markdown-it from 12 on, and with
 * the copies of it that sites bring. Methods are written as methods, so that every version's own types fit.
 */

export interface Token {
  type: string
  content: string
  info: string
  /** Attributes by name: `src` of an image. */
  readonly attrs?: readonly (readonly [name: string, value: string | number])[] | null
  /** What a fence is drawn with: three backticks. */
  readonly markup: string
  /** First line and the line after the last, 0-based. */
  map: [number, number] | null
  children: Token[] | null
  meta: unknown
}

interface State {
  readonly src: string
  readonly env: unknown
  tokens: Token[]
  push(type: string, tag: string, nesting: -1 | 0 | 1): Token
}

export interface CoreState {
  readonly src: string
  readonly env: unknown
  tokens: Token[]
  readonly Token: new (type: string, tag: string, nesting: -1 | 0 | 1) => Token
}

export interface InlineState extends State {
  pos: number
  readonly posMax: number
}

export interface BlockState extends State {
  line: number
  readonly bMarks: readonly number[]
  readonly eMarks: readonly number[]
  readonly tShift: readonly number[]
  readonly sCount: readonly number[]
  readonly blkIndent: number
  getLines(begin: number, end: number, indent: number, keepLastLineBreak: boolean): string
}

export type InlineRule = (state: InlineState, silent: boolean) => boolean
export type BlockRule = (state: BlockState, startLine: number, endLine: number, silent: boolean) => boolean
/**
 * How a token is written as HTML. It has the type of a method, so that rules for other versions' tokens are assignable.
 */
export type RenderRule = {
  rule(tokens: Token[], index: number, options: unknown, env: unknown, renderer: unknown): string
}['rule']

interface Ruler<Rule> {
  push(name: string, rule: Rule): void
  before(other: string, name: string, rule: Rule, options?: {alt: string[]}): void
}

export interface MarkdownIt {
  readonly core: {readonly ruler: Ruler<(state: CoreState) => void>}
  readonly inline: {readonly ruler: Ruler<InlineRule>}
  readonly block: {readonly ruler: Ruler<BlockRule>}
  readonly utils: {unescapeAll(text: string): string}
  readonly renderer: {rules: Record<string, RenderRule | undefined>}
}
