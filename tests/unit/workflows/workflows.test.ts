import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const step = z.looseObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
})
const rights = z.record(z.string(), z.string())
const workflow = z.object({
  on: z.union([z.string(), z.record(z.string(), z.unknown())]),
  permissions: rights,
  jobs: z.record(z.string(), z.object({ permissions: rights.optional(), steps: z.array(step) })),
})

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const { on, permissions, jobs } = workflow.parse(parse(text))
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const events = typeof on === 'string' ? [on] : Object.keys(on)
  return { name, text, events, permissions, jobs, steps }
})

describe.each(workflows)('$name', ({ text, events, permissions, jobs, steps }) => {
  it('names actions by their commit, with the version beside it', () => {
    const uses = Array.from(text.matchAll(/^ *(?:- )?uses: (.+)$/gm), ([, name]) => name)
    expect(uses).toHaveLength(steps.filter((each) => each.uses !== undefined).length)
    for (const name of uses) expect(name).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('may write nothing but the comment, and that only after a run that may write nothing', () => {
    const all = [permissions, ...Object.values(jobs).map(({ permissions: own = {} }) => own)]
    const writes = all
      .flatMap((each) => Object.entries(each))
      .filter(([, right]) => right === 'write')
    expect(events).not.toContain('pull_request_target')
    expect(writes).toEqual(events.includes('workflow_run') ? [['pull-requests', 'write']] : [])
  })

  it('puts nothing that a stranger names into a script', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
    expect(events.includes('pull_request') && text.includes('secrets.')).toBe(false)
  })

  it.runIf(events.includes('workflow_run'))(
    'takes nothing of a pull request but its comment',
    () => {
      expect(steps.filter((each) => each.uses !== undefined)).toEqual([])
      expect(text).not.toMatch(/git (?:clone|fetch|checkout)|npm |node /)
    },
  )
})

describe.runIf(process.platform === 'linux')('the comment on a pull request', () => {
  const steps = workflows.find(({ name }) => name === 'comment.yml')?.steps ?? []

  /** What a step writes, with `programs` instead of GitHub's and the archive's. */
  async function ran(name: string, programs: Record<string, string>, written: string) {
    const scripts = Object.entries(programs).map(([program, text]) => [
      program,
      `#!/bin/sh\n${text}\n`,
    ])
    const root = await temporaryFolder({ ...Object.fromEntries(scripts), output: '' })
    for (const program of Object.keys(programs)) chmodSync(join(root, program), 0o755)
    const script = steps.find((each) => each.name?.startsWith(name))?.run ?? 'exit 1'
    execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: root,
      stdio: 'pipe',
      env: {
        PATH: `${root}:${process.env['PATH']}`,
        GITHUB_OUTPUT: join(root, 'output'),
        GH_REPO: 'a/b',
        RUN: '1',
        RUN_URL: 'https://github.com/a/b/actions/runs/1',
        SHA: 'abc',
        HEAD: 'contributor:branch',
      },
    })
    return readFileSync(join(root, written), 'utf8')
  }

  it('goes to a number, or nowhere', async () => {
    expect(await ran('Find', { gh: 'echo 12' }, 'output')).toBe('number=12\n')
    expect(await ran('Find', { gh: 'echo "12; rm x"' }, 'output')).toBe('')
    expect(await ran('Find', { gh: 'true' }, 'output')).toBe('')
  })

  it('calls nobody, fetches nothing and is no longer than a comment may be', async () => {
    const said = String.raw`## What changes\n@everybody ![x](https://e.example/p.png) <img src=x> <!-- review --> <A href=x>`
    const body = await ran(
      'Fetch',
      { gh: 'echo "7 1000"', unzip: `printf '${said}\\033[31m'; yes long | head -c 90000` },
      'body.md',
    )
    expect(body.startsWith('<!-- review -->\n## What changes\n')).toBe(true)
    expect(body.slice('<!-- review -->'.length)).not.toMatch(/@\w|!\[|<img|<!--|<a\b/i)
    expect(body).not.toContain('\u001B')
    expect(body.length).toBeLessThan(61_000)
    expect(body).toContain('[this run](https://github.com/a/b/actions/runs/1#artifacts)')
  })

  it('is not written where the artifact is too large or has none', async () => {
    for (const programs of [
      { gh: 'echo "7 100000001"', unzip: 'echo x' },
      { gh: 'echo "7 1000"', unzip: 'exit 11' },
    ]) {
      await expect(ran('Fetch', programs, 'body.md')).rejects.toThrow('Command failed')
    }
  })
})
