/**
 * Markdown: what every host does with the constructs of a game that it finds. Knows no tree and no game.
 */
export {codeAfterTag, htmlTexts, isCodeElement, type HtmlText} from './html.js'
export {almostDirectives} from './almost.js'
export {narrow} from '../source/wide.js'
export {meantName, nameOfRelated} from './almost-names.js'
export {almostInText} from './almost-text.js'
export {mayOpenBlock} from './block-in-html.js'
export {constructsOf, type GameConstructs} from './game-constructs.js'
export type {Constructs, LooseForm, Spelling} from './spelling.js'
export {hasShortFence, isShortFence, shortFence, notationAsImage} from './misplaced.js'
export {almostFence, isAlmostFence, type CodeBlock} from './almost-fence.js'
export {altWithProse} from './alt.js'
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
  positionOf,
  type Document,
  type Point,
  type Position
} from './document.js'
export {fenceSource, metaOffset, valueOffsets, type Fence, type ToDocument} from './fence.js'
export {findingsOf, placesFrom, type Finding, type Places} from './finding.js'
export {isProseAt} from './prose.js'
export {frontMatterOfData, frontMatterOffset, noFrontMatter, type FrontMatter} from './front-matter.js'
export type {GameOfFile} from './game-of-file.js'
export {frontMatterOfToml} from './front-matter-toml.js'
export {frontMatterOfText, type Yaml} from './front-matter-yaml.js'
export {yamlFault, type YamlError} from './yaml-fault.js'
export {gameOnSite, type MarkdownGame, type OpenedFile, type SiteOptions} from './markdown-game.js'
export {
  composeHtml,
  readHtml,
  readHtmlOfGames,
  rowsInHtml,
  type HtmlPiece,
  type HtmlEscape,
  type HtmlRow,
  type ReadHtml
} from './read-html.js'
export {attributesMachine, deepest, labelMachine, type Code, type Machine, type Step} from './label.js'
export {markdownMessage, markdownMessagesOf, type GameSentences, type MarkdownMessageId} from './messages.js'
export {fenceFindings, rowFindings, type ReadClaim, type ReadConstruct} from './construct.js'
export {codeRow, writtenRow, type WrittenRow} from './written-row.js'
export {frameOf, offsetOf, placeName, reportsOf, type MessageBook, type Report} from './report.js'
export {hostSettings, type HostOptions, type HostSettings, type OnError} from './host-settings.js'
export {isDeepYaml} from './yaml-depth.js'
export {readToml, type TomlEntry} from './toml.js'
export {openedFile, openPage, type GamePage} from './game-page.js'
export {
  attributesAfter,
  isAlmostDirective,
  isProseDirective,
  labelledContainer,
  textOfDirective
} from './written-directive.js'
export type {FileOption} from './file-option.js'
