import path from 'node:path'
import { brochureInput } from '#scripts/brochures/brochure-input.ts'
import { buildBrochures } from '#scripts/brochures/build-brochures.ts'
import type { Content } from '#scripts/content/types.ts'

/** Makes the brochure of every program that names no PDF of its own (decision 5). */
export async function makeBrochures(root: string, client: string, content: Content): Promise<void> {
  const without = content.programs.filter(({ data }) => data.brochureLink === undefined)
  const inputs = without.map((program) => brochureInput(root, program, content.site))
  const { stdout } = process
  const onProgress = (done: number, all: number) => {
    if (stdout.isTTY) stdout.write(`\r${done} of ${all} brochures${done === all ? '\n' : ''}`)
  }
  await buildBrochures(await Promise.all(inputs), path.join(client, 'brochures'), { onProgress })
}
