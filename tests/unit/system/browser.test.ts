import { chmod, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { browserFlags, findBrowser } from '#scripts/system/browser.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

async function program(name: string) {
  const file = path.join(await temporaryFolder({ [name]: '#!/bin/sh\n' }), name)
  await chmod(file, 0o755)
  return file
}

function environment(variables: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('CHROMIUM_PATH names the browser', async () => {
  const told = await program('my-browser')
  environment({ CHROMIUM_PATH: told })
  expect(await findBrowser()).toBe(told)
})

test('a CHROMIUM_PATH that names no program is said in one line', async () => {
  environment({ CHROMIUM_PATH: '/nowhere/chromium' })
  await expect(findBrowser()).rejects.toThrow(
    /^CHROMIUM_PATH names no program: \/nowhere\/chromium$/,
  )
})

test.for(['chromium', 'chromium-browser', 'google-chrome'])(
  'a %s on the PATH is found',
  async (name) => {
    const file = await program(name)
    environment({ CHROMIUM_PATH: undefined, PATH: path.dirname(file) })
    expect(await findBrowser()).toBe(file)
  },
)

test('all that Playwright turns off stays off, beside what no test sees', async () => {
  const library = createRequire(import.meta.url).resolve('playwright-core')
  const source = await readFile(path.join(path.dirname(library), 'lib', 'coreBundle.js'), 'utf8')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? []
  const byPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(byPlaywright.length).toBeGreaterThan(10)
  const flag = browserFlags.findLast((each) => each.startsWith('--disable-features=')) ?? ''
  const turnedOff = flag.slice('--disable-features='.length).split(',')
  expect(turnedOff).toEqual([...byPlaywright, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'])
})
