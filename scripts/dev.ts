import { createServer } from 'vite'

/** `npm run dev`: every page rendered by Vite as it is asked for, with live updates. */
const server = await createServer()
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
console.log(`  Inbox    ${server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''}/__inbox`)
