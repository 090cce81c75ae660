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
    branch?: string
    input?: {
      repositoryId?: string
      name?: string
      branch?: { repositoryNameWithOwner: string; branchName: string }
      expectedHeadOid?: string
      fileChanges?: { additions: { path: string; contents: string }[] }
    }
  }
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex')
const date = '2027-01-01T00:00:00Z'
const author = { name: 'Writer', email: 'writer@example.org', login, user: null }
const none = { nodes: [] }
const published = { status: { contexts: [] }, deployments: none, checkSuites: none }

const blobOf = (text: string | undefined) =>
  text === undefined
    ? null
    : { oid: hash(text), byteSize: text.length, text, isBinary: false, isTruncated: false }

const refuse = (message: string) => ({ errors: [{ message }] })

/** The parts of a query, each on a repository: `site: repository(…) { … }`. */
const parts = /(?:(\w+): )?repository\([^)]*\)(?:(?!(?:\w+: )?repository\()[^])*/g

/** The selections of a part: `content_3: object(oid: "…")`, `ref(qualifiedName: $branch)`. */
const selections = /(?:(\w+): +)?\b(ref|refs|object|forks|pullRequests)\(\s*(\w+): "?([^\s")]*)/g

/**
 * Answers in place of GitHub's API, REST and GraphQL, for a writer who may write to the repository or
 * not, also on further pages. Returns what GitHub is told; `files` are those of the main branch as they
 * are at each request. Any other request fails the test: it would leave this machine.
 */
