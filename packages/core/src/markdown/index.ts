/**
 * Markdown: what every host does with the constructs it finds. Knows their text, and no tree.
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
export {openFile, type OpenFile} from './file.js'
export {findingsOf, placesFrom, type Finding, type Places} from './finding.js'
export {isProseAt} from './prose.js'
export {
  frontMatterOfData,
  frontMatterOfText,
  frontMatterOfToml,
  noFrontMatter,
  yamlFault,
  type FrontMatter,
  type Yaml,
  type YamlError
} from './front-matter.js'
export {gameOnSite, mahjongMarkdown, type MarkdownGame, type OpenedFile} from './game.js'
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
export {markdownMessage, messages, type MarkdownMessageId} from './messages.js'
export {
  fenceFindings,
  readFence,
  readTiles,
  tilesFindings,
  tilesOf,
  type ReadConstruct,
  type Tiles
} from './read.js'
export {
  errorText,
  frameOf,
  mahjongBook,
  placeName,
  reportsOf,
  reportText,
  type MessageBook,
  type Report
} from './report.js'
export {
  hostSettings,
  markdownSettings,
  type HostOptions,
  type HostSettings,
  type MarkdownOptions,
  type MarkdownSettings,
  type OnError
} from './settings.js'
export {isDeepYaml} from './yaml-depth.js'
export {inFile, type InFile} from './in-file.js'
export {readToml, type TomlEntry} from './toml.js'
export type {PresetWord, RulesByName, RulesOption, RulesText, RuleWord} from '../claims/rules-option.js'
export {tell, type OnMessage, type PageError, type Telling, type ToTell} from './tell.js'
