import { registerEventListener } from '@sveltia/cms'
import type { Forms } from '../messages.ts'
import { openPanel } from './panel.ts'
import { openRepository } from './repository.ts'
import { onlyOwnChange } from './versions.ts'

export { withVersions } from './versions.ts'

/** What the editor does around sending: keeps the work of others, and shows what becomes of a proposal. */
export function startSending(forms: Forms): void {
  const { config } = forms
  const repository = openRepository(config)
  const panel = openPanel(repository, ({ collection, slug }) => {
    const owner = config.collections.find(({ name }) => name === collection)
    const file = owner?.files?.find(({ name }) => name === slug)
    const address = (file ?? owner)?.preview_path ?? '/'
    return address.replace('{{locale}}', '').replace('{{slug}}', slug)
  })
  const { preSave, postSave } = onlyOwnChange(repository, forms, panel.keep)
  registerEventListener({ name: 'preSave', handler: preSave })
  registerEventListener({
    name: 'postSave',
    handler(event) {
      postSave(event)
      panel.show(event.entry.toJS())
    },
  })

  const showOpened = () => {
    const [, collection, slug] =
      /^#\/collections\/(\w+)\/entries\/([^/?]+)/.exec(location.hash) ?? []
    if (collection !== undefined && slug !== undefined) panel.show({ collection, slug })
  }
  addEventListener('hashchange', showOpened)
  showOpened()
}
