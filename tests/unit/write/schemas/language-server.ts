import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import * as z from 'zod'

const message = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
})

/** Settings of an editor as the server asks for them, by section: `yaml`. */
type Settings = Readonly<Record<string, unknown>>

/** The server of YAML, which the project installs. */
const yamlServer = createRequire(import.meta.url).resolve(
  'yaml-language-server/bin/yaml-language-server',
)

/**
 * The language server as an editor runs it: a process that speaks LSP over Node's channel.
 * `notify` and `request` send; `next` waits for a notification of a method.
 */
export function startServer(root: string, settings: Settings) {
  const server = fork(yamlServer, ['--node-ipc'])
  const answers = new Map<number, (result: unknown) => void>()
  const waiting: { method: string; resolve: (params: unknown) => void }[] = []
  let count = 0

  const send = (content: object) => server.send({ jsonrpc: '2.0', ...content })
  server.on('message', (received) => {
    const { id, method, params, result } = message.parse(received)
    if (method === undefined) {
      if (typeof id === 'number') answers.get(id)?.(result)
    } else if (id === undefined) {
      const index = waiting.findIndex((one) => one.method === method)
      for (const { resolve } of index === -1 ? [] : waiting.splice(index, 1)) resolve(params)
    } else {
      send({ id, result: method === 'workspace/configuration' ? configured(params) : null })
    }
  })
  const configured = (params: unknown) =>
    z
      .object({ items: z.array(z.object({ section: z.string() })) })
      .parse(params)
      .items.map(({ section }) => settings[section] ?? {})

  const request = (method: string, params: unknown): Promise<unknown> => {
    count += 1
    const id = count
    return new Promise((resolve) => {
      answers.set(id, resolve)
      send({ id, method, params })
    })
  }
  const notify = (method: string, params: unknown) => send({ method, params })
  const next = (method: string): Promise<unknown> =>
    new Promise((resolve) => waiting.push({ method, resolve }))

  async function initialise() {
    const capabilities = {
      workspace: { configuration: true },
      textDocument: { hover: { contentFormat: ['plaintext'] }, publishDiagnostics: {} },
    }
    await request('initialize', {
      processId: process.pid,
      rootUri: root,
      workspaceFolders: [{ uri: root, name: 'site' }],
      capabilities,
    })
    notify('initialized', {})
    notify('workspace/didChangeConfiguration', { settings })
  }
  return { initialise, request, notify, next, stop: () => server.kill() }
}
