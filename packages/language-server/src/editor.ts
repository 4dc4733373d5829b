/**
 * The editor that a server serves, as it described itself when it initialized the server.
 */
import type {Connection, InitializeParams} from 'vscode-languageserver/node'
import {pathOf} from './page-services.js'
import type {Settings} from './settings.js'
import {watchedFiles, type WatchFiles} from './watched-files.js'
import {wordsOf, type Words} from './words.js'

export interface Editor {
  /** Words in its language. */
  readonly words: Words
  /** The folders that are open in it. */
  readonly folders: readonly string[]
  /** Whether it answers requests for its settings. Other editors send their settings. */
  readonly canConfigure: boolean
  /** The settings that apply if it has no section of settings. */
  readonly initial: Settings
  readonly watch: WatchFiles
}

/** An editor before it has initialized the server. */
export const unknownEditor: Editor = {
  words: wordsOf(undefined),
  folders: [],
  canConfigure: false,
  initial: null,
  watch: () => {}
}

/** The editor of an `initialize` request. */
export function editorOf(connection: Connection, params: InitializeParams): Editor {
  const {locale, capabilities, initializationOptions} = params
  return {
    words: wordsOf(locale),
    folders: foldersOf(params),
    canConfigure: capabilities.workspace?.configuration === true,
    initial: initializationOptions,
    watch: watchedFiles(connection, capabilities)
  }
}

function foldersOf({workspaceFolders, rootUri}: InitializeParams): readonly string[] {
  const uris = workspaceFolders?.map(({uri}) => uri) ?? (rootUri ? [rootUri] : [])
  return uris.flatMap(uri => pathOf(uri) ?? [])
}
