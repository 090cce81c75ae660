import path from 'node:path'
import type { Plugin } from 'vite'
import { isWritten, onlyOwnHooks } from '#scripts/system/own-code.ts'

/** Keeps files of writers from being run: Vike looks for no hooks among them, and a module is an error. */
export function onlyCode(root: string): Plugin {
  process.env['VIKE_CRAWL'] = onlyOwnHooks
  return {
    name: 'only-code',
    load: {
      order: 'pre',
      filter: { id: { exclude: [/\/node_modules\//, /^\0/] } },
      handler(id) {
        const file = path.relative(root, id.replace(/[?\0].*/s, '')).replaceAll('\\', '/')
        const message = `${file} is content, which is never run`
        if (isWritten(file)) this.error({ message, stack: '' })
      },
    },
  }
}
