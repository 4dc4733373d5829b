/**
 * Diagnostics of open pages. Those of the newest version of each page are kept, since requests need them again.
 */
import type {Diagnostic} from '@tehai/language'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import type {PageServices} from './page-services.js'

export interface CheckedPages {
  /** The diagnostics of a page. */
  readonly diagnosticsOf: (document: TextDocument) => readonly Diagnostic[]
  /** Whether this version of a page has been checked. */
  readonly has: (document: TextDocument) => boolean
  readonly forget: (uri: string) => void
  readonly forgetAll: () => void
}

/** The diagnostics of a version of a page. */
interface VersionDiagnostics {
  readonly version: number
  readonly diagnostics: readonly Diagnostic[]
}

/** No pages yet. */
export function checkedPages(pages: PageServices): CheckedPages {
  const checked = new Map<string, VersionDiagnostics>()
  return {
    diagnosticsOf(document) {
      const {uri, version} = document
      const kept = checked.get(uri)
      if (kept?.version === version) return kept.diagnostics
      const diagnostics = pages.of(uri).diagnostics(document.getText())
      checked.set(uri, {version, diagnostics})
      return diagnostics
    },
    has: ({uri, version}) => checked.get(uri)?.version === version,
    forget: uri => checked.delete(uri),
    forgetAll: () => checked.clear()
  }
}
