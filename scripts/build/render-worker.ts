import { answerEach } from '#scripts/pool/answer.ts'
import { createRenderer, type Render, type RenderTask } from './renderer.ts'

let render: Promise<Render> | undefined

/** Renders some pages of the one build that this process works for. */
answerEach(async ({ server, base, inputs }: RenderTask) => {
  render ??= createRenderer(server, base)
  return Promise.all(inputs.map(await render))
})
