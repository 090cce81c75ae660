import { build, type Plugin } from 'rolldown'
import { allCode, openCache, project } from '#scripts/system/cache.ts'

/** Bundles the worker that checks and renders the forms under /admin, or takes the bundle of an earlier run. */
export async function livePageWorker(root: string, base: string): Promise<Uint8Array> {
  const cache = openCache({ root, kind: 'live-page', sources: allCode })
  const code = await cache.cached([base], () => bundle(base))
  return code
}

async function bundle(base: string): Promise<string> {
  const { output } = await build({
    cwd: project,
    input: 'scripts/write/live-page/worker.ts',
    platform: 'browser',
    resolve: { conditionNames: ['worker', 'browser', 'import', 'default'] },
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env.BASE_URL': JSON.stringify(base),
        'import.meta.env.SSR': 'true',
        // gray-matter keeps the bytes of each text, which nothing reads.
        'Buffer.from': 'String',
      },
    },
    plugins: [withoutFonts],
    // Drops the modules of an index.ts that the worker doesn't call.
    treeshake: {
      moduleSideEffects: [
        { test: /without-eval/, sideEffects: true },
        { test: /scripts/, sideEffects: false },
      ],
    },
    experimental: { lazyBarrel: true },
    // Hides warnings about modules of Node in packages that the worker doesn't use.
    logLevel: 'silent',
    output: { format: 'es', minify: true, codeSplitting: false },
    write: false,
  })
  const [{ code, imports }] = output
  if (imports.length > 0) throw new Error(`A browser has no ${imports.join(', ')}`)
  return code
}

/** The frame of a live page takes fonts from the style sheet of the site. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  resolveId: (id) => (id.endsWith('.woff2?url') ? '\0no-font' : undefined),
  load: (id) => (id === '\0no-font' ? "export default ''" : undefined),
}
