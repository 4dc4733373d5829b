/**
 * Marks of an order by safety at their written positions: `9p > 5p`, 9p＞5p, `5p < 9p`; and lists with words that say
 * they are ordered:
 *
 *     安全な順に9p、5p、4p      9p→5p→4pの順に安全      from safest to riskiest: 9p, 5p, 4p      安全顺序：9p、5p
 */
import {lookup} from '@tehai/kernel/source'

/** Marks of an order, each with the character that replaces it: in other claims the marks separate phrases. */
const orderMarks: Readonly<Record<string, string>> = lookup({
  ...Object.fromEntries([...'>＞≫≧≥'].map(mark => [mark, '≻'])),
  ...Object.fromEntries([...'<＜≪≦≤'].map(mark => [mark, '≺']))
})

const most = '(?:most dangerous|riskiest|least safe)'

/** Words that say that a list has the safest tile first. */
const safestFirst = [
  '(?:(?:安全[度性]?(?:[がの]高い|な)?|通りやすい)順(?:番|序)?(?:に(?:並べると|並べて)?|で|は)?|順(?:番|序)?[にで]安全(?:です|だ)?|安全[度性]は(?=[^安。]{3,30}の順(?:$|[、。])))',
  '(?:(?:[按依]照?)?安全[度性]?(?:[从從由]高到低)?的?(?:[顺順]序|排序|排列)(?:是|为|為)?|[从從由]安全到危[险險険])',
  '(?:안전(?:도 ?(?:가 ?)?(?:높은 ?)?|한 ?)?순(?:서)?(?:대로|으로|로)?|순(?:서)?(?:으로|대로|로) 안전(?:하다|합니다|함)?)',
  `(?:(?:in order of safety|(?:from )?(?:the )?safest to (?:the )?${most}|(?:the )?safest first)(?![A-Za-z]))`
].join('|')

/** Words that say that a list has the most dangerous tile first. */
const riskiestFirst = [
  '(?:(?:危険[度性]?(?:[がの]高い|な)?|危ない)順(?:番|序)?(?:に(?:並べると|並べて)?|で|は)?|危険[度性](?= ?[:：])|順(?:番|序)?[にで]危険(?:です|だ)?)',
  '(?:(?:[按依]照?)?危[险險険][度性]?(?:[从從由]高到低)?的?(?:[顺順]序|排序|排列)(?:是|为|為)?|[从從由]危[险險険]到安全|危[险險険](?:程?度|性)(?= ?[:：]))',
  '(?:위험도(?= ?[:：])|위험(?:도 ?(?:가 ?)?(?:높은 ?)?|한 ?)?순(?:서)?(?:대로|으로|로)?|순(?:서)?(?:으로|대로|로) 위험(?:하다|합니다|함)?)',
  `(?:(?:in order of (?:danger|risk)|(?:from )?(?:the )?${most} to (?:the )?safest|(?:the )?${most} first)(?![A-Za-z])|danger(?= ?:))`
].join('|')

/** The words that make a list an order. */
export const listedInOrder: string = `${safestFirst}|${riskiestFirst}`

const [isSafestFirst, isRiskiestFirst] = [new RegExp(safestFirst, 'i'), new RegExp(riskiestFirst, 'i')]

/** What separates the items of a list, or already makes it an order; numbers are before tiles: ①9p ②5p. */
const divider = /[、,，→>＞](?=[ \u3000]?[^ \u3000])|[①-⑨](?=\d[mpsz])/g

/**
 * A claim with its marks of an order in place of those that are not read; arrows stay, as do brackets around words:
 * ＜現物＞9p.
 */
export const withOrderMarks = (text: string): string => {
  const listed = isSafestFirst.test(text)
    ? text.replace(divider, '≻')
    : isRiskiestFirst.test(text)
      ? text.replace(divider, '≺')
      : text
  return listed.replace(
    /([<＜][^<>＜＞\d]{1,12}[>＞])|(?<![-=−－＝])[>＞]|[<＜](?!-)|[≫≪≧≦≥≤]/g,
    (mark, words?: string) => words ?? orderMarks[mark]!
  )
}
