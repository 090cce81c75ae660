import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

/** What the bundler needs to know of content/site.yaml before anything has checked it. */
const early = z.object({
  url: z.url().catch('http://localhost'),
  nepaliName: z.string().catch(''),
})

const readEarly = (root: string) =>
  early.parse(
    parse(readFileSync(path.join(root, 'content/site.yaml'), 'utf8'), { logLevel: 'silent' }),
  )

/** The name whose characters the font for it holds. */
export const nepaliName = (root: string): string => readEarly(root).nepaliName

/**
 * The public address of the site: SITE_URL where it is given (a preview, another host),
 * else `url` of content/site.yaml. It has no slash at its end.
 */
export const siteUrl = (root: string): string =>
  (process.env['SITE_URL'] ?? readEarly(root).url).replace(/\/+$/, '')

/** The path that the site lives under, with a slash at both ends: `/` or `/some/path/`. */
export const siteBase = (root: string): string =>
  `${new URL(siteUrl(root)).pathname.replace(/\/+$/, '')}/`
