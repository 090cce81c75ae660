import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

const message = z.object({
  id: z.string(),
  /** When it arrived, ISO 8601. */
  at: z.iso.datetime(),
  /** Names and values in the order of the form; a file is its name alone. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** The honeypot field was filled in. */
  spam: z.boolean(),
  /** What the inbox was told to answer. */
  answer: z.string(),
  /** The request's Content-Type without its parameters, and its Accept. */
  type: z.string(),
  accept: z.string(),
})

export type Message = z.infer<typeof message>

/** A line that was cut off, by a full disk for instance, is no message; those around it are. */
function parseLine(line: string): Message[] {
  try {
    return [message.parse(JSON.parse(line))]
  } catch {
    return []
  }
}

/** Messages as one JSON line each in `messages.jsonl` of a folder that is made when it is needed. */
export function messageStore(folder: string) {
  const file = path.join(folder, 'messages.jsonl')
  const append = async (text: string) => {
    await mkdir(folder, { recursive: true })
    await appendFile(file, text, { flush: true })
  }

  return {
    /** Written to the disk when the promise resolves. The line break comes first, so that a torn line spoils no other. */
    add: (message: Message) => append(`\n${JSON.stringify(message)}`),

    /** Newest first. */
    async all(): Promise<Message[]> {
      const text = await readFile(file, 'utf8').catch(() => '')
      return text.split('\n').flatMap(parseLine).toReversed()
    },

    clear: () => rm(file, { force: true }),

    /** Why nothing can be written, in one line, or null. */
    async problem(): Promise<string | null> {
      try {
        await append('')
        return null
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return `The inbox cannot keep messages, so forms will get an error: ${reason}`
      }
    },
  }
}
