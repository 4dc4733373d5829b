/**
 * Markdown → checked tree: the parser that `build` and `check` share, and its options on the command line.
 */
import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMahjong, {type Options} from 'remark-mahjong'
import remarkParse from 'remark-parse'
import {unified, type Processor} from 'unified'
import {valueOf, type Given, type OptionSpecs} from '../command.js'
import {dialectOption} from '../row-options.js'

export const readerOptions: OptionSpecs = {
  dialect: dialectOption,
  'inline-code': {
    type: 'string',
    value: 'prefix',
    about: {
      en: 'also read inline code that begins with this, such as mj: for `mj:123m`',
      ja: 'この文字列で始まるインラインコードも読む。mj: なら `mj:123m`'
    }
  },
  rules: {
    type: 'string',
    value: 'name',
    about: {
      en: 'rules that claims are checked by, such as tenhou',
      ja: '点数などの確認に使うルール。tenhou など'
    }
  }
}

/** Options of remark-mahjong from what was given. */
export function readerSettings(given: Given): Options {
  const dialect = valueOf(given, 'dialect')
  const inlineCode = valueOf(given, 'inline-code')
  const rules = valueOf(given, 'rules')
  return {
    ...(dialect !== undefined && {dialect: dialect as NonNullable<Options['dialect']>}),
    ...(inlineCode !== undefined && {inlineCode}),
    ...(rules !== undefined && {rules})
  }
}

/** A processor that parses Markdown and checks the tiles in it. */
export function makeReader(options: Options): Processor<Root, Root, Root> {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMahjong, options) as unknown as Processor<Root, Root, Root>
}
