/**
 * Reports for people: used by hosts that have no file to attach messages to. Plugins of unified do not need it.
 */
export {inFile, type InFile} from './in-file.js'
export {errorOfBuild, errorText, reportText} from './report-text.js'
export {printReport, reportPage, type OnMessage, type PageError, type ReportOptions} from './page-report.js'
export {reportOfMessage, type FileMessage} from './file-message.js'
