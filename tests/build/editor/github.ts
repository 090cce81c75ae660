import { createHash } from 'node:crypto'
import type { Page } from 'playwright'

/** As site.yaml names it. */
export const repository = 'institute/website'

const api = 'https://api.github.com/'
const picture = 'https://avatars.githubusercontent.com/u/1'
const login = 'writer'
const fork = `${login}/website`

type Commit = { repository: string; branch: string; files: Record<string, string> }
type Pull = { title: string; head: string; base: string; draft: boolean }

/** What the editor sends to GraphQL, as far as the answers depend on it. */
type Asked = {
  query: string
  variables: {
    input?: {
      repositoryId?: string
      name?: string
      branch?: { repositoryNameWithOwner: string; branchName: string }
      fileChanges?: { additions: { path: string; contents: string }[] }
    }
  }
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex')
const head = hash('main')
const date = '2027-01-01T00:00:00Z'

/** The selections of a query on a repository: `content_3: object(oid: "…")`, `ref(…)`. */
const selections = /(?:(\w+): +)?\b(ref|refs|object|forks|pullRequests)\((?:oid: "(\w+)")?/g

/**
 * Answers in place of GitHub's API, REST and GraphQL, for a writer who may write to the repository or
 * not. Returns what GitHub is told. Any other request fails the test: it would leave this machine.
 */
export async function answerAsGitHub(
  page: Page,
  files: Readonly<Record<string, string>>,
  { canWrite }: { canWrite: boolean },
) {
  const branches: string[] = []
  const commits: Commit[] = []
  const pulls: Pull[] = []
  const forks: string[] = []
  const texts = new Map(Object.values(files).map((text) => [hash(text), text]))

  const rest: Record<string, (body: Pull) => unknown> = {
    '/user': () => ({ id: 1, login, name: 'Writer', avatar_url: picture }),
    [`/repos/${repository}`]: () => ({ permissions: { push: canWrite }, allow_forking: true }),
    [`/repos/${fork}`]: () => (forks.includes(fork) ? { full_name: fork } : null),
    [`/repos/${repository}/forks`]: () => {
      forks.push(fork)
      return { full_name: fork }
    },
    [`/repos/${repository}/git/trees/${head}`]: () => ({
      tree: Object.entries(files).map(([path, text]) => {
        return { type: 'blob', path, sha: hash(text), size: Buffer.byteLength(text) }
      }),
    }),
    [`/repos/${repository}/pulls`]: ({ title, head, base, draft }) => {
      pulls.push({ title, head, base, draft })
      return { number: 1, node_id: 'PR', title, created_at: date, updated_at: date }
    },
    [`/repos/${repository}/issues/1/labels`]: () => [],
  }

  const author = { name: 'Writer', email: 'writer@example.org', user: null }
  const last = { oid: head, message: 'Last', author, committedDate: date }
  const none = { nodes: [] }
  const ref = { target: { oid: head, history: { nodes: [last] } } }
  const published = { status: { contexts: [] }, deployments: none, checkSuites: none }
  const selected = new Map<string, object>(
    Object.entries({ ref, refs: none, forks: none, pullRequests: none }),
  )

  function graphql({ query, variables: { input } }: Asked): unknown {
    if (query.includes(' createRef(')) {
      branches.push(`${input?.repositoryId}:${input?.name?.replace('refs/heads/', '')}`)
      return { createRef: { ref: { name: input?.name } } }
    }
    if (query.includes(' createCommitOnBranch(')) {
      const { repositoryNameWithOwner: to = '', branchName: branch = '' } = input?.branch ?? {}
      if (!branches.includes(`${to}:${branch}`)) return undefined
      const written = (input?.fileChanges?.additions ?? []).map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
      )
      commits.push({ repository: to, branch, files: Object.fromEntries(written) })
      const oids = written.map(([, text], index) => [`file_${index}`, { oid: hash(text) }] as const)
      const oid = hash(branch)
      return {
        createCommitOnBranch: { commit: { oid, committedDate: date, ...Object.fromEntries(oids) } },
      }
    }
    if (query.includes(' fork: repository(')) {
      return { fork: { id: canWrite ? repository : fork }, base: { ref } }
    }
    const found = [...query.matchAll(selections)].map(([, alias, name = '', oid = '']) => {
      const text = texts.get(oid)
      const object = text === undefined ? published : { text, isTruncated: false }
      return [alias ?? name, selected.get(name) ?? object] as const
    })
    return found.length === 0 ? undefined : { repository: Object.fromEntries(found) }
  }

  await page.route(`${api}**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname === '/graphql') {
      const data = graphql(request.postDataJSON())
      return data === undefined ? route.fallback() : route.fulfill({ json: { data } })
    }
    const answer = rest[pathname]?.(request.postDataJSON())
    if (answer === undefined) return route.fallback()
    return route.fulfill({ status: answer === null ? 404 : 200, json: answer })
  })
  return { branches, commits, pulls, forks }
}
