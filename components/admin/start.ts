import { init, registerCustomFormat } from '@sveltia/cms'
import { contentFormat, type AdminData } from './format.ts'
import { numbering } from './numbering.ts'
import { registerPreviews } from './preview.ts'

/** Starts the forms under /admin with the configuration in the same folder as this script. */
const answer = await fetch(new URL('config.json', import.meta.url))
const data = await answer.json()
const { config, shapes }: AdminData = data
const seen = numbering(shapes)
for (const [name, shape] of Object.entries(shapes)) {
  const { fromFile, toFile } = contentFormat(shape)
  registerCustomFormat(name, 'mdx', {
    fromFile: (text) => seen(name, fromFile(text)),
    toFile: (content) => toFile(seen(name, content)),
  })
}
registerPreviews(data)
init({ config })
