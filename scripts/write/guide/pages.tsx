import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listFiles, siteDocuments } from '#scripts/content/index.ts'
import { HealthPage, healthReport, isColumn } from '#scripts/report/health/index.ts'
import { kindWords } from './kind-words.ts'
import { linkTargets } from './link-targets.ts'
import { looks } from './looks.tsx'
import { WritingPage } from './WritingPage.tsx'

const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`

/** The pages of the desk by their address. `sort` is what the address asks for. */
export const pages: Record<string, (root: string, sort: string | null) => Promise<string>> = {
  '/__writing': writing,
  '/__health': health,
}

/** The state of every file as it stands now. */
async function health(root: string, sort: string | null): Promise<string> {
  const column = sort !== null && isColumn(sort) ? sort : 'open'
  return html(<HealthPage health={await healthReport(root)} sort={column} />)
}

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
