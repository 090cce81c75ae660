import { type Browser, firefox, webkit } from 'playwright'
import { launchBrowser } from '#scripts/system/browser.ts'
import { openFirefox, openWebKit } from './webdriver.ts'

/** A tab of any browser. A selector stands for the first visible element. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** Runs a function in the page and gives its result, which is JSON. */
  evaluate: <T>(read: () => T) => Promise<T>
  click: (selector: string) => Promise<void>
  hover: (selector: string) => Promise<void>
  press: (key: 'Escape') => Promise<void>
  type: (text: string) => Promise<void>
  /** Sizes the window or the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** The errors of the console up to now. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

async function openPlaywright(browser: Browser): Promise<Tab> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    // No test has the site of the map.
    if (message.type() === 'error' && !message.text().includes('ERR_NAME_NOT_RESOLVED'))
      errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (read) => page.evaluate(read),
    click: (selector) => visible(selector).click(),
    hover: (selector) => visible(selector).hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

/**
 * Opens a tab in a browser: `chromium` is the one of the other tests, `firefox` and `webkit` are
 * Playwright's, `firefox-esr` and `WebKitWebDriver` are commands of Debian.
 */
export async function openTab(name: string, chromiumPath: string): Promise<Tab> {
  if (name === 'chromium')
    return openPlaywright(await launchBrowser({ executablePath: chromiumPath }))
  if (name === 'firefox') return openPlaywright(await firefox.launch())
  if (name === 'webkit') return openPlaywright(await webkit.launch())
  return name.includes('WebKit') ? openWebKit(name) : openFirefox(name)
}
