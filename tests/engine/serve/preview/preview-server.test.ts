import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { hostRules } from '#scripts/hosts/index.ts'
import { runPreview, startPreview } from '#scripts/serve/preview/preview-server.ts'
import { serve, statusOf } from '#tests/support/serve.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const endpoint = 'https://forms.example.com/f/abc'
const page = `<form action="${endpoint}" method="post"></form>`

const rulesFile = (image: string) =>
  JSON.stringify(
    hostRules({
      base: '/',
      origins: { images: [image], frames: [], form: 'https://forms.example.com' },
      pages: ['/'],
    }),
  )

const builtSite = () =>
  temporaryFolder({
    'dist/site.json': JSON.stringify({ base: '/', endpoint, url: 'https://institute.example' }),
    'dist/client/index.html': page,
    'dist/client/404.html': 'not found',
    'dist/hosts/rules.json': rulesFile('https://pictures.example'),
  })

async function preview() {
  const root = await builtSite()
  const server = await startPreview(root, { port: 0 })
  onTestFinished(server.close)
  return { root, ...server }
}

const message = { name: 'Asha', email: 'asha@example.org', message: 'Namaste' }

test('a form of the site arrives in the inbox, and dist stays as it is', async () => {
  const { root, url, inbox } = await preview()
  const answer = await fetch(url)
  const action = /action="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("form-action 'self';")

  const body = new URLSearchParams(message)
  const sent = await fetch(new URL(action, url), { method: 'POST', body })
  expect(sent.status).toBe(200)
  expect(await inbox.messages()).toMatchObject([{ fields: Object.entries(message) }])
  expect(await readFile(path.join(root, 'dist/client/index.html'), 'utf8')).toBe(page)
  expect(await readFile(path.join(root, '.inbox/messages.jsonl'), 'utf8')).toContain('Asha')
})

test('a new build shows at once, its headers too', async () => {
  const { root, url } = await preview()
  await writeFile(path.join(root, 'dist/client/about.html'), 'new page')
  await writeFile(path.join(root, 'dist/hosts/rules.json'), rulesFile('https://new.example'))
  const answer = await fetch(`${url}about`)
  expect(await answer.text()).toBe('new page')
  expect(answer.headers.get('content-security-policy')).toContain(
    "img-src 'self' https://new.example",
  )
})

test('another site that gives this computer its name reads neither pages nor messages', async () => {
  const { url, inboxUrl } = await preview()
  const headers = { host: `evil.example:${new URL(url).port}` }
  for (const address of [url, inboxUrl]) expect(await statusOf(address, headers)).toBe(403)
})

test('--host says what it opens', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('PORT', '0')
  const { close, port } = await runPreview(await builtSite(), '::')
  onTestFinished(close)
  expect(log.mock.calls[0]).toEqual([`Site   http://[::]:${port}/`])
  expect(log.mock.lastCall).toEqual([expect.stringContaining('--host :: lets everyone')])
})

test('the addresses are printed, and that the port was taken', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const taken = Number(new URL(await serve((_req, res) => res.end())).port)
  vi.stubEnv('PORT', String(taken))
  const { url, inboxUrl, close } = await runPreview(await builtSite(), undefined)
  onTestFinished(close)
  expect(await (await fetch(url)).text()).toContain('<form')
  expect(log.mock.calls).toEqual([
    [`Port ${taken} is taken, so the next free one is used.`],
    [`Site   ${url}`],
    [`Inbox  ${inboxUrl}`],
  ])
})
