import path from 'node:path'
import type { PageInput } from '#scripts/render/page-input.ts'
import { shareOut } from '#scripts/pool/pool.ts'
import { createRenderer, type Rendered, type Programs, type RenderTask } from './renderer.ts'

/** A further process costs about a second of processor time: fewer pages are rendered by this one. */
const pagesAProcess = 2000
const pagesATask = 25

/** Renders pages, many of them in several processes, and hands each over as it is done. */
export async function renderAll(
  inputs: readonly PageInput[],
  programs: Programs,
  onRendered: (input: PageInput, rendered: Rendered) => void,
): Promise<void> {
  if (inputs.length === 0) return
  if (inputs.length < pagesAProcess) {
    const render = await createRenderer(programs)
    for (const input of inputs) onRendered(input, render(input))
    return
  }
  const tasks: RenderTask[] = []
  for (let first = 0; first < inputs.length; first += pagesATask) {
    tasks.push({ programs, inputs: inputs.slice(first, first + pagesATask) })
  }
  await shareOut<RenderTask, Rendered[]>(tasks, {
    worker: path.join(import.meta.dirname, 'render-worker.ts'),
    tasksAProcess: pagesAProcess / pagesATask,
    onMade: (task, rendered) => {
      for (const [index, one] of rendered.entries()) {
        const input = task.inputs[index]
        if (input) onRendered(input, one)
      }
    },
  })
}
