/**
 * Regions of cli.md in the languages that have one: for each command how it is called and its options, as its help says them.
 */
import {commands} from '../../packages/cli/dist/commands/index.js'
import {usageIn} from '../../packages/cli/dist/terminal/placeholders.js'
import {code, fenced, table} from './region.js'

/** Words as a text of Markdown: outside of code nothing in them is a tag. */
const plain = text => text.replace(/`[^`]*`|[<*_{]/g, found => (found.length > 1 ? found : `\\${found}`))

function optionTable({options}, {head, none}, language) {
  const rows = Object.entries(options).map(([name, {short, type, value, about}]) => {
    const argument = type === 'string' ? ` <${value ?? 'value'}>` : ''
    const written = usageIn(`${short ? `-${short}, ` : ''}--${name}${argument}`, language)
    return [code(written), plain(about[language])]
  })
  return rows.length === 0 ? none : table(head, rows)
}

const loaded = await Promise.all(commands.map(async ({load}) => (await load()).command))

/** A region for each command. */
export function regions({language, cli}) {
  return Object.fromEntries(
    loaded.map(command => {
      const {name, usage, about, notes} = command
      const parts = [
        plain(about[language]),
        fenced(usage.map(line => usageIn(`tehai ${name} ${line}`.trimEnd(), language)).join('\n'), 'text'),
        notes && fenced(notes[language]),
        optionTable(command, cli, language)
      ]
      return [name.replace(' ', '-'), parts.filter(Boolean).join('\n\n')]
    })
  )
}
