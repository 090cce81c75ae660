import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { leanServer } from '#scripts/vite/lean-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('the server cannot stream, and renders a page whole', async () => {
  const root = await temporaryFolder({
    'node_modules/react-dom/package.json': '{ "name": "react-dom" }',
    'node_modules/react-dom/server.js':
      "const streams = require('./cjs/react-dom-server.node.production.js')\n" +
      "exports.renderToString = () => 'whole'\nexports.resume = streams.resume",
    'node_modules/react-dom/cjs/react-dom-server.node.production.js':
      "exports.resume = () => 'a quarter of a megabyte'",
    'entry.js':
      "import { renderToString } from 'react-dom/server.js'\nconsole.log(renderToString())",
  })
  const code = await bundled(root, true)
  expect(code).toContain('whole')
  expect(code).not.toContain('a quarter of a megabyte')
})

test.each([
  ['the server fails in what only browsers do', true, 'only browsers hydrate pages'],
  ['a browser hydrates', false, 'the real one'],
])('%s', async (_, ssr, expected) => {
  const root = await temporaryFolder({
    'node_modules/react-dom/package.json': '{ "name": "react-dom", "type": "module" }',
    'node_modules/react-dom/client.js': 'export const hydrateRoot = () => "the real one"',
    'entry.js': "import { hydrateRoot } from 'react-dom/client'\nconsole.log(hydrateRoot())",
  })
  expect(await bundled(root, ssr)).toContain(expected)
})

async function bundled(root: string, ssr: boolean): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanServer()],
    ssr: { noExternal: true },
    build: { ssr, write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  })
  return 'output' in output ? output.output[0].code : ''
}
