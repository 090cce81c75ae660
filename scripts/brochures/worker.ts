import { brochureFile } from './brochure.ts'
import type { BrochureInput } from './sheet.ts'

/** What a worker answers: the path of a PDF in the cache, or what went wrong. */
export type Made = { file: string } | { error: string }

process.on('message', (program: BrochureInput) => {
  brochureFile(program).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ error: String(error) }),
  )
})

const answer = (made: Made) => process.send?.(made)
