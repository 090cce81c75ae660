import { init, registerCustomFormat, registerEventListener } from '@sveltia/cms'
import {
  contentFormat,
  facts,
  factsOf,
  formatOf,
  siteFormat,
  type AdminData,
  type Group,
} from './format.ts'
import { nextNumber } from '#content/schema/values/typed-number.ts'
import { splitPastedLines } from './lines.ts'
import { registerLivePages } from './live-page.ts'
import { startSending, withVersions } from './sent/index.ts'
import { registerText } from './text/index.ts'
import { onlyWords } from './translation.ts'

/** Starts the forms under /admin with the configuration in the same folder as this script. */
const answer = await fetch(new URL('config.json', import.meta.url))
const data = await answer.json()
const { config, shapes }: AdminData = data
const seen = numbering(shapes)
/** `2027-01-31`, where the writer is. */
const today = new Date().toLocaleDateString('sv')
const formats = [
  ...Object.entries(shapes).map(([name, shape]) => [name, 'mdx', contentFormat(shape)] as const),
  [siteFormat.name, 'yaml', siteFormat] as const,
]
for (const [name, ending, { fromFile, toFile }] of formats) {
  // Both languages of an entry are saved at once. A file with the same content keeps its text.
  const before = new Map<string, string>()
  const format = {
    fromFile(text: string) {
      const content = fromFile(text)
      before.set(toFile(content), text)
      const listed = factsOf(content, shapes[name]?.listed ?? [], today)
      return { ...seen(name, content), [facts]: listed }
    },
    toFile(content: Group) {
      const text = toFile(seen(name, content))
      return before.get(text) ?? text
    },
  }
  registerCustomFormat(name, ending, withVersions(format))
}
registerText(data, registerLivePages(data))
splitPastedLines()
registerEventListener({ name: 'preSave', handler: onlyWords(data) })
startSending(data)
init({ config })

/**
 * Gives each new entry the next numbers, such as `id` and `order`: the address of its form names them
 * (`#/collections/programs/new?id=7&order=70`), from which the editor fills in the fields. In the
 * configuration they would change it with each entry. The result takes note of an entry that is read
 * or written.
 */
function numbering(shapes: AdminData['shapes']) {
  const highest = new Map<string, number>()

  // The editor listens to this event later, and opens the form.
  addEventListener('hashchange', () => {
    const [, collection = ''] = /^#\/collections\/(\w+)\/new$/.exec(location.hash) ?? []
    const format = formatOf(collection)
    const numbers = Object.entries(shapes[format]?.steps ?? {}).map(
      ([name, step]) => `${name}=${nextNumber(highest.get(`${format}.${name}`) ?? 0, step)}`,
    )
    if (numbers.length === 0) return
    history.replaceState(history.state, '', `${location.hash}?${numbers.join('&')}`)
  })

  return (format: string, content: Group): Group => {
    for (const name of Object.keys(shapes[format]?.steps ?? {})) {
      const key = `${format}.${name}`
      highest.set(key, Math.max(highest.get(key) ?? 0, Number(content[name]) || 0))
    }
    return content
  }
}
