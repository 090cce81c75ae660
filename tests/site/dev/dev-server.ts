import { once } from 'node:events'
import type { SiteCopy } from '#tests/support/site-copy.ts'

/** `npm run dev` in a copy of the site, once it has said all its addresses; throws when it ends before. */
export async function startDev(
  site: SiteCopy,
  { env = {}, args = [] }: { env?: Record<string, string>; args?: string[] } = {},
): Promise<{ url: string; output: () => string; stop: () => Promise<void> }> {
  const child = site.start('dev', env, args)
  let text = ''
  await new Promise<void>((resolve, reject) => {
    const note = (data: Buffer) => {
      text += data.toString()
      if (/\/__inbox\n/.test(text)) resolve()
    }
    child.stdout?.on('data', note)
    child.stderr?.on('data', note)
    child.on('close', () => reject(new Error(`npm run dev ended:\n${text}`)))
  })
  const url = /Local:\s+(http:\S+)/.exec(text)?.[1] ?? ''
  const stop = async () => {
    const ended = once(child, 'close')
    child.kill()
    await ended
  }
  return { url, output: () => text, stop }
}
