import { cp } from 'node:fs/promises'
import path from 'node:path'

/** Adds programs to a copy of the site: one gives everything, one nothing, one what is to supply. */
export const addSample = (root: string): Promise<void> =>
  cp('tests/sites/sample/content', path.join(root, 'content'), { recursive: true })
