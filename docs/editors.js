/**
 * Writes the pictures of docs/editors.md: what matters of the screenshots that the test of VS Code takes.
 *
 *     npm run test:vscode -- test-results/vscode && node docs/editors.js test-results/vscode
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {launch} from '../test/browser/chromium.js'

const [folder = 'test-results/vscode'] = process.argv.slice(2)

/** Screenshot, picture, and the part of the window that it shows: the editor from the path of its page down, in pixels. */
const parts = [
  ['2-quick-fix', 'quick-fix', {x: 353, y: 69, width: 640, height: 240}],
  ['6-preview', 'preview', {x: 353, y: 69, width: 890, height: 310}]
]

const browser = await launch()
const page = await browser.newPage({viewport: {width: 1280, height: 800}})
for (const [screenshot, name, clip] of parts) {
  const image = readFileSync(join(folder, `${screenshot}.png`), 'base64')
  await page.setContent(`<body style="margin:0"><img src="data:image/png;base64,${image}">`)
  await page.screenshot({path: fileURLToPath(new URL(`editors/${name}.png`, import.meta.url)), clip})
}
await browser.close()