export async function answerAsGitHub(
  firstPage: Page,
  files: Readonly<Record<string, string>>,
  { canWrite }: { canWrite: boolean },
) {
  const branches: string[] = []
  const commits: Commit[] = []
  const pulls: Pull[] = []
  const opened: string[] = []
  const forks: string[] = []
  /** The state of all checks of each proposal, who is asked to accept it, and where its host shows it. */
  const review: { checks?: string; reviewer?: string; preview?: string } = {}
  const before = { ...files }
  const own = canWrite ? repository : fork

  const commitsTo = (branch: string) => commits.filter((commit) => commit.branch === branch)
  const headOf = (branch = 'main') =>
    hash(JSON.stringify(branch === 'main' ? files : commitsTo(branch)))
  /** The texts of a file, the newest first. */
  const textsOf = (branch: string, path: string) =>
    [before[path], files[path], ...commitsTo(branch).map((commit) => commit.files[path])]
      .flatMap((text) => text ?? [])
      .toReversed()
  const refOf = (branch: string) => {
    if (branch !== 'main' && !branches.includes(`${own}:${branch}`)) return null
    const oid = headOf(branch)
    const last = { oid, message: 'Last', author, committedDate: date }
    return { name: branch, target: { oid, history: { nodes: [last] } } }
  }
  const pullsOf = (branch?: string) => {
    const nodes = pulls.map(({ title, head, draft }, index) => ({
      id: 'PR',
      number: index + 1,
      title,
      url: `https://github.com/${repository}/pull/${index + 1}`,
      state: 'OPEN',
      isDraft: draft,
      createdAt: opened[index],
      updatedAt: date,
      closedAt: null,
      headRefName: head,
      headRepository: { nameWithOwner: own },
      author,
      commits: {
        nodes: [
          {
            commit: {
              statusCheckRollup: review.checks ? { state: review.checks } : null,
              deployments: none,
              status: review.preview
                ? { contexts: [{ state: 'SUCCESS', targetUrl: review.preview }] }
                : null,
            },
          },
        ],
      },
      reviewRequests: {
        nodes: review.reviewer ? [{ requestedReviewer: { login: review.reviewer } }] : [],
      },
      labels: { nodes: [{ name: 'sveltia-cms/draft' }] },
      files: {
        nodes: commitsTo(head).flatMap((commit) =>
          Object.keys(commit.files).map((path) => ({ path, changeType: 'MODIFIED' })),
        ),
      },
    }))
    const found = nodes.filter((pull) => !branch || pull.headRefName.replace(/^.*:/, '') === branch)
    return { nodes: found, totalCount: found.length }
  }

  const rest: Record<string, (body: Pull) => unknown> = {
    '/user': () => ({ id: 1, login, name: 'Writer', avatar_url: picture }),
    [`/repos/${repository}`]: () => ({ permissions: { push: canWrite }, allow_forking: true }),
    [`/repos/${fork}`]: () => (forks.includes(fork) ? { full_name: fork } : null),
    [`/repos/${repository}/forks`]: () => {
      forks.push(fork)
      return { full_name: fork }
    },
    [`/repos/${repository}/pulls`]: ({ title, head, base, draft }) => {
      if (pulls.some((pull) => pull.head === head)) return undefined
      pulls.push({ title, head, base, draft })
      opened.push(new Date().toISOString())
      const number = pulls.length
      return { number, node_id: 'PR', title, created_at: date, updated_at: date }
    },
    [`/repos/${repository}/issues/1/labels`]: () => [],
  }

  function answerTo(query: string, asked: Asked['variables']) {
    const found = [...query.matchAll(selections)].map(([, alias, name = '', by, value = '']) => {
      const named = value === '$branch' ? (asked.branch ?? 'main') : value
      const [ref = '', path = ''] = named.split(':')
      const texts = by === 'oid' ? [files, before].flatMap(Object.values<string>) : []
      const text = texts.find((each) => hash(each) === value)
      const answers: Record<string, unknown> = {
        ref: refOf(named),
        object: by === 'expression' ? blobOf(textsOf(ref, path)[0]) : (blobOf(text) ?? published),
        pullRequests: pullsOf(by === 'headRefName' ? named : undefined),
        refs: none,
        forks: { nodes: forks.map((nameWithOwner) => ({ nameWithOwner })) },
      }
      return [alias ?? name, answers[name]] as const
    })
    return { viewerPermission: canWrite ? 'WRITE' : 'READ', ...Object.fromEntries(found) }
  }

  function graphql({ query, variables = {} }: Asked): { data?: unknown; errors?: unknown } {
    const { input } = variables
    if (query.includes(' createRef(')) {
      const ref = `${input?.repositoryId}:${input?.name?.replace('refs/heads/', '')}`
      if (branches.includes(ref)) return refuse(`A ref named "${ref}" already exists.`)
      branches.push(ref)
      return { data: { createRef: { ref: { name: input?.name } } } }
    }
    if (query.includes(' createCommitOnBranch(')) {
      const { repositoryNameWithOwner: to = '', branchName: branch = '' } = input?.branch ?? {}
      if (!branches.includes(`${to}:${branch}`)) return refuse('No such branch.')
      const heads = commitsTo(branch).length === 0 ? [headOf()] : [headOf(branch)]
      if (!heads.includes(input?.expectedHeadOid ?? '')) return refuse('The branch has moved.')
      const written = (input?.fileChanges?.additions ?? []).map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
      )
      commits.push({ repository: to, branch, files: Object.fromEntries(written) })
      const oids = written.map(([, text], index) => [`file_${index}`, { oid: hash(text) }] as const)
      const commit = { oid: headOf(branch), committedDate: date, ...Object.fromEntries(oids) }
      return { data: { createCommitOnBranch: { commit } } }
    }
    if (query.includes(' fork: repository('))
      return { data: { fork: { id: own }, base: { ref: refOf('main') } } }
    const found = [...query.matchAll(parts)].map(
      ([part, alias = 'repository']) => [alias, answerTo(part, variables)] as const,
    )
    return { data: Object.fromEntries(found) }
  }

  const answer = (page: Page) =>
    page.route(`${api}**`, async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (pathname === '/graphql') return route.fulfill({ json: graphql(request.postDataJSON()) })
      if (pathname === `/repos/${repository}/git/trees/${headOf()}`) {
        const tree = Object.entries(files).map(([path, text]) => {
          return { type: 'blob', path, sha: hash(text), size: Buffer.byteLength(text) }
        })
        return route.fulfill({ json: { tree } })
      }
      const found = rest[pathname]?.(request.postDataJSON())
      if (found === undefined) return route.fallback()
      return route.fulfill({ status: found === null ? 404 : 200, json: found })
    })
  await answer(firstPage)
  return { branches, commits, pulls, forks, review, answer }
}
