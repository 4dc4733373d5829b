/**
 * In place of the feature of vscode-languageclient that follows the folders of a window: our server reads them once, as it starts
 * (`foldersOf` of the language server).
 */
const {workspace} = require('vscode')

class WorkspaceFoldersFeature {
  constructor(client) {
    this.client = client
  }
  fillInitializeParams(params) {
    const {asUri} = this.client.code2ProtocolConverter
    params.workspaceFolders =
      workspace.workspaceFolders?.map(({uri, name}) => ({uri: asUri(uri), name})) ?? null
  }
  fillClientCapabilities() {}
  initialize() {}
  clear() {}
  getState() {
    return {kind: 'static'}
  }
}

exports.WorkspaceFoldersFeature = WorkspaceFoldersFeature
