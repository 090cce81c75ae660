import path from 'node:path'
import { rolldown } from 'rolldown'

/** The service worker's script in one file; `removal` is the one that undoes it. */
export async function serviceWorker(root: string, kind: 'worker' | 'removal'): Promise<string> {
  const bundle = await rolldown({
    input: path.join(root, `components/worker/${kind}.ts`),
    cwd: root,
    platform: 'browser',
    tsconfig: path.join(root, 'tsconfig.json'),
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({
    format: 'iife',
    minify: true,
    comments: false,
    topLevelVar: true,
  })
  await bundle.close()
  return output[0].code
}
