import { answerEach } from '#scripts/pool/answer.ts'
import { createRenderer, type Render, type RenderTask } from './renderer.ts'

let render: Promise<Render> | undefined

/** Renders some pages of the one build that this process works for. */
answerEach(async ({ programs, inputs }: RenderTask) => {
  render ??= createRenderer(programs)
  return inputs.map(await render)
})
