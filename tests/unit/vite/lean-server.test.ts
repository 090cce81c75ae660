import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { leanServer } from '#scripts/vite/lean-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test.each([
  ['the server fails in what only browsers do', true, 'only browsers hydrate pages'],
  ['a browser hydrates', false, 'the real one'],
])('%s', async (_, ssr, expected) => {
  const root = await temporaryFolder({
    'node_modules/react-dom/package.json': '{ "name": "react-dom", "type": "module" }',
    'node_modules/react-dom/client.js': 'export const hydrateRoot = () => "the real one"',
    'entry.js': "import { hydrateRoot } from 'react-dom/client'\nconsole.log(hydrateRoot())",
  })
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanServer()],
    ssr: { noExternal: true },
    build: { ssr, write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  })
  expect('output' in output && 'code' in output.output[0] && output.output[0].code).toContain(
    expected,
  )
})
