import { init, registerCustomFormat } from '@sveltia/cms'
import { contentFormat } from './format.ts'

/** Starts the forms under /admin with the configuration in the same folder as this script. */
const answer = await fetch(new URL('config.json', import.meta.url))
const names = new Set<string>()
const config = JSON.parse(await answer.text(), (_, value) => {
  if (value?.types) names.add(value.name)
  return value
})
registerCustomFormat('yaml-frontmatter', 'mdx', contentFormat(names))
init({ config })
