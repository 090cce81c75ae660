import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listFiles } from '#scripts/content/list-files.ts'
import { siteDocuments } from './site-documents.ts'
import { kindWords } from './writing/kind-words.ts'
import { linkTargets } from './writing/link-targets.ts'
import { looks } from './writing/looks.tsx'
import { WritingPage } from './writing/WritingPage.tsx'

const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`

/** The reference for writers, as the schemas, the registry and the content stand now. */
export async function writing(root: string): Promise<string> {
  const documents = await siteDocuments(root)
  const files = listFiles(root, 'public').files.map(({ path }) => path.slice('public'.length))
  return html(
    <WritingPage
      kinds={kindWords(documents)}
      targets={linkTargets(documents)}
      files={files}
      looks={await looks()}
    />,
  )
}
