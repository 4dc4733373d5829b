/**
 * Markdown as a real page: the whole pipeline, for tests in a browser.
 */
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkGfm from 'remark-gfm'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'

/** HTML of a Markdown text. */
export const toHtml = (markdown, options) => toPage(markdown, options).html

/** HTML of a Markdown text, and what is reported of it. */
export function toPage(markdown, {remark = {}, rehype = {}} = {}) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMahjong, remark)
    .use(remarkRehype)
    .use(rehypeTiles, rehype)
    .use(rehypeStringify)
  const file = processor.processSync(markdown)
  return {html: String(file), messages: file.messages.map(String)}
}

/** Everything a page can show, in two languages. */
export const everything = `A wait like :tiles[4567p] or the shape :tiles[22334s] does not disturb the lines around it; the hand
:tiles[123m0567p2233s11z 4s] sits on this line, and so does the kan :tiles[99'9'9s].

| shape | waits |
| --- | --- |
| :tiles[3456m] | :tiles[3m], :tiles[6m] |
| :tiles[1112345678999p] | :tiles[123456789p] |

\`\`\`mahjong title="An open hand"
4567p 3-12s 55-5z 1111+m 777-=7z
ドラ表示牌: 4m
note: the kan was added late
\`\`\`

\`\`\`mahjong
jptg1sys9p9m9m2pgy6p1z2z3z4z5z6z7z1m2m3m
\`\`\`

\`\`\`mahjong
123m406p22s !5z ~4s 3p{A} _ ? ___ …
mark: 1m ◎
→
123m 12q4m
\`\`\`
`

export const everythingInJapanese = `牌姿は:tiles[123m0567p2233s11z 4s]です。ここで:tiles[4s]をツモると:tiles[1z]、切り立直が有力で「:tiles[0p]」を含む形になります。

\`\`\`mahjong lang=ja title="平和ツモ"
状況: 東1局 南家 6巡目
234m456p3456788s 2s
ドラ表示牌: 3p

自家:
123m456p789s11z
j1z2z3z4z5z6z7z1m2m3m4m5m6m
対面: 西家 31000
j9m9p9sy1m2m
\`\`\`
`
