import { appendFile, mkdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Stop } from '#scripts/system/failure.ts'

export type Message = {
  /** When it arrived, ISO 8601. */
  readonly at: string
  /** Names and values in the order of the form. The value of a file is its name. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** True if the honeypot field was filled in. */
  readonly spam: boolean
}

/** Skips an incomplete line, which a full disk can cause. */
function parseLine(line: string): Message[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

/** The largest form, and the file's size from which no more are stored, in bytes. */
const largest = 100_000
const full = 10_000_000
/** Forms of this site have about ten fields. */
const mostFields = 100

/** Stores messages in `messages.jsonl` of a folder, one JSON line each. */
export function messageStore(folder: string) {
  const file = path.join(folder, 'messages.jsonl')
  return {
    async add(fields: Message['fields']): Promise<void> {
      const { size } = await stat(file).catch(() => ({ size: 0 }))
      if (size >= full) throw new Stop('The inbox is full. Delete its messages at /__inbox.')
      const spam = fields.some(([field, value]) => field === '_gotcha' && value !== '')
      const message: Message = { at: new Date().toISOString(), fields, spam }
      await mkdir(folder, { recursive: true })
      // The line break comes first, so that an incomplete line before it doesn't spoil this one.
      await appendFile(file, `\n${JSON.stringify(message)}`, { flush: true })
    },

    /** Newest first. */
    async all(): Promise<Message[]> {
      const text = await readFile(file, 'utf8').catch(() => '')
      return text.split('\n').flatMap(parseLine).toReversed()
    },

    clear: () => rm(file, { force: true }),
  }
}

/** The fields of a posted form. Throws a `Stop` if it is none, too large or without a Content-Length. */
export async function readForm(req: IncomingMessage): Promise<Message['fields']> {
  const refused = new Stop(`This is not a form of at most ${mostFields} fields and 100 kB.`)
  // Node reads no further than Content-Length, and drops the body of a refused request.
  if (!(Number(req.headers['content-length']) <= largest)) throw refused
  const type = req.headers['content-type'] ?? ''
  const body = new Response(await buffer(req), { headers: { 'content-type': type } })
  const form = await body.formData().catch(() => Promise.reject(refused))
  const fields = Array.from(
    form,
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  )
  if (fields.length > mostFields) throw refused
  return fields
}
