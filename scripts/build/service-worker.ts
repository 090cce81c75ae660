import path from 'node:path'
import { build } from 'rolldown'

/** The service worker's script, which caches `scripts` once one is used; `removal` undoes it. */
export async function serviceWorker(
  root: string,
  kind: 'worker' | 'removal',
  scripts: readonly string[] = [],
): Promise<string> {
  const { output } = await build({
    input: path.join(root, `components/worker/${kind}.ts`),
    cwd: root,
    platform: 'browser',
    tsconfig: path.join(root, 'tsconfig.json'),
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', SCRIPTS: JSON.stringify(scripts) },
    },
    output: { format: 'iife', minify: true, comments: false, topLevelVar: true },
    write: false,
  })
  return output[0].code
}
