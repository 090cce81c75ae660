import './without-eval.ts'
import type { Preview, Request } from '#components/admin/messages.ts'
import { openPreview } from './open-preview.ts'

/** The web worker beside the forms under /admin: one answer to each request. */
const read = async (name: string) => (await fetch(new URL(name, self.location.href))).json()
const opening = Promise.all([read('config.json'), read('preview.json')]).then(([forms, site]) =>
  openPreview(forms, site),
)

const failed = (error: unknown): Preview => ({ notes: [], places: [], failure: String(error) })

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void opening
    .then((preview) => preview(data))
    .catch(failed)
    .then((answer) => postMessage(answer))
})
