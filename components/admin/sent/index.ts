import { registerEventListener } from '@sveltia/cms'
import type { Forms } from '../messages.ts'
import { openRepository } from './repository.ts'
import { openStatusLine } from './status-line.ts'
import { onlyOwnChange } from './versions.ts'

export { withVersions } from './versions.ts'

/** Keeps the work of others when a form is saved, and shows the state of its proposal. */
export function startSending(forms: Forms): void {
  const repository = openRepository(forms.config)
  const showStatus = openStatusLine(repository)
  const { preSave, postSave } = onlyOwnChange(repository, forms)
  registerEventListener({ name: 'preSave', handler: preSave })
  registerEventListener({
    name: 'postSave',
    handler(event) {
      postSave(event)
      void showStatus(event.entry.toJS())
    },
  })

  const showOpened = () => {
    const [, collection, slug] =
      /^#\/collections\/(\w+)\/entries\/([^/?]+)/.exec(location.hash) ?? []
    if (collection !== undefined && slug !== undefined) void showStatus({ collection, slug })
  }
  addEventListener('hashchange', showOpened)
  showOpened()
}
