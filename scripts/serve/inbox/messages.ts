import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import { messageOf } from '#scripts/system/failure.ts'

const message = z.object({
  /** When it arrived, ISO 8601. */
  at: z.iso.datetime(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** True if the honeypot field was filled in. */
  spam: z.boolean(),
  /** The name of the answer that was set. */
  answer: z.string(),
  /** The request's Content-Type, without parameters. */
  type: z.string(),
})

export type Message = z.infer<typeof message>

/** Names and values in the order of the form. The value of a file is its name. */
type Fields = Message['fields']

/** Skips an incomplete line, which a full disk can cause. */
function parseLine(line: string): Message[] {
  try {
    return [message.parse(JSON.parse(line))]
  } catch {
    return []
  }
}

/** Stores messages in `messages.jsonl` of a folder, one JSON line each. */
export function messageStore(folder: string) {
  const file = path.join(folder, 'messages.jsonl')
  const append = async (text: string) => {
    await mkdir(folder, { recursive: true })
    await appendFile(file, text, { flush: true })
  }

  return {
    add(fields: Fields, answer: string, headers: IncomingHttpHeaders): Promise<void> {
      const message: Message = {
        at: new Date().toISOString(),
        fields,
        spam: fields.some(([field, value]) => field === '_gotcha' && value !== ''),
        answer,
        type: headers['content-type']?.split(';')[0] ?? '',
      }
      // The line break comes first, so that an incomplete line before it doesn't spoil this one.
      return append(`\n${JSON.stringify(message)}`)
    },

    /** Newest first. */
    async all(): Promise<Message[]> {
      const text = await readFile(file, 'utf8').catch(() => '')
      return text.split('\n').flatMap(parseLine).toReversed()
    },

    clear: () => rm(file, { force: true }),

    /** One line that says why nothing can be written, or null. */
    async problem(): Promise<string | null> {
      try {
        await append('')
        return null
      } catch (error) {
        return `The inbox cannot store messages, so forms get an error: ${messageOf(error)}`
      }
    },
  }
}

/** A request that the inbox refuses, with the status of the answer. */
export class RefusedRequest extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const largest = 1024 * 1024

/**
 * The fields of a posted form, multipart/form-data or urlencoded, in their order.
 * Throws a `RefusedRequest` if it is no form, over 1 MB or without a Content-Length.
 */
export async function readForm(req: IncomingMessage): Promise<Fields> {
  // Node reads no further than Content-Length, and drops the body of a refused request.
  if (!(Number(req.headers['content-length']) <= largest)) {
    throw new RefusedRequest(413, 'A message may have 1 MB at most.')
  }
  const headers = { 'content-type': req.headers['content-type'] ?? '' }
  const form = await new Response(await buffer(req), { headers }).formData().catch(() => {
    throw new RefusedRequest(400, 'This is not a form: send multipart/form-data or urlencoded.')
  })
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}
