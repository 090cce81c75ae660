import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { brochurePath } from './brochure.ts'
import type { BrochureInput } from './sheet.ts'
import type { Made } from './worker.ts'

type Options = {
  /** Told after each brochure how many are there. */
  onProgress?: (done: number, all: number) => void
}

/**
 * Writes `<slug>.pdf` for each program into a folder. The work is shared among as many processes as
 * there are processors, since setting a brochure blocks the process it runs in.
 */
export async function buildBrochures(
  programs: readonly BrochureInput[],
  folder: string,
  { onProgress }: Options = {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const waiting: BrochureInput[] = []
  let done = 0
  const keep = async (program: BrochureInput, file: string) => {
    await copyFile(file, path.join(folder, `${program.slug}.pdf`))
    done += 1
    onProgress?.(done, programs.length)
  }
  for (const program of programs) {
    const file = brochurePath(program)
    if (existsSync(file)) await keep(program, file)
    else waiting.push(program)
  }

  const count = Math.min(availableParallelism(), Math.ceil(waiting.length / programsAProcess))
  const workers = Array.from({ length: count }, newWorker)
  const shift = async (worker: ChildProcess) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await keep(next, await made(worker, next))
    }
  }
  try {
    await Promise.all(workers.map(shift))
  } finally {
    for (const worker of workers) worker.removeAllListeners().kill()
  }
}

/** A process takes about as long to begin as to set this many brochures. */
const programsAProcess = 20

const newWorker = () =>
  fork(path.join(import.meta.dirname, 'worker.ts'), { execArgv: ['--import', 'tsx'] })

/** Hands a program to a worker that has nothing to do and waits for the path of its PDF. */
function made(worker: ChildProcess, program: BrochureInput): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.on('message', (answer: Made) => {
      if ('file' in answer) resolve(answer.file)
      else reject(new Error(`the brochure of ${program.slug}: ${answer.error}`))
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`brochures stopped with code ${code}`)))
    worker.send(program)
  })
}
