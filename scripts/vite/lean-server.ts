import type { Plugin } from 'vite'
import { standIns } from '#scripts/run/stand-ins.mjs'

/** What takes the place of modules that a build renders no page with, by their addresses. */
const unused = new Map([
  [
    /\/react-dom\/client\.js$/,
    'export function hydrateRoot() { throw new Error("only browsers hydrate pages") }',
  ],
  // Pages are rendered whole: react-dom/server finds nothing here to stream them with.
  [/\/react-dom-server\.node\.production\.js$/, 'module.exports = {}'],
])

/** Leaves what only browsers or streams run, three quarters of a megabyte, out of a build's server. */
export function leanServer(): Plugin {
  return {
    name: 'lean-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: standIns(unused),
  }
}
