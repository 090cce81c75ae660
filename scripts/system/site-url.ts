import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** What was parsed last: each start asks for several texts of one file. */
let parsed: { text: string; site: unknown } | undefined

function parseOnce(text: string): unknown {
  if (parsed?.text !== text) parsed = { text, site: parse(text, { logLevel: 'silent' }) }
  return parsed.site
}

/** A text of content/site.yaml, which nothing has checked yet; empty if it is not there. */
function textOf(root: string, name: 'url' | 'nepaliName'): string {
  const site = parseOnce(readFileSync(path.join(root, 'content/site.yaml'), 'utf8'))
  if (typeof site !== 'object' || site === null) return ''
  const text: unknown = Object.entries(site).find(([key]) => key === name)?.[1]
  return typeof text === 'string' ? text : ''
}

function urlOf(root: string): string {
  const url = textOf(root, 'url')
  return URL.canParse(url) ? url : 'http://localhost'
}

/** The name whose characters the font for it holds. */
export const nepaliName = (root: string): string => textOf(root, 'nepaliName')

/**
 * The public address of the site: SITE_URL where it is given (a preview, another host),
 * else `url` of content/site.yaml. It has no slash at its end.
 */
export const siteUrl = (root: string): string =>
  (process.env['SITE_URL'] ?? urlOf(root)).replace(/\/+$/, '')

/** The path that the site lives under, with a slash at both ends: `/` or `/some/path/`. */
export const siteBase = (root: string): string =>
  `${new URL(siteUrl(root)).pathname.replace(/\/+$/, '')}/`
