import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { compilerVersion } from '#scripts/content/compiler-version.ts'
import { compileMdx } from '#scripts/content/mdx.ts'
import { satteriParser } from '#scripts/content/parse-satteri.ts'
import { anyText, runs, texts, usualTexts } from './mdx-texts.ts'

/** With MDX_ENGINE=satteri a build is faster, and nothing else. */

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('satteri')
})

function compile(engine: string, text: string) {
  vi.stubEnv('MDX_ENGINE', engine)
  return compileMdx(text)
}

async function compare(text: string) {
  expect(await compile('satteri', text)).toEqual(await compile('unified', text))
}

it.each(texts)('says the same of %j', compare)

it('says the same of whatever is put together from all this', async () => {
  await fc.assert(fc.asyncProperty(anyText, compare), { numRuns: runs })
}, 600_000)

it('reads the texts of this site by itself', async () => {
  const parse = await satteriParser()
  expect(usualTexts.filter((text) => parse(text) === undefined)).toEqual([])
})

it('keeps what each engine has read apart', () => {
  const usual = compilerVersion()
  vi.stubEnv('MDX_ENGINE', 'satteri')
  expect(compilerVersion()).not.toBe(usual)
})

it('refuses an engine that there is not', async () => {
  await expect(compile('rust', 'text')).rejects.toThrow(
    'MDX_ENGINE=rust: expected unified or satteri',
  )
})

it('says what to do where the package is missing', async () => {
  vi.doMock('satteri', () => {
    throw new Error('no binary for this machine')
  })
  await expect(compile('satteri', 'text')).rejects.toThrow(
    /^MDX_ENGINE=satteri: the package satteri cannot be loaded \(.*\)\. Run npm ci, or leave/,
  )
})
