import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { programs } from '#scripts/build/vite/programs.ts'

const entry = path.resolve('entry.js')

test('the program that renders pages takes of the router what it uses', async () => {
  const { conditions, noExternal } = programs.environments.ssr.resolve
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: programs.define,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? "export { Link } from 'react-router-dom'" : undefined),
      },
    ],
    ssr: { noExternal, resolve: { conditions } },
    build: { ssr: true, write: false, rolldownOptions: { input: entry } },
  })
  const modules = 'output' in output ? Object.entries(output.output[0].modules) : []
  const router = modules.filter(([id]) => /\/react-router(?:-dom)?\//.test(id))
  const size = router.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
  expect(size).toBeGreaterThan(10_000)
  expect(size).toBeLessThan(150_000)
})
