/**
 * The preview: markdown-it-tehai with the settings of the editor. Messages are those of the language server.
 */
import tehai, {type MarkdownIt} from 'markdown-it-tehai'
import hanafuda from 'remark-hanafuda/game'
import 'remark-hanafuda/with-records'
import './languages.js'

/** The settings that pictures depend on. */
export interface Settings {
  readonly lang?: unknown
  readonly rules?: unknown
  readonly dialect?: unknown
  readonly claims?: unknown
  readonly hanafuda?: {readonly rules?: unknown} | null
}

const isSet = ([, value]: readonly [string, unknown]) => value !== undefined && value !== null && value !== ''
const setIn = (settings: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).filter(isSet))

/** Draw tiles and cards. Invalid settings are left out: the language server reports them. */
export function addTehai<Host extends MarkdownIt>(md: Host, settings: Settings): Host {
  const {lang, rules, dialect, claims} = settings
  const options = setIn({lang, rules, dialect, claims})
  const hanafudaOptions = setIn({lang, rules: settings.hanafuda?.rules})
  const quiet = {onMessage: () => {}}
  try {
    tehai(md, {...options, games: [hanafuda(hanafudaOptions)], ...quiet})
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    tehai(md, {games: [hanafuda()], ...quiet})
  }
  return md
}
