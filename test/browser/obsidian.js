/**
 * A note in a page like that of Obsidian, whose API is a stub. What is stubbed:
 *
 * - `Plugin`: `loadData`, `saveData`, `registerMarkdownCodeBlockProcessor`, `registerMarkdownPostProcessor`, `addSettingTab`;
 * - `PluginSettingTab`, `Setting` (a name, a description, a text field), `Notice`, `getLanguage`;
 * - the reading view: each top-level block of the note is an element of its own (`el-p`, `el-pre`); a fence with a
 *   processor becomes an empty `div`; then every element goes through the post processors, with `frontmatter` and
 *   `getSectionInfo`. Markdown itself is read by remark with GFM, line breaks as Obsidian shows them;
 * - the classes `theme-light` and `theme-dark` of the body, and the custom properties of the default theme that the style
 *   sheet of the plugin names.
 *
 * Live preview, embedded notes and the app around are not there.
 */
import {readFileSync} from 'node:fs'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {parse} from 'yaml'

const plugin = new URL('../../packages/obsidian/build/', import.meta.url)
const read = name => readFileSync(new URL(name, plugin), 'utf8')

/** Two breaks as Obsidian writes a single one: `<br>` and a line ending. */
const withBreaks = html => html.replace(/(?<=[^>\n])\n(?=[^<\n])/g, '<br>\n')

/** The top-level blocks of a note, each with its HTML and its lines, from 0. */
function sectionsOf(markdown) {
  const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)
  const writer = unified().use(remarkRehype).use(rehypeStringify)
  return reader
    .parse(markdown)
    .children.filter(({type}) => type !== 'yaml')
    .map(node => {
      const html = writer.stringify(writer.runSync({type: 'root', children: [node]}))
      return {
        html: node.type === 'code' ? html : withBreaks(html),
        name: node.type === 'code' ? 'pre' : node.type,
        lineStart: node.position.start.line - 1,
        lineEnd: node.position.end.line - 1
      }
    })
}

/** Runs in the page: loads the plugin and renders the note. */
async function render({code, note, sections, frontmatter, data, language}) {
  const processors = {blocks: new Map(), texts: [], tabs: [], notices: []}
  class Plugin {
    app = {}
    loadData = async () => data
    saveData = async saved => void (processors.saved = saved)
    registerMarkdownCodeBlockProcessor = (name, handler) => processors.blocks.set(name, handler)
    registerMarkdownPostProcessor = handler => processors.texts.push(handler)
    addSettingTab = tab => processors.tabs.push(tab)
  }
  class PluginSettingTab {
    containerEl = Object.assign(document.createElement('div'), {empty: () => {}})
  }
  class Setting {
    constructor(parent) {
      this.element = parent.appendChild(document.createElement('p'))
    }
    setName = text => (this.element.append(text), this)
    setDesc = text => (this.element.append(text), this)
    addText(build) {
      const input = this.element.appendChild(document.createElement('input'))
      const text = {
        setPlaceholder: value => ((input.placeholder = value), text),
        setValue: value => ((input.value = value), text),
        onChange: changed => (input.addEventListener('change', () => changed(input.value)), text)
      }
      build(text)
      return this
    }
  }
  function Notice(text) {
    processors.notices.push(text)
  }
  const api = {Plugin, PluginSettingTab, Setting, Notice, getLanguage: () => language}
  const module = {exports: {}}
  new Function('require', 'module', 'exports', code)(
    name => (name === 'obsidian' ? api : undefined),
    module,
    module.exports
  )
  const loaded = new module.exports.default()
  await loaded.onload()

  const view = document.querySelector('.markdown-rendered')
  view.replaceChildren()
  for (const {html, name, lineStart, lineEnd} of sections) {
    const element = view.appendChild(document.createElement('div'))
    element.className = `el-${name}`
    element.innerHTML = html
    const context = {
      sourcePath: 'note.md',
      frontmatter,
      getSectionInfo: () => ({text: note, lineStart, lineEnd})
    }
    for (const code of element.querySelectorAll('pre > code')) {
      const handler = processors.blocks.get(/language-(\S+)/.exec(code.className)?.[1])
      if (!handler) continue
      const block = document.createElement('div')
      code.parentElement.replaceWith(block)
      await handler(code.textContent.replace(/\n$/, ''), block, context)
    }
    for (const handler of processors.texts) await handler(element, context)
  }
  for (const tab of processors.tabs) tab.display()
  window.obsidian = {...processors, processors, loaded}
}

const page = (theme, style) => `<!doctype html><html lang="en"><meta charset="utf-8"><style>
body { margin: 0; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: var(--text-normal); background: var(--background-primary); }
.markdown-rendered { max-width: 44rem; }
.theme-light { --background-primary: #ffffff; --text-normal: #222222; --text-muted: #5c5c5c; --text-error: #e93147; --callout-error: 233, 49, 71; --callout-warning: 236, 117, 0; --text-warning: #ec7500; }
.theme-dark { --background-primary: #1e1e1e; --text-normal: #dadada; --text-muted: #b3b3b3; --text-error: #fb464c; --callout-error: 251, 70, 76; --callout-warning: 233, 151, 63; --text-warning: #e9973f; }
code { font-family: monospace; }
a { color: inherit; }
${style}</style><body class="${theme}"><div class="markdown-rendered"></div></body></html>`

/**
 * Show a note.
 *
 * @param target
 *   A page of Chromium.
 */
export async function showNote(target, note, {theme = 'theme-light', data = null, language = 'en'} = {}) {
  await target.setContent(page(theme, read('styles.css')))
  const yaml = /^---\n([^]*?)\n---\n/.exec(note)?.[1]
  const frontmatter = yaml === undefined ? undefined : parse(yaml)
  await target.evaluate(render, {
    code: read('main.js'),
    note,
    sections: sectionsOf(note),
    frontmatter,
    data,
    language
  })
}
