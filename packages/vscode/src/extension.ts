/**
 * The extension: starts the language server when a Markdown file with a construct of ours is open, and draws the preview.
 */
import {createRequire} from 'node:module'
import {window, workspace, type ExtensionContext, type TextDocument} from 'vscode'
import type {LanguageClient} from 'vscode-languageclient/node'
import {mayHaveConstructs} from './constructs.js'

/** A markdown-it, as VS Code passes it. */
interface MarkdownIt {
  readonly use: (plugin: unknown, options?: unknown) => MarkdownIt
}

/** What VS Code takes from an extension that draws in the preview. */
export interface Exports {
  readonly extendMarkdownIt: (md: MarkdownIt) => MarkdownIt
}

let client: Promise<LanguageClient> | null = null

export function activate(context: ExtensionContext): Exports {
  const look = (document: TextDocument) => {
    if (client || document.languageId !== 'markdown' || !mayHaveConstructs(document.getText())) return
    // The library of the protocol is most of the code, so it is loaded without making the editor wait.
    client = import('./client.js').then(({startClient}) => startClient(context))
    client.catch((error: unknown) => console.error(error))
    for (const one of looks.splice(0)) one.dispose()
  }
  const looks = [
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument(({document}) => look(document))
  ]
  for (const one of looks) context.subscriptions.push(one)
  for (const {document} of window.visibleTextEditors) look(document)
  return {extendMarkdownIt: md => extendMarkdownIt(md, context.asAbsolutePath('build/preview.cjs'))}
}

export async function deactivate(): Promise<void> {
  await (await client)?.stop()
}

/** The plugin is loaded when a preview first opens. */
function extendMarkdownIt(md: MarkdownIt, file: string): MarkdownIt {
  const {addTehai} = createRequire(file)(file) as {
    readonly addTehai: (md: MarkdownIt, settings: unknown) => MarkdownIt
  }
  return addTehai(md, workspace.getConfiguration('tehai'))
}
