/**
 * Options of a package, read from the types that it publishes.
 */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'

/** Interfaces with options, in the order shown: file of types, name of the interface. */
const sources = {
  '@tehai/astro': typesOf => [
    [join(dirname(typesOf('@tehai/core/page')), 'grammar/keys/options.d.ts'), 'PageOptions'],
    [join(dirname(typesOf('@tehai/kernel/markdown')), 'game/host-settings.d.ts'), 'HostOptions'],
    [join(dirname(typesOf('rehype-tiles')), 'game/options.d.ts'), 'Options'],
    [join(dirname(typesOf('rehype-tiles')), 'site.d.ts'), 'SiteOptions'],
    [join(dirname(typesOf('@tehai/astro')), 'options.d.ts'), 'Options']
  ]
}

const member = /\/\*\*([\s\S]*?)\*\/\s*(?:readonly )?(\w+)\?: (.*?);(?:\n|$)/g

/**
 * Every option of a package: its name, type, default and what its comment says.
 *
 * @param {string} name
 * @param {string} [from]
 *   The module that sees the package (default: this one).
 */
export function optionsOf(name, from = import.meta.url) {
  const {resolve} = createRequire(from)
  const typesOf = specifier => resolve(specifier).replace(/\.js$/, '.d.ts')
  const found = new Map()
  for (const [file, interfaceName] of sources[name](typesOf)) {
    const body = new RegExp(`interface ${interfaceName}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(
      readFileSync(file, 'utf8')
    )?.[1]
    if (!body) throw new Error(`Expected \`${interfaceName}\` in ${file}`)
    for (const [, comment, option, type] of body.matchAll(member)) {
      if (!found.has(option)) found.set(option, readOption(option, comment, type))
    }
  }
  return [...found.values()]
}

function readOption(name, comment, type) {
  const text = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const fallback = /\(default: ((?:[^()]|\([^()]*\))*)\)/.exec(text)?.[1]
  return {
    name,
    type: type.replace(/ \| null \| undefined$/, '').replace(/^\((.*)\)$/, '$1'),
    fallback: /^`[^`]*`/.exec(fallback ?? '')?.[0],
    text: text.replace(/ ?\(default: (?:[^()]|\([^()]*\))*\)/, '')
  }
}
