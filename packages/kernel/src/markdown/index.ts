/**
 * Markdown: what every host does with the constructs of a game that it finds. Knows no tree and no game.
 */
export {codeAfterTag, htmlTexts, isCodeElement, type HtmlText} from './html.js'
export {almostDirectives, almostPattern, meantDirective} from './almost.js'
export {hasShortFence, isShortFence, shortFence, tilesInAddress} from './misplaced.js'
export {almostFence, isAlmostFence, type CodeBlock} from './almost-fence.js'
export {restoreAlt} from './alt.js'
export {containerAt, isContainer, readContainer, type WrittenContainer} from './container.js'
export {
  escapeLabel,
  readDirective,
  unescapeLabel,
  type Part,
  type Unescaped,
  type WrittenDirective
} from './directive.js'
export {
  documentOf,
  lineOf,
  sourceOf,
  restOfLine,
  stretchOf,
  type Document,
  type LoosePlace,
  type LooseStretch,
  type Stretch
} from './document.js'
export {fenceSource, metaOffset, valueOffsets, type Fence, type ToDocument} from './fence.js'
export {findingsOf, placesFrom, type Finding, type Places} from './finding.js'
export {isProseAt} from './prose.js'
export {
  frontMatterOfData,
  frontMatterOfText,
  frontMatterOfToml,
  noFrontMatter,
  yamlFault,
  type FrontMatter,
  type GameOfFile,
  type Yaml,
  type YamlError
} from './front-matter.js'
export {gameOnSite, type MarkdownGame, type OpenedFile, type SiteOptions} from './markdown-game.js'
export {
  composeHtml,
  readHtml,
  tilesInHtml,
  type HtmlBlock,
  type HtmlReader,
  type HtmlEscape,
  type HtmlTiles,
  type ReadHtml
} from './read-html.js'
export {attributesMachine, deepest, labelMachine, type Code, type Machine, type Step} from './label.js'
export {markdownMessage, markdownMessages, type MarkdownMessageId} from './messages.js'
export {
  fenceFindings,
  tilesFindings,
  tilesOf,
  type ReadClaim,
  type ReadConstruct,
  type Tiles
} from './construct.js'
export {
  errorText,
  frameOf,
  placeName,
  reportsOf,
  reportText,
  type MessageBook,
  type Report
} from './report.js'
export {hostSettings, type HostOptions, type HostSettings, type OnError} from './host-settings.js'
export {isDeepYaml} from './yaml-depth.js'
export {inFile, type InFile} from './in-file.js'
export {readToml, type TomlEntry} from './toml.js'
export {tell, type OnMessage, type PageError, type Telling, type ToTell} from './tell.js'
export type {FileOption} from './file-option.js'
