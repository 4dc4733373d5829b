/**
 * Words that are loaded when they are needed: those of every language but the resident ones.
 *
 * A package has its dictionaries of one language in one module, `languages/<id>`, which adds them here when it is
 * loaded: by Node when the first word of the language is needed, by `loadLanguage` elsewhere, or by an `import` of it.
 */
import {languages, residentLanguages, type Language} from './languages.js'
import {loadModule} from './node-modules.js'

/** A language whose words are loaded when they are needed. */
export type FurtherLanguage = Exclude<Language, (typeof residentLanguages)[number]>

/** Completes a list with the dictionaries of every language; it is called with those of the resident languages. */
export type DictionariesOf = <Dictionaries extends object>(
  path: string,
  resident: Pick<Dictionaries, Extract<keyof Dictionaries, (typeof residentLanguages)[number]>>
) => Dictionaries

type Modules = Readonly<Record<string, () => Promise<unknown>>>
type ByPath = Readonly<Record<string, unknown>>

interface Package {
  readonly name: string
  /** The address of a module of it; a bundle may have none. */
  readonly url: string | undefined
  readonly modules: Modules
}

/** Packages that have words, and what has been loaded of them, by language and package. */
const packages = new Map<string, Package>()
const added = new Map<string, Map<string, ByPath>>()
const unavailable = new Set<string>()
let version = 0

const further: readonly Language[] = languages.filter(
  language => !(residentLanguages as readonly string[]).includes(language)
)

/**
 * The function that makes the lists of dictionaries of a package.
 *
 * @param url
 *   The address of a module of the package; a bundle may have none.
 * @param modules
 *   Functions that import the words of the package in each further language.
 */
export function wordsOfPackage(name: string, url: string | undefined, modules: Modules): DictionariesOf {
  packages.set(name, {name, url, modules})
  return (path, resident) =>
    withFurther({...resident}, language => {
      loadNow(language, name)
      return added.get(language)?.get(name)?.[path] ?? (resident as {readonly en?: unknown}).en
    }) as never
}

/** Add the dictionaries of a package in one language: what its module `languages/<id>` does. */
export function addDictionaries(language: string, name: string, dictionaries: ByPath): void {
  const byPackage = added.get(language) ?? new Map<string, ByPath>()
  added.set(language, byPackage.set(name, dictionaries))
  version++
}

/**
 * Load the words of a language for all packages in use. Needed where Node does not do so automatically: in a browser,
 * and in a server bundle.
 */
export async function loadLanguage(language: Language): Promise<void> {
  for (const {name, modules} of packages.values()) {
    if (!added.get(language)?.has(name)) await modules[language]?.()
  }
}

/** Whether the words of a language are available; loads them if that is possible at once. */
export function isAvailable(language: Language): boolean {
  if (!further.includes(language)) return true
  for (const name of packages.keys()) if (!loadNow(language, name)) return false
  return true
}

/** Load the words of a package if modules can be loaded at once. Returns whether the words are there. */
function loadNow(language: Language, name: string): boolean {
  if (added.get(language)?.has(name)) return true
  const key = `${language} ${name}`
  if (unavailable.has(key)) return false
  unavailable.add(key) // not tried again
  loadModule(`${name}/languages/${language}`, packages.get(name)!.url)
  return added.get(language)?.has(name) ?? false
}

/** A value for each resident language, extended by those of all other languages, which are made on first use. */
export function withFurther<Made extends object>(
  resident: Made,
  make: (language: Language) => unknown
): Made {
  for (const language of further) {
    let madeAt = -1
    let made: unknown
    Object.defineProperty(resident, language, {
      enumerable: false, // a copy would need the words of every language
      configurable: true,
      get() {
        if (madeAt === version) return made
        made = make(language) // may load the words
        madeAt = version
        return made
      }
    })
  }
  return resident
}
