import { readdirSync } from 'node:fs'

const programs = readdirSync('content/programs')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `programs/${file.replace(/\.mdx$/, '')}`)

/** Whether the whole of the checks is wanted (`npm run test:all`), or one page of each layout. */
export const all = Boolean(process.env['TEST_ALL'])

/** Addresses of the pages to check, relative to the site, and of those that stand in for a page. */
export const routes = [
  '',
  'about',
  'IT-services',
  'AccountingServices',
  'training',
  'consulting',
  'programs',
  'contact',
  ...(all ? programs : programs.slice(0, 1)),
  'offline',
  'no-such-page',
]

/** What the not-found page says to the console. */
export const notFoundLines = [/status of 404/, /^User attempted to access non-existent route/]
