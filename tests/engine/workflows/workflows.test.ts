import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Files, temporaryFolder } from '#tests/support/temporary-folder.ts'

type Step = { name?: string; uses?: string; run?: string; if?: string; with?: object; env?: object }
type Job = {
  permissions?: Record<string, string> | string | undefined
  env?: object | undefined
  steps: Step[]
}
type Workflow = { on: object | string; permissions: Job['permissions']; jobs: Record<string, Job> }

const folder = '.github/workflows'
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
const workflows = files.map((name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const { on, permissions, jobs }: Workflow = parse(text)
  const allJobs = Object.entries(jobs).map(([job, { permissions: own, env, steps = [] }]) => {
    return { name: job, permissions: own ?? permissions, env, steps }
  })
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
  return { name, text, events, jobs: allJobs, steps: allJobs.flatMap((each) => each.steps) }
})
const stepsOf = (file: string) => workflows.find(({ name }) => name === file)?.steps ?? []

const writes = ({ permissions = {} }: Job) =>
  Object.entries(typeof permissions === 'string' ? { all: permissions } : permissions).flatMap(
    ([right, kind]) => (kind.startsWith('write') ? [right] : []),
  )

/** What the steps with this action give to it. */
const optionsOf = (action: string, steps: readonly Step[]) =>
  steps.filter(({ uses }) => uses?.includes(`/${action}@`)).map((each) => each.with)

/** Runs the script of a step in a folder, as GitHub does. */
const runStep = (script = 'exit 1', cwd: string, env: NodeJS.ProcessEnv = {}) =>
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GITHUB_OUTPUT: join(cwd, 'output'), ...env },
  })

/** True for a job whose rights or secrets could change the repository or the site. */
const hasKeys = (job: Job) =>
  writes(job).length > 0 || /\bsecrets\b(?!\.\w+ != '')/.test(JSON.stringify(job))

const runsCode = ({ steps }: Job) =>
  steps.some(
    ({ uses = '', run = '' }) =>
      /checkout|setup-node/.test(uses) || /\b(?:npm|npx|node|git|python3?) /.test(run),
  )

