import './without-eval.ts'
import type { LivePage, Request } from '#components/admin/messages.ts'
import { openLivePage } from './open-live-page.ts'

/** The web worker beside the forms under /admin: one answer to each request. */
const read = async (name: string) => (await fetch(new URL(name, self.location.href))).json()
const opening = Promise.all([read('config.json'), read('live-page.json')]).then(([forms, site]) =>
  openLivePage(forms, site),
)

const failed = (error: unknown): LivePage => ({ notes: [], places: [], failure: String(error) })

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void opening
    .then((livePage) => livePage(data))
    .catch(failed)
    .then((answer) => postMessage(answer))
})
