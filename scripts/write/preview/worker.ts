import './without-eval.ts'
import type { FirstRequest, Preview, Request } from '#components/admin/messages.ts'
import { openPreview } from './open-preview.ts'

/** The web worker beside the forms under /admin: one answer to each request. */
let opening: Promise<ReturnType<typeof openPreview>> | undefined

async function open({ forms }: FirstRequest) {
  const answer = await fetch(new URL('preview.json', self.location.href))
  return openPreview(forms, await answer.json())
}

async function answer(request: Request | FirstRequest): Promise<Preview> {
  if ('forms' in request) opening = open(request)
  return (await opening)?.(request) ?? failed('no forms')
}

const failed = (error: unknown): Preview => ({ notes: [], places: [], failure: String(error) })

addEventListener('message', ({ data }: MessageEvent<Request | FirstRequest>) => {
  void answer(data)
    .catch(failed)
    .then((preview) => postMessage(preview))
})
