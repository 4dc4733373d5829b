/**
 * The audit of a site as one HTML file: no scripts, no other files, light and dark, and a picture of each construct that it
 * reports.
 */
import {basename} from 'node:path'
import type {Language} from '@tehai/kernel/source'
import type {Root} from 'hast'
import rehypeStringify from 'rehype-stringify'
import {unified} from 'unified'
import {htmlPage} from '../build/page.js'
import {pageStyle} from '../build/style.js'
import {drawersOf, drawTree, styleOfGames} from '../markdown/drawing.js'
import type {Games} from '../markdown/games.js'
import type {AuditedPage} from './audited-page.js'
import {node} from './html-node.js'
import {countsList, pagesTable} from './html-overview.js'
import {pageDetails} from './html-page.js'
import {auditWords} from './words.js'

const style = `
main { max-width: 56rem; }
.counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.6em; padding: 0; margin: 1em 0 2em; }
.counts div { padding: 0.6em 0.9em; border: 1px solid var(--line); border-radius: 0.4em; }
.counts dt { font-size: 0.85em; opacity: 0.8; }
.counts dd { margin: 0; font-size: 1.15em; font-variant-numeric: tabular-nums; }
.pages td:not(:first-child), .pages th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; }
.pages th { vertical-align: bottom; line-height: 1.3; font-size: 0.9em; }
.pages td:first-child { overflow-wrap: anywhere; min-width: 10rem; }
details { margin: 0.8em 0; border: 1px solid var(--line); border-radius: 0.4em; }
summary { padding: 0.5em 0.9em; cursor: pointer; overflow-wrap: anywhere; }
details > section { padding: 0 0.9em; }
details h2 { margin: 0.6em 0; font-size: 1.05em; }
.item { padding: 0.8em 0; border-top: 1px solid var(--line); }
.item p { margin: 0.2em 0; overflow-wrap: anywhere; }
.item figure, .item .picture { margin: 0.5em 0; max-width: 100%; overflow-x: auto; font-size: 1.5em; line-height: 1.6; }
.item .picture figure { font-size: 1rem; }
.place { font-size: 0.85em; opacity: 0.8; }
.item code { overflow-wrap: anywhere; white-space: pre-wrap; }
.bad { color: #b3261e; } .good { color: #1b6e3c; }
@media (prefers-color-scheme: dark) { .bad { color: #ff9e94; } .good { color: #86d9a4; } }
`

/** Write the report. `folder`: the audited folder, as it was typed. */
export async function auditHtml(
  pages: readonly AuditedPage[],
  folder: string,
  language: Language,
  games: Games
): Promise<string> {
  const say = (words: Readonly<Record<Language, string>>): string => words[language]
  const noticed = pages.filter(page => page.findings.length + page.wouldBe.length + page.foreign.length > 0)
  const title = `${say(auditWords.title)}: ${folder === '-' ? 'stdin' : basename(folder) || folder}`
  const root: Root = {
    type: 'root',
    children: [
      node('h1', {}, title),
      countsList(pages, language),
      ...(noticed.length === 0 ? [node('p', {}, say(auditWords.nothing))] : [pagesTable(noticed, language)]),
      ...noticed.map(page => pageDetails(page, language))
    ]
  }
  drawTree(root, await drawersOf(games, {lang: language}))
  return htmlPage({
    lang: language,
    title,
    description: null,
    style: pageStyle(styleOfGames(games.ids) + style),
    body: unified().use(rehypeStringify).stringify(root)
  })
}
