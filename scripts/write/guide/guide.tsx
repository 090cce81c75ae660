import { today } from '#scripts/system/settings.ts'
import { openContent } from '#scripts/check/content/index.ts'
import { Pre } from './parts.tsx'
import Guide from './guide.mdx'

/** The writers' guide, with the schemas, the components and the content as they are now. */
export async function writersGuide(root: string) {
  const { documents, files: all } = await openContent(root, today(), { keepUnpublished: true })
  const files = [...all].flatMap((path) =>
    path.startsWith('public/') ? [path.slice('public'.length)] : [],
  )
  return <Guide components={{ pre: Pre }} documents={documents} files={files} />
}
