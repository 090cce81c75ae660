import { parseArgs } from 'node:util'

/**
 * Port and host of a serving command: `--port`, else PORT, else 4173; `--host`, else loopback.
 * Throws in one line when the port is no port.
 */
export function serverOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): { port: number; host: string | undefined } {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  })
  const text = values.port ?? env['PORT'] ?? '4173'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${text} is not a port: use 0 to 65535`)
  return { port, host: values.host }
}
