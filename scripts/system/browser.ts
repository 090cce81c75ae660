import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'
import { UserError } from './failure.ts'

const run = promisify(execFile)

/** The first is Debian's Chromium without windows: it opens a page with a fifth less processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const onPath = () =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** Playwright's own Chromium. Downloads it if needed; throws if that fails or it doesn't run here. */
async function fromPlaywright(): Promise<string> {
  const file = chromium.executablePath()
  if (!existsSync(file)) {
    console.log('No Chromium here yet: running npx playwright install chromium.')
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
    const shell = process.platform === 'win32'
    await run('npx', ['playwright', 'install', '--no-shell', 'chromium'], { env, shell })
  }
  await run(file, ['--version'])
  return file
}

/** Runs apt-get; as root, or with sudo if it asks for no password. */
async function aptGet(...step: string[]): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const [command = '', ...args] = [...sudo, 'apt-get', '--quiet', ...step]
  await run(command, args, { maxBuffer: 64 * 1024 * 1024 })
}

/** Installs one of Debian's two packages: not every version has the first. */
async function installByApt(): Promise<void> {
  console.log("Installing Debian's package of Chromium by apt-get.")
  const install = async (name: string) =>
    aptGet('install', '--yes', '--no-install-recommends', name)
  await aptGet('update')
  await install('chromium-headless-shell').catch(async () => install('chromium'))
}

/**
 * The path of a Chromium: CHROMIUM_PATH, else one on the PATH, else Playwright's own, else Debian's
 * package. Throws a `UserError` if there is none.
 */
export async function findBrowser(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted && !existsSync(wanted)) throw new UserError(`CHROMIUM_PATH names no file: ${wanted}`)
  const found = wanted || onPath() || (await fromPlaywright().catch(() => ''))
  if (found) return found
  const reason = await installByApt().catch((error: unknown) => String(error).split('\n')[0])
  const installed = onPath()
  if (installed) return installed
  throw new UserError(
    `The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH. (${reason ?? 'The package has no executable.'})`,
  )
}

/**
 * The first two render the address bar: without them a page opens in two thirds of the time. The third
 * keeps a process for the next page, which costs a tenth more processor time. The rest repeats
 * Playwright's own flag, which this one replaces.
 */
const disabledFeatures =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding'

/**
 * Makes Chromium without windows behave as with them: widths of text, focus in frames, and pages kept
 * for the way back, which Playwright turns off by default.
 */
const asWithWindows = ['--font-render-hinting=none', '--site-per-process', '--enable-bfcache']

/** Starts a headless browser, by default the one that `findBrowser` finds. */
export const launchBrowser = async (options: LaunchOptions = {}) =>
  chromium.launch({
    executablePath: options.executablePath ?? (await findBrowser()),
    ...options,
    args: [disabledFeatures, ...asWithWindows, ...(options.args ?? [])],
  })
