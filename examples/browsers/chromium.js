/**
 * Chromium, through Playwright.
 */
import {chromium} from 'playwright-core'
import {executablePath} from '../../test/browser/chromium.js'

export const command = executablePath ?? '/usr/bin/chromium'

export async function start() {
  const browser = await chromium.launch({executablePath: command, args: ['--no-sandbox']})
  const page = await browser.newPage()
  return {
    open: url => page.goto(url),
    run: code => page.evaluate(`(() => {${code}})()`),
    press: letter => page.keyboard.press(`Control+${letter}`),
    close: () => browser.close()
  }
}
