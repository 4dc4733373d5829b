/**
 * The language server, with the reader of game records.
 */
import {projectFiles, recordReader} from '@tehai/core/log'
import {serve} from '@tehai/language-server'
import '@tehai/language-server/languages/ko'
import '@tehai/language-server/languages/zh-Hans'
import '@tehai/language-server/languages/zh-Hant'
import {createConnection, ProposedFeatures} from 'vscode-languageserver/node'
import './languages.js'

console.log = console.info = console.debug = console.error
serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), {
  records: (folder, onFile) => recordReader(projectFiles(folder, onFile))
})
