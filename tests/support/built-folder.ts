import { temporaryFolder } from './temporary-folder.ts'

/** A repository that holds only a build, with these files in dist/client. */
export function builtFolder(built: Record<string, string>, base = ''): Promise<string> {
  const files = Object.entries(built).map(([name, text]) => [`dist/client/${name}`, text])
  const url = `https://example.org${base}`
  const manifest = { base: `${base}/`, url, endpoint: 'https://example.org/form' }
  return temporaryFolder({
    ...Object.fromEntries(files),
    'dist/site.json': JSON.stringify(manifest),
  })
}
