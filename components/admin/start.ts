import { init, registerCustomFormat, registerEventListener } from '@sveltia/cms'
import { contentFormat, siteFormat, type AdminData, type Group } from './format.ts'
import { numbering } from './numbering.ts'
import { registerPreviews } from './preview.ts'
import { startSending, withVersions } from './sent/index.ts'
import { registerText } from './text/index.ts'
import { onlyWords } from './translation.ts'

/** Starts the forms under /admin with the configuration in the same folder as this script. */
const answer = await fetch(new URL('config.json', import.meta.url))
const data = await answer.json()
const { config, shapes, components }: AdminData = data
const seen = numbering(shapes)
const formats = [
  ...Object.entries(shapes).map(([name, shape]) => [name, 'mdx', contentFormat(shape)] as const),
  [siteFormat.name, 'yaml', siteFormat] as const,
]
for (const [name, ending, { fromFile, toFile }] of formats) {
  // Both languages of an entry are saved at once. One that says the same keeps its quotation marks.
  const before = new Map<string, string>()
  const format = {
    fromFile(text: string) {
      const content = fromFile(text)
      if (config.i18n) before.set(toFile(content), text)
      return seen(name, content)
    },
    toFile(content: Group) {
      const text = toFile(seen(name, content))
      return before.get(text) ?? text
    },
  }
  registerCustomFormat(name, ending, withVersions(format))
}
registerPreviews(data)
registerText(components)
if (config.i18n) registerEventListener({ name: 'preSave', handler: onlyWords(data) })
startSending(data)
init({ config })
