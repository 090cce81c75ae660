import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from '#scripts/system/browser.ts'
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

test('CHROMIUM_PATH names the browser, or else one on the PATH is found', async () => {
  const [named, found] = [await program('my-browser'), await program('google-chrome')]
  environment({ CHROMIUM_PATH: named, PATH: path.dirname(found) })
  expect(await findBrowser()).toBe(named)
  environment({ CHROMIUM_PATH: undefined })
  expect(await findBrowser()).toBe(found)
})

test('a CHROMIUM_PATH that names no file is said in one line', async () => {
  environment({ CHROMIUM_PATH: '/nowhere/chromium' })
  await expect(findBrowser()).rejects.toThrow(/^CHROMIUM_PATH names no file: .+$/)
})
