import { build } from 'vite'
import path from 'node:path'

/** The service worker's script in one file; `removal` is the one that undoes it. */
export async function serviceWorker(root: string, kind: 'worker' | 'removal'): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: path.join(root, `components/worker/${kind}.ts`),
        output: { format: 'iife' },
      },
    },
  })
  const [bundle] = 'output' in output ? output.output : []
  if (!bundle || !('code' in bundle)) throw new Error('The service worker could not be bundled')
  return bundle.code
}
