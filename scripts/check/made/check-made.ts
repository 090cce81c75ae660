import type { OpenedContent } from '#scripts/check/content/index.ts'
import type { Diagnostic } from '#scripts/content/diagnostics/index.ts'
import { heavyFiles } from '../files/heavy-files.ts'
import { contentWarnings } from './content-warnings.ts'
import { takenNames } from './taken-names.ts'

/** What is wrong with valid content once files are made of it: see README.md of scripts/check. */
export const checkMade = async (
  root: string,
  { content, files }: Pick<OpenedContent, 'content' | 'files'>,
): Promise<Diagnostic[]> =>
  content
    ? [
        ...takenNames(content, files),
        ...heavyFiles(root, files),
        ...(await contentWarnings(root, content)),
      ]
    : []
