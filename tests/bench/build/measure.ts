import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** `cpu` and `wall` in seconds, `memory` the most that a process and its children held, in MB. */
export type Cost = { cpu: number; wall: number; memory: number }

/** Clock ticks a second in /proc (sysconf _SC_CLK_TCK, 100 on every Linux that Node runs on). */
const ticks = 100
const pageSize = 4096

/** The fields of /proc/<pid>/stat after the name, which may hold anything (proc(5)). */
const statOf = (pid: number | 'self'): number[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number)
}

/** Processor seconds of all children that have ended, and of theirs. */
function ended(): number {
  const [, , , , , , , , , , , , user = 0, system = 0] = statOf('self')
  return (user + system) / ticks
}

/** Bytes that a process and all its children hold now. */
function held(root: number): number {
  const parents = new Map<number, number>()
  const sizes = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    try {
      const stat = statOf(pid)
      parents.set(pid, stat[0] ?? 0)
      sizes.set(pid, (stat[20] ?? 0) * pageSize)
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isOurs(parents.get(pid)))
  return [...sizes].reduce((sum, [pid, size]) => (isOurs(pid) ? sum + size : sum), 0)
}

/** What a command costs from its start to its end; Linux only. Throws with its words if it fails. */
export async function costOf(start: () => ChildProcess): Promise<Cost> {
  const [before, began] = [ended(), performance.now()]
  const child = start()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString()
    })
  }
  let most = 0
  const timer = setInterval(() => {
    if (child.pid !== undefined) most = Math.max(most, held(child.pid))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(output)
  return {
    cpu: ended() - before,
    wall: (performance.now() - began) / 1000,
    memory: most / 1_000_000,
  }
}
