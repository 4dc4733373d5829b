/**
 * The setup of a site: the adapter is added to its Markdown processor, and the style sheets to its pages.
 */
import {fileURLToPath} from 'node:url'
import {version} from '@tehai/satteri'
import {watchRecords, type SiteGame} from 'rehype-tiles/site'
import type {BuiltContext, SetupContext} from './host.js'
import {logTo} from './log.js'
import {makeMemory, type Memory} from './memory.js'
import type {Options} from './options.js'
import type {SiteRecords} from './records.js'
import {addToSatteri} from './satteri.js'
import {isStatic, linkStyles} from './style.js'
import {addToUnified} from './unified.js'

/** What the setup has left to be done at the end of a build. */
export interface Site extends Pick<Memory, 'finish'> {
  /** Link the style sheets in the pages that need them, where the pages do not have them yet. */
  readonly linkStyles: (context: BuiltContext) => void
}

const linkNone = (): void => {}

/** A site whose processor is unknown to us: nothing is left to be done. */
export const notSetUp: Site = {finish: () => [], linkStyles: linkNone}

const adapters = {satteri: addToSatteri, unified: addToUnified}

/**
 * Set up a site. A site whose processor is unknown to us is left as it is, with a warning.
 *
 * @param languageOf
 *   The language of a page, once locales are known.
 */
export function setUp(
  context: SetupContext,
  given: Readonly<Options>,
  records: SiteRecords,
  languageOf: NonNullable<Options['languageOf']>
): Site {
  const {config, logger, updateConfig} = context
  const {processor} = config.markdown
  const add = adapters[processor?.name as keyof typeof adapters]
  if (!processor || !add) {
    const known = Object.keys(adapters).join(' and ')
    logger.warn(
      `Unexpected Markdown processor \`${processor?.name}\`, expected one of ${known}: tiles stay text`
    )
    return notSetUp
  }
  // Errors are reported as they are found, and stop the build at its end: loaders of collections catch what is thrown
  // while they render, and go on.
  const options = {
    ...given,
    onError: given.onError === 'ignore' ? 'ignore' : 'warn',
    records: watchRecords(given.records, records.add)
  } as const
  records.begin(config.cacheDir)
  updateConfig({vite: {plugins: [records.plugin]}})
  // A tile set may be large, and no message depends on the pictures.
  const kept = {
    ...options,
    tiles: undefined,
    games: (given.games ?? []).map(({markdown: {id, host}}) => ({id, host}))
  }
  const memory = makeMemory(JSON.stringify([version, kept, records.stamp]), logTo(logger, config.root))
  add(processor, options, languageOf, memory.report, records.stamp)
  return {
    finish: memory.finish,
    linkStyles: given.style === false ? linkNone : addStyles(context, given.games ?? [])
  }
}

const ownStyle = new URL('../style.css', import.meta.url)
const stepsStyle = new URL(import.meta.resolve('rehype-tiles/steps.css'))

const styleOfGame = ({markdown, style}: SiteGame) => ({id: markdown.id, file: new URL(style)})

/** Add the style sheets to each page as it is rendered, or return what links them at the end of a static build. */
function addStyles(
  {command, config, injectScript}: SetupContext,
  games: readonly SiteGame[]
): Site['linkStyles'] {
  if (isStatic(command, config)) {
    const styles = [
      {id: 'mahjong', file: ownStyle},
      {id: 'mahjong-steps', file: stepsStyle},
      ...games.map(styleOfGame)
    ]
    return ({dir, assets}) => linkStyles(styles, config, dir, [...assets.values()].flat())
  }
  injectScript('page-ssr', "import '@tehai/astro/style.css'")
  for (const style of [stepsStyle, ...games.map(game => game.style)]) {
    injectScript('page-ssr', `import ${JSON.stringify(fileURLToPath(style))}`)
  }
  return linkNone
}
