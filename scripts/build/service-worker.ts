import path from 'node:path'
import { build } from 'rolldown'

/**
 * The service worker's script in one file; `removal` is the one that undoes it.
 * @param scripts the paths of the scripts that it caches once a visitor has used one
 */
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
