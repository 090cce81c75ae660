import type { AdminData } from '#components/admin/format.ts'
import type { LivePageData } from '#components/admin/messages.ts'
import { adminRoute, fileOfPage } from '#content/schema/routes.ts'
import { adminFiles } from './admin-files.ts'
import { livePageWorker } from './live-page-worker.ts'

/** Without anything inline. `policy` is for hosts that can't set headers. */
const adminPage = (base: string, policy: string | undefined) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">${policy === undefined ? '' : `\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editing this site</title>
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${base}${adminRoute.slice(1)}/start.css">
    <script type="module" src="${base}${adminRoute.slice(1)}/start.js"></script>
  </head>
  <body>
    <noscript>Editing needs JavaScript.</noscript>
    <div id="nc-root"></div>
  </body>
</html>
`

type Options = {
  root: string
  base: string
  policy?: string | undefined
  data: AdminData
  livePage: LivePageData
}

/** The page /admin and the files of the editor, by their addresses below the base. */
export async function adminSite({ root, base, policy, data, livePage }: Options) {
  const [files, worker] = await Promise.all([adminFiles(root), livePageWorker(root, base)])
  return new Map([
    [fileOfPage(adminRoute), Buffer.from(adminPage(base, policy))],
    [`${adminRoute}/config.json`, Buffer.from(JSON.stringify(data))],
    [`${adminRoute}/live-page.json`, Buffer.from(JSON.stringify(livePage))],
    [`${adminRoute}/live-page.js`, worker],
    ...[...files].map(([name, bytes]) => [`${adminRoute}/${name}`, bytes] as const),
  ])
}
