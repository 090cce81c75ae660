import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'
import type { SourceFile } from '../types.ts'

/** The files under content/ and pages/ as they lie on disk. */
export const readFiles = (root: string): SourceFile[] =>
  ['content', 'pages']
    .flatMap((folder) => listFiles(root, folder).files)
    .map(({ path }) => ({ path, bytes: readFileSync(join(root, path)) }))
