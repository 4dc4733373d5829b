/**
 * Plugins of remark and rehype for the pages of a site.
 */
import {documentOf, frameOf, type MarkdownGame} from '@tehai/kernel/markdown'
import {inFile, reportOfMessage, type FileMessage, type OnMessage} from '@tehai/kernel/report'
import type {Root as HastRoot} from 'hast'
import type {Root} from 'mdast'
import {drawingPlugin} from 'rehype-tiles/render'
import type {GameOfSite, SiteOptions} from 'rehype-tiles/site'
import {nameAttributes} from 'rehype-tiles/vue'
import {addGameSyntax, gameTransform} from 'remark-mahjong/adapter'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import type {PluginTable} from './host.js'

/** A plugin that reads a game. */
export function remarkGame(game: MarkdownGame) {
  return function remarkSiteGame(this: Processor) {
    addGameSyntax(this, game)
    const transform = gameTransform(game)
    return (tree: Root, file: VFile): void => {
      showFrontMatter(file)
      transform(tree, file)
    }
  }
}

/**
 * Put the front matter of a page, which Nuxt Content has read, where plugins look for it. It is not enumerable: Nuxt
 * Content turns enumerable data of a file into data of the page.
 */
function showFrontMatter({data}: VFile): void {
  if ('matter' in data) return
  Object.defineProperty(data, 'matter', {value: {...data}, enumerable: false})
}

/** A plugin that draws all games and reports the messages on the file. */
export function rehypeGames(
  games: readonly GameOfSite[],
  options: Readonly<SiteOptions>,
  onMessage: OnMessage
) {
  const ids = games.map(({drawing}) => drawing.game.id)
  const sources = games.flatMap(({markdown, drawing}) => [markdown.plugin, drawing.name])
  return function rehypeSiteGames() {
    const draw = games.map(({drawing}) => drawingPlugin(drawing, options))
    return (tree: HastRoot, file: VFile): void => {
      for (const one of draw) one(tree, file)
      nameAttributes(tree, ids)
      report(file, sources, onMessage)
    }
  }
}

/** Report the messages of a file. Line numbers include the front matter, which Nuxt Content removes. */
function report(file: VFile, sources: readonly string[], onMessage: OnMessage): void {
  const ours = file.messages.filter(({source}) => sources.includes(source ?? ''))
  if (ours.length === 0) return
  const {document, move} = inFile(documentOf(String(file)), file.path)
  for (const message of ours) {
    const found = reportOfMessage(message as FileMessage)
    const place = found.place && move(found.place)
    onMessage({...found, place, note: place ? frameOf(document, place) : undefined}, file.path)
  }
}

/** Add a plugin to a table of Nuxt Content. It runs after those that are already in the table. */
export function addPlugin(table: PluginTable | undefined, name: string, instance: object): PluginTable {
  return {...table, [name]: {instance, options: {}}}
}
