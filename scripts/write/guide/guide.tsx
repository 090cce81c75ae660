import { openContent } from '#scripts/content/index.ts'
import { writersPage } from './Frame.tsx'
import Guide from './guide.mdx'
import { Pre } from './parts.tsx'

/** The writers' guide, with the schemas, the components and the content as they are now. */
export async function guidePage(root: string): Promise<string> {
  const { documents, files: all } = await openContent(root, { keepUnpublished: true })
  const files = [...all].flatMap((path) =>
    path.startsWith('public/') ? [path.slice('public'.length)] : [],
  )
  const components = { pre: Pre }
  const content = <Guide components={components} documents={documents} files={files} />
  return writersPage({ address: '/__writing', title: 'Writing for this site', content })
}
