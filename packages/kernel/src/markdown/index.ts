/**
 * Markdown: what every host does with the constructs of a game that it finds. It depends on no kind of tree and no
 * game.
 */
export {codeAfterTag, htmlTexts, isCodeElement, type HtmlText} from './html/html.js'
export {almostDirectives} from './almost/directive.js'
export {narrow} from '../source/text/wide.js'
export {meantName, nameOfRelated} from './almost/names.js'
export {almostInText} from './almost/text.js'
export {mayOpenBlock} from './html/block.js'
export {constructsOf, type GameConstructs} from './game/constructs.js'
export type {Constructs, LooseForm, Spelling} from './almost/spelling.js'
export {hasShortFence, isShortFence, shortFence, notationAsImage} from './almost/misplaced-notation.js'
export {almostFence, isAlmostFence, type CodeBlock} from './almost/fence.js'
export {altWithProse} from './constructs/alt.js'
export {containerAt, isContainer, readContainer, type WrittenContainer} from './constructs/container.js'
export {
  escapeLabel,
  readDirective,
  unescapeLabel,
  type Part,
  type UnescapedText,
  type WrittenDirective
} from './constructs/directive.js'
export {
  documentOf,
  lineOf,
  sourceOf,
  restOfLine,
  positionOf,
  type Document,
  type Point,
  type Position
} from './document/document.js'
export {fenceSource, metaOffset, valueOffsets, type Fence, type ToDocument} from './constructs/fence.js'
export {findingsOf, placesFrom, type Finding, type Places} from './document/finding.js'
export {isProseAt} from './constructs/prose.js'
export {
  frontMatterOfData,
  frontMatterOffset,
  noFrontMatter,
  type FrontMatter
} from './front-matter/front-matter.js'
export type {GameOfFile} from './front-matter/game-of-file.js'
export {frontMatterOfToml} from './front-matter/in-toml.js'
export {frontMatterOfText, type Yaml} from './front-matter/in-yaml.js'
export {yamlFault, type YamlError} from './front-matter/yaml-fault.js'
export {gameOnSite, type MarkdownGame, type OpenedFile, type SiteOptions} from './game/markdown-game.js'
export {
  composeHtml,
  readHtml,
  readHtmlOfGames,
  rowsInHtml,
  type HtmlPiece,
  type HtmlEscape,
  type HtmlRow,
  type ReadHtml
} from './html/read-html.js'
export {
  attributesMachine,
  deepest,
  labelMachine,
  type Code,
  type Machine,
  type Step
} from './constructs/label.js'
export {markdownMessage, markdownMessagesOf, type GameSentences, type MarkdownMessageId} from './messages.js'
export {fenceFindings, rowFindings, type ReadClaim, type ReadConstruct} from './constructs/construct.js'
export {codeRow, writtenRow, type WrittenRow} from './constructs/written-row.js'
export {frameOf, offsetOf, placeName, reportsOf, type MessageBook, type Report} from './document/report.js'
export {hostSettings, type HostOptions, type HostSettings, type OnError} from './game/host-settings.js'
export {isDeepYaml} from './front-matter/yaml-depth.js'
export {readToml, type TomlEntry} from './front-matter/toml.js'
export {openedFile, openPage, type GamePage} from './game/page.js'
export {
  attributesAfter,
  isAlmostDirective,
  isProseDirective,
  labelledContainer,
  textOfDirective
} from './almost/written-directive.js'
export type {FileOption} from './front-matter/file-option.js'
