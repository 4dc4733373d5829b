/**
 * What an editor shows of types and values, word for word.
 *
 *     UPDATE=1 node run.js hovers     rewrites calls/hovers.txt
 *
 * Uses the language service of TypeScript 6, the last version with a callable one.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import ts from 'typescript-6.0'

const FILE = fileURLToPath(new URL('calls/hovers.ts', import.meta.url))
const EXPECTED = fileURLToPath(new URL('calls/hovers.txt', import.meta.url))

const options = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  skipLibCheck: true,
  noErrorTruncation: true
}

const service = () =>
  ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot: path =>
      ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(path)) : undefined,
    getCurrentDirectory: () => fileURLToPath(new URL('.', import.meta.url)),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories
  })

/** What is shown on each name that the file declares, a line each. */
function shown() {
  const text = readFileSync(FILE, 'utf8')
  const names = [...text.matchAll(/^(?:type|const) \{?(\w+)/gm)]
  const editor = service()
  const faults = editor
    .getSemanticDiagnostics(FILE)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  const lines = names.map(({0: start, 1: name, index}) => {
    const {displayParts} = editor.getQuickInfoAtPosition(FILE, index + start.length - name.length)
    return ts.displayPartsToString(displayParts)
  })
  return {faults, text: lines.join('\n') + '\n'}
}

export default async function hovers() {
  const {faults, text} = shown()
  if (process.env.UPDATE) writeFileSync(EXPECTED, text)
  const expected = readFileSync(EXPECTED, 'utf8')
  const problems = text === expected ? faults : [...faults, `Expected\n${expected}\ngot\n${text}`]
  return [{name: `${text.split('\n').length - 1} texts that an editor shows`, problems}]
}
