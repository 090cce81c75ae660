import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fnv1a, mulberry32 } from '#components/artwork/shared/random.ts'
import { listen } from '#scripts/serve/listen.ts'

/** What becomes of a request: true, it arrives; false, the line breaks. Until that is known it waits. */
export type Fate = (request: IncomingMessage) => boolean | Promise<boolean>

export type Line = {
  /** The site's home page, as it is reached over this line. */
  url: string
  /** How the line is from now on. */
  become: (fate: Fate) => void
  close: () => Promise<void>
}

export const good: Fate = () => true

/** A line to a site that is served, good at first. */
export async function startLine(siteUrl: string): Promise<Line> {
  const { hostname, port, pathname } = new URL(siteUrl)
  let fate = good
  const { port: own, close } = await listen(
    async (req, res) => {
      if (!(await fate(req))) return void res.destroy()
      const { method, headers, url: path } = req
      const passed = request({ hostname, port, path, method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      })
      passed.on('error', () => res.destroy())
      req.pipe(passed)
    },
    { port: 0 },
  )
  return {
    url: `http://localhost:${own}${pathname}`,
    become: (next) => {
      fate = next
    },
    close,
  }
}

/** The requests for these paths are taken and not answered, until they are let go. */
export function silent(isSilent: (path: string) => boolean): { fate: Fate; letGo: () => void } {
  const waiting: (() => void)[] = []
  return {
    fate: (req) =>
      !isSilent(req.url ?? '') ||
      new Promise((resolve) => {
        waiting.push(() => resolve(true))
      }),
    letGo: () => waiting.forEach((go) => go()),
  }
}

/**
 * Slow as a third-generation telephone, and every fifth request breaks: which one follows from
 * the seed, the path and how often it was asked for. `isSpared` requests are slow alone.
 */
export function slowAndBroken(seed: string, isSpared: Fate = () => false): Fate {
  const asked = new Map<string, number>()
  return async (req) => {
    const path = req.url ?? ''
    const time = (asked.get(path) ?? 0) + 1
    asked.set(path, time)
    const next = mulberry32(fnv1a(`${seed} ${path} ${time}`))
    await pause(200 + 400 * next())
    return next() >= 0.2 || isSpared(req)
  }
}
