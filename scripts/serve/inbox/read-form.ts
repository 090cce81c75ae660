import type { IncomingMessage } from 'node:http'

/** A request that cannot be taken, with the status that says why. */
export class RefusedForm extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const limit = 1024 * 1024

/** The whole body, at most 1 MB; a longer one is read to its end, so that the refusal arrives, but not kept. */
async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= limit) chunks.push(bytes)
  }
  if (size > limit) throw new RefusedForm(413, 'A message may have 1 MB at most.')
  return Buffer.concat(chunks)
}

/**
 * The fields of a posted form, multipart/form-data or urlencoded, in their order; a file gives its name alone.
 * Throws RefusedForm.
 */
export async function readForm(req: IncomingMessage): Promise<[name: string, value: string][]> {
  const body = await readBody(req)
  const headers = { 'content-type': req.headers['content-type'] ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new RefusedForm(400, 'This is not a form: send multipart/form-data or urlencoded.')
  })
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}
