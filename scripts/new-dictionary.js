/**
 * A dictionary for a new language: a copy of an existing one, with the type that makes the compiler compare it with
 * English.
 */
import {join, posix} from 'node:path'
import {pathToFileURL} from 'node:url'
import {constantOf, pathIn, root} from './dictionaries.js'

/** The file that contains the type of translations. */
const typeOfTranslations = 'packages/kernel/src/source/message/table'

/**
 * The text of a dictionary in a new language. Its sentences are those of the dictionary that is copied.
 *
 * @param text
 *   The dictionary that is copied.
 * @param dictionary
 *   The folder `words` that contains it, and its path in English.
 * @param from
 *   Its language.
 * @param language
 *   The new language: its id, its name in the language itself, and its tags.
 * @param evaluated
 *   The dictionary as a value: columns of tables (`yakuColumn('romaji')`) are written out.
 */
export function newDictionary(text, dictionary, from, language, evaluated) {
  const [old, constant] = [constantOf(from), constantOf(language.id)]
  const copied = withColumns(text, evaluated)
    .replace(/^\/\*\*[\s\S]*?\*\//, comment => comment.replace(/\b(?:English|Japanese)\b/g, language.name))
    .replace(new RegExp(`^export const ${old}\\b`, 'm'), `export const ${constant}`)
    .replace(new RegExp(`\\{${old}( as \\w+)?\\} from '\\./`, 'g'), `{${constant}$1} from './`)
  const typed = withType(copied, constant, dictionary)
  return dictionary.words === 'packages/kernel/src/source/words' ? withNames(typed, language) : typed
}

/** An English dictionary has its own type; the others are declared to have the same entries. */
function withType(text, constant, {words, path}) {
  const untyped = `export const ${constant} = {`
  if (!text.includes(untyped)) return text
  const folder = posix.dirname(`${words}/${path}`)
  const translation = words.startsWith('packages/kernel/')
    ? `${posix.relative(folder, typeOfTranslations)}.js`
    : '@tehai/kernel/source'
  const english = posix.relative(posix.dirname(pathIn('xx', path)), path.replace(/\.ts$/, '.js'))
  const imports = `import type {Translation} from '${translation}'
import type {en} from '${english.startsWith('.') ? english : `./${english}`}'
`
  return text
    .replace(
      /^(\/\*\*[\s\S]*?\*\/\n)(?=\n*(import)?)/,
      (comment, _, more) => comment + imports + (more ? '' : '\n')
    )
    .replace(/\n\n+(?=export const)/, '\n\n')
    .replace(untyped, `export const ${constant}: Translation<typeof en> = {`)
    .replace(/^\} as const$/m, '}')
}

/** Columns of tables as entries, which can be translated. */
function withColumns(text, evaluated) {
  const columns = [...text.matchAll(/^ {2}(\w+): (\w+Column)\('\w+'\)/gm)]
  const written = columns.reduce(
    (rest, [entry, name]) =>
      rest.replace(
        entry,
        () => `  ${name}: ${JSON.stringify(evaluated[name], null, 2).replaceAll('\n', '\n  ')}`
      ),
    text
  )
  return columns.length === 0 ? text : written.replace(/^import \{[^}]*Column[^}]*\} from '[^']+'\n/gm, '')
}

/** The grammar of a language contains its name. */
function withNames(text, {id, name, tags}) {
  return text
    .replace(/^ {2}name: .*$/m, () => `  name: '${name}',`)
    .replace(
      /^ {2}tags: .*$/m,
      `  tags: [${(tags ?? [id.toLowerCase()]).map(tag => `'${tag}'`).join(', ')}],`
    )
    .replace(/^ {2}letter: .*$/m, '  letter: null,')
}

/** The value of a dictionary, from the build. */
export async function builtDictionary({words, path}, language, folder = root) {
  const file = `${words.replace('/src/', '/dist/')}/${pathIn(language, path).replace(/\.ts$/, '.js')}`
  return (await import(pathToFileURL(join(folder, file)).href))[constantOf(language)]
}