// Also the workflows that an owner adds.
describe.each(workflows)('$name', ({ events, jobs, steps }) => {
  it('lets no stranger write a part of a script', () => {
    for (const { run = '' } of steps)
      expect(run).not.toMatch(/\$\{\{[^}]*\b(?:github\.(?:event|head_ref)|steps|needs)\b/)
  })

  it('runs no code of a pull request with rights or secrets', () => {
    const isStrangers = events.some((event) => /^(?:pull_request|workflow_run)/.test(event))
    const isDangerous = (job: Job) => isStrangers && hasKeys(job)
    const target = events.includes('pull_request_target')
    const found = jobs.filter((job) => runsCode(job) && (target || isDangerous(job)))
    expect(found.map(({ name }) => name)).toEqual([])
  })
})

const afterOthers = workflows.filter(({ events }) => events.includes('workflow_run'))

it.each(afterOthers)('$name runs the code of the main branch alone', ({ text, steps }) => {
  for (const options of optionsOf('checkout', steps))
    expect(Object.keys(options ?? {})).not.toContain('ref')
  expect(text).not.toMatch(/git (?:clone|fetch|checkout|switch|worktree)|refs\/pull/)
})

const delivered = /^(?:ci|comment|nightly|publish|review)\.yml$/
const own = workflows.filter(({ name }) => delivered.test(name))

describe.each(own)('$name, as it is delivered,', ({ name, text, jobs, steps }) => {
  it('names actions by their commit, with the version beside it', () => {
    const uses = Array.from(text.matchAll(/^ *(?:- )?uses: (.+)$/gm), ([, action]) => action)
    for (const action of uses) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('runs no code, and nothing that it installs, in a job with rights or secrets', () => {
    const found = jobs.filter((job) => hasKeys(job) && runsCode(job))
    expect(found.map((job) => job.name)).toEqual([])
    const rights = name === 'comment.yml' ? ['pull-requests'] : ['pages', 'id-token']
    expect(rights).toEqual(expect.arrayContaining(jobs.flatMap(writes)))
  })

  it('leaves no token on the disk and none to the code that it runs', () => {
    for (const options of optionsOf('checkout', steps))
      expect(options).toMatchObject({ 'persist-credentials': false })
    const running = jobs.flatMap(({ env, steps: all }) =>
      all.filter(({ run = '' }) => /\bnpm /.test(run)).map((each) => [env, each.env]),
    )
    expect(JSON.stringify(running)).not.toMatch(/token|secret/i)
  })
})

// A cache that another branch fills can bring files to any place.
it.each(['comment.yml', 'publish.yml'])('%s uses no cache', (file) => {
  for (const options of optionsOf('setup-node', stepsOf(file)))
    expect(options).toEqual({ 'node-version': 22, 'package-manager-cache': false })
  expect(JSON.stringify(stepsOf(file))).not.toContain('actions/cache')
})

describe.runIf(process.platform === 'linux')('a change of content alone', () => {
  const steps = stepsOf('ci.yml')
  const script = steps.find(({ name }) => name === 'Find out what changes')?.run ?? ''
  const [names = ''] = /^entry=.*\nshown=.*$/m.exec(script) ?? []
  const [, pattern = ''] = /grep -qvP ("[^"]+")/.exec(script) ?? []
  /** Those that the step takes for content. */
  const contentOf = (files: string[]) => {
    const grep = `${names}\ngrep -P ${pattern} || true`
    return execFileSync('bash', ['-c', grep], { input: files.join('\n'), encoding: 'utf8' })
  }

  it('runs no test of the code, in a job that ends all the same', () => {
    const written = ['content/faqs/a.mdx', 'content/site.yaml', 'content/dictionary/a.txt']
    const translated = ['content/faqs/a.ne.mdx', 'content/site.ne.yaml', 'pages/IT-b.ne.mdx']
    const shown = ['pages/IT-b.mdx', 'public/images/चित्र a.JPG', 'public/x.pdf']
    const files = [...written, ...translated, ...shown]
    expect(contentOf(files)).toBe(`${files.join('\n')}\n`)
    expect(steps.filter(({ run = '' }) => run.startsWith('npm '))).toHaveLength(2)
    for (const each of steps.slice(2)) expect(each.if).toBe('steps.changes.outputs.code')
  })

  it('is none if a program, its settings or anything else changes too', () => {
    // The last one is what the step says where git can't tell what changes.
    const others =
      `content/kinds/program.ts content/kinds/a.mdx content/schema/fields.ts pages/+config.ts pages/a.tsx pages/+client.mdx
      pages/evil/+Page.mdx pages/a.page.mdx pages/a.md content/schema/evil/+Page.mdx
      content/schema/a.mdx content/faqs/+Page.mdx content/dictionary/a.page.route.mdx
      content/package.yaml public/x/+config.js public/+a.png public/tsconfig.json
      public/.gitattributes public/images/README.md package-lock.json scripts/x.mdx
      xcontent/a.mdx .github/CONTRIBUTING.md public"/a.mdx all`.split(/\s+/)
    expect(contentOf(others)).toBe('')
  })

  it.each(['review.yml', 'publish.yml'])('is checked with its text by %s', (file) => {
    const runs = stepsOf(file).map(({ run = '' }) => /^npm (?:ci|run [\w:]+)/.exec(run)?.[0])
    const wanted = ['npm ci', 'npm run check', 'npm run build', 'npm run check:site']
    expect(runs.filter((run) => run !== undefined && run !== 'npm run launch')).toEqual(wanted)
  })
})

/** GitHub with two deployments of the commit; `statuses` prints the address of the second. */
const deployments = (statuses: string) =>
  `case "$*" in *sha=0123456789abcdef*) echo 7; echo 8 ;; *deployments/8/*) ${statuses} ;; esac`

/** GitHub with this answer at an address. */
const told = (address: string, text: string) =>
  `case "$*" in ${address.replace(')', '*)')} echo '${text}' ;; esac`
const netlify = 'https://app.netlify.com/x\nhttps://deploy-preview-12--a.netlify.app'
const cloudflare = '<a href="https://0af.a.pages.dev">https://0af.a.pages.dev</a>'

/** Runs a step in a new folder, with `programs` instead of those of the runner. */
async function folderAfter(
  name: string,
  programs: Record<string, string>,
  files: Files = {},
  env: NodeJS.ProcessEnv = {},
) {
  const scripts = Object.entries(programs).map(([program, text]) => [
    `bin/${program}`,
    `#!/bin/sh\n${text}\n`,
  ])
  const root = await temporaryFolder({ ...Object.fromEntries(scripts), ...files, output: '' })
  for (const program of Object.keys(programs)) chmodSync(join(root, 'bin', program), 0o755)
  const step = [...stepsOf('comment.yml'), ...stepsOf('publish.yml')].find((each) =>
    each.name?.startsWith(name),
  )
  runStep(step?.run, root, {
    PATH: `${root}/bin:${process.env['PATH']}`,
    RUNNER_TEMP: join(root, 'temporary'),
    GH_REPO: 'a/b',
    RUN: '1',
    RUN_URL: 'https://github.com/a/b/actions/runs/1',
    SHA: '0123456789abcdef',
    HEAD: 'contributor:branch',
    NUMBER: '12',
    ...env,
  })
  return root
}

/** What a step writes to a file. */
const written = async (file: string, ...step: Parameters<typeof folderAfter>) =>
  readFileSync(join(await folderAfter(...step), file), 'utf8')

describe.runIf(process.platform === 'linux')('the comment on a pull request', () => {
  it('calls nobody, fetches nothing and is no longer than a comment may be', async () => {
    const said = String.raw`## What changes\n@everybody ![x](https://e.example/p.png) <img src=x> <!-- review --> <A href=x>`
    const unzip = `printf '${said}'; yes long | head -c 90000`
    const body = await written('body.md', 'Fetch the comment', { gh: 'echo "7 1000"', unzip })
    expect(body.startsWith('<!-- review -->\n## What changes\n')).toBe(true)
    expect(body.slice('<!-- review -->'.length)).not.toMatch(/@\w|!\[|<img|<!--|<a\b/i)
    expect(body.length).toBeLessThan(61_000)
    expect(body).toContain('[this run](https://github.com/a/b/actions/runs/1#artifacts)')
  })

  it('gets no empty line in a block of HTML', async () => {
    const unzip = String.raw`printf '<p>\n\001\n\033\n\177\n# Merge this\n</p>'`
    const body = await written('body.md', 'Fetch the comment', { gh: 'echo "7 1000"', unzip })
    expect(body).toMatch(/^<!-- review -->\n<p>\n(?:.+\n){4}<\/p>\n/)
  })

  it.each([
    ['of the deployment', deployments('echo https://a-1.pages.dev'), '', 'https://a-1.pages.dev'],
    [
      'in the status of Netlify',
      told('*/status)', netlify),
      '',
      'https://deploy-preview-12--a.netlify.app',
    ],
    [
      'in the check of Cloudflare',
      told('*/check-runs)', cloudflare),
      '',
      'https://0af.a.pages.dev',
    ],
    ['that the owner names', 'exit 1', 'https://n-NUMBER--a.app/', 'https://n-12--a.app/'],
    ['no other text', deployments("echo 'https://a.dev) [x](https://b.dev'"), '', undefined],
  ])('has the address of the preview, as the author’s code: %s', async (_, gh, given, url) => {
    const said = { 'body.md': 'Pages.\n' }
    const step = ['Add the address', { gh }, said, { PREVIEW_URL: given }] as const
    const body = await written('body.md', ...step)
    const warning = 'The preview runs the code of this pull request: sign in nowhere on it.'
    const lines = `\n${warning}\nThe pages, as they would be on the site: ${url}\n`
    expect(body).toBe(`Pages.\n${url === undefined ? '' : lines}`)
  })

  const url = 'https://site.example/'
  it.each([
    ['names its editor', { url, editing: {} }, 'admin=https://site.example/admin\n'],
    ['has no editor', { url }, ''],
    ['has no address yet', { url, editing: {}, toSupply: ['url'] }, ''],
  ])('knows from site.yaml of main whether the published site %s', async (_, site, output) => {
    const root = await temporaryFolder({ 'content/site.yaml': JSON.stringify(site), output: '' })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    runStep(
      stepsOf('comment.yml').find(({ name }) => name?.startsWith('Find the editor'))?.run,
      root,
    )
    expect(readFileSync(join(root, 'output'), 'utf8')).toBe(output)
  })

  it.each([
    [
      'https://site.example/admin',
      '<a href="https://site.example/admin#/collections/faqs/entries/a-b">faqs/a-b</a>',
    ],
    ['', '<code>/admin#/collections/faqs/entries/a-b</code>'],
  ])('links forms of the published editor "%s" alone', async (ADMIN, form) => {
    const others = [
      '<code>/admin#/collections/faqs/entries/a"><img src=x></code>',
      '<code>https://evil.example/admin#/collections/faqs/entries/a</code>',
      '/admin#/x',
    ].join(' ')
    const said = { 'body.md': `<code>/admin#/collections/faqs/entries/a-b</code> ${others}\n` }
    const body = await written('body.md', 'Link the forms', {}, said, { ADMIN })
    expect(body).toBe(`${form} ${others}\n`)
  })
})

describe.runIf(process.platform === 'linux')('the place where the site is published', () => {
  const pages = 'echo https://owner.github.io/website/'
  const off = 'echo \'{"message":"Not Found"}\'; exit 1'
  it.each([
    ['GitHub Pages, if it is on', pages, {}, 'pages=https://owner.github.io/website/\n'],
    ['by HTTPS alone', 'echo http://institute.edu.np/', {}, 'pages=https://institute.edu.np/\n'],
    ['none before Pages is on', off, {}, ''],
    ['a host with SFTP, if it is named', pages, { SFTP_ADDRESS: 'sftp://a@b/c' }, ''],
  ])('is %s', async (_, gh, env, output) => {
    expect(await written('output', 'Find out where', { gh }, {}, env)).toBe(output)
  })

  const server = '/usr/lib/openssh/sftp-server'
  const reason = existsSync(server) ? '' : ' (not installed here: apt-get install openssh-server)'
  it.skipIf(reason)(`gets what changes by SFTP, and loses nothing of others${reason}`, async () => {
    const sshpass = `while [ "$1" != -b ]; do shift; done; sftp -b "$2" -D "${server} -d $PWD/host"`
    const upload = async (files: Files) => {
      const root = await folderAfter('Upload the site', { sshpass }, files, {
        SFTP_ADDRESS: 'sftp://a@b/c',
        SFTP_HOST_KEY: 'b ssh-ed25519 AAAA',
      })
      return readdirSync(join(root, 'host'), { recursive: true }).map(String).toSorted()
    }
    const before = ['a.html', 'assets/old.js', 'gone.html', 'own.html']
    const found = await upload({
      ...Object.fromEntries(before.map((name) => [`host/${name}`, 'old'])),
      'host/.published': 'a.html\nassets/old.js\ngone.html\n',
      'site/a.html': 'new',
      'site/.well-known/a [1].txt': 'new',
    })
    const own = ['.published', '.well-known', '.well-known/a [1].txt', 'a.html']
    expect(found).toEqual([...own, 'assets', 'assets/old.js', 'own.html'])
  })
})
