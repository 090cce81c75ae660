import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { chromium, type Browser } from 'playwright-core'

const run = promisify(execFile)

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** The first of these files that can be run, or null. */
async function firstExecutable(files: string[]): Promise<string | null> {
  for (const file of files) {
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return file
  }
  return null
}

const onPath = (names: string[]) =>
  firstExecutable(
    (process.env['PATH'] ?? '')
      .split(path.delimiter)
      .flatMap((folder) => names.map((name) => path.join(folder, name))),
  )

/** Installs Debian's package; as root, or by sudo where it asks for no password. */
async function installByApt(): Promise<void> {
  if (!(await onPath(['apt-get']))) throw new Error('There is no apt-get here')
  console.log("No Chromium here yet: installing Debian's package by apt-get.")
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...args] = [...sudo, 'apt-get', '--quiet', ...step]
    await run(command, args, { maxBuffer: 64 * 1024 * 1024 })
  }
}

/**
 * The path of a Chromium: CHROMIUM_PATH, else one on the PATH, else Playwright's own, else Debian's package,
 * which is installed. Throws in one line when there is none.
 */
export async function findBrowser(): Promise<string> {
  const told = process.env['CHROMIUM_PATH']
  if (told) {
    if (await firstExecutable([told])) return told
    throw new Error(`CHROMIUM_PATH names no program: ${told}`)
  }
  const found =
    (await onPath(browsers)) ??
    (await firstExecutable([...applications, chromium.executablePath()]))
  if (found) return found
  const reason = await installByApt().catch((error: unknown) => String(error).split('\n')[0])
  const installed = await onPath(browsers)
  if (installed) return installed
  throw new Error(
    `The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH. (${reason ?? 'The package has no program.'})`,
  )
}

/** With these the browser calls nobody by itself. */
export const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const

/** Two renderers of the address bar, which no test sees and which cost as much as the page itself. */
const unseenFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A flag given later takes the place of one given earlier, so what that one named is named again. */
export const withoutFeatures = (named: readonly string[]) =>
  `--disable-features=${[...named, ...unseenFeatures].join(',')}`

/** What Playwright turns off by itself. */
const turnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

export const browserFlags = [...quietFlags, withoutFeatures(turnedOff)]

/**
 * Starts the browser without a window; it calls nobody by itself. Playwright leaves its sandbox off, as root needs.
 * `ignoreDefaultArgs` are flags of Playwright's to leave out.
 */
export async function launchBrowser(
  executablePath?: string,
  ignoreDefaultArgs: string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath ?? (await findBrowser()),
    args: browserFlags,
    ignoreDefaultArgs,
  })
}
