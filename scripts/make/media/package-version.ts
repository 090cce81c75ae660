import { readFileSync } from 'node:fs'

/** The installed version of a package, for keys of a cache: another maker, other bytes. */
export function packageVersion(name: string): string {
  const file = `node_modules/${name}/package.json`
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}
