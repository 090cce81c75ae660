import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { outputOf } from '#tests/support/site-copy.ts'

/**
 * `cpu` and `wall` in seconds, `memory` the most that a process and its children held, in MB; what
 * several of them share counts once.
 */
export type Cost = { cpu: number; wall: number; memory: number }

/** Clock ticks a second in /proc (sysconf _SC_CLK_TCK, 100 on every Linux that Node runs on). */
const ticks = 100

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

/** Bytes that a process and all its children hold now (Pss of proc(5)). */
function held(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (Number.isInteger(pid)) parents.set(pid, ifRunning(() => statOf(pid)[0]) ?? 0)
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isOurs(parents.get(pid)))
  return [...parents.keys()].filter(isOurs).reduce((sum, pid) => sum + shareOf(pid), 0)
}

function shareOf(pid: number): number {
  const rollup = ifRunning(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? ''
  return Number(/^Pss: +(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024
}

/** What a file of a process says, unless the process has ended meanwhile. */
function ifRunning<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** What a command costs from its start to its end; Linux only. Throws with its words if it fails. */
export async function costOf(start: () => ChildProcess): Promise<Cost> {
  const [before, began] = [ended(), performance.now()]
  const child = start()
  let most = 0
  const timer = setInterval(() => {
    if (child.pid !== undefined) most = Math.max(most, held(child.pid))
  }, 100)
  const { code, output } = await outputOf(child)
  clearInterval(timer)
  if (code !== 0) throw new Error(output)
  return {
    cpu: ended() - before,
    wall: (performance.now() - began) / 1000,
    memory: most / 1_000_000,
  }
}
