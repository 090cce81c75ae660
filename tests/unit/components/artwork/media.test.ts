import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { weave } from '#components/artwork/index.ts'
import { artworkMedia, portraitMedia } from '#components/artwork/media.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'artwork-'))
  vi.stubEnv('MEDIA_DIR', folder)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (src: string) => path.join(folder, path.basename(src))

test('a weaving is a file with the size of its layout', () => {
  const media = artworkMedia({ slug: 'about', layout: 'hero', hour: 'noon' })
  expect(media).toMatchObject({ width: 2400, height: 640 })
  expect(media.src).toMatch(/^\/media\/about-hero\.[0-9a-f]{8}\.svg$/)
  const { svg } = weave({ slug: 'about', layout: 'hero', hour: 'noon' })
  expect(readFileSync(fileOf(media.src), 'utf8')).toBe(svg)
})

test('its address changes with the hour that is chosen', () => {
  const noon = artworkMedia({ slug: 'about', layout: 'card', hour: 'noon' })
  const dawn = artworkMedia({ slug: 'about', layout: 'card', hour: 'dawn' })
  expect(noon.src).not.toBe(dawn.src)
})

test('a file that was removed in between is made again', () => {
  const { src } = artworkMedia({ slug: 'about', layout: 'card' })
  rmSync(fileOf(src))
  expect(artworkMedia({ slug: 'about', layout: 'card' }).src).toBe(src)
  expect(existsSync(fileOf(src))).toBe(true)
})

test('portraits are files too', () => {
  expect(portraitMedia('first-partner')).toMatchObject({ width: 220, height: 220 })
})
