import type { Forms } from '../messages.ts'
import { asRead } from '../forms.ts'

/** An error that stops the editor from saving, in words that it shows in its dialog. */
export const refusal = (words: string): Error =>
  new Error('saving_failed', { cause: new Error(words) })

type Blob = { readonly text: string } | null

/** A pull request, as GitHub answers. */
export type Proposal = {
  readonly number: number
  readonly url: string
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED'
  readonly isDraft: boolean
  readonly createdAt: string
  readonly closedAt: string | null
  readonly headRepository: { readonly nameWithOwner: string } | null
  /** The last commit; its checks are null before the first one begins. */
  readonly commits: {
    readonly nodes: {
      readonly commit: {
        readonly statusCheckRollup: { readonly state: string } | null
        /** The last deployments, whose hosts name the address of a preview. */
        readonly deployments: {
          readonly nodes: {
            latestStatus: { state: string; environmentUrl: string | null } | null
          }[]
        } | null
        /** Netlify names the address in a status. */
        readonly status: { readonly contexts: { state: string; targetUrl: string | null }[] } | null
      }
    }[]
  }
  readonly reviewRequests: {
    readonly nodes: { requestedReviewer: { login?: string } | null }[]
  }
}

/** The parts of a repository that the queries ask for. */
type Answer = {
  readonly [file: `file${number}`]: Blob
  readonly viewerPermission: string
  readonly forks: { readonly nodes: { readonly nameWithOwner: string }[] }
  readonly pullRequests: { readonly nodes: readonly Proposal[] }
  readonly ref: { readonly name: string } | null
}

// A team is named only to a token with more rights than writing needs.
const pullFields = `number url state isDraft createdAt closedAt headRepository { nameWithOwner }
  commits(last: 1) { nodes { commit {
    statusCheckRollup { state }
    deployments(last: 5) { nodes { latestStatus { state environmentUrl } } }
    status { contexts { state targetUrl } }
  } } }
  reviewRequests(first: 5) { nodes { requestedReviewer { ... on User { login } } } }`

/** An entry, as the events of the editor name it. */
export type Sent = { readonly collection: string; readonly slug: string }

/** Sveltia's note of the writer: empty after signing out, and without a token for a folder. */
const user = (): { backendName?: string; token?: string } =>
  Object(JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}'))

async function askFor(query: string): Promise<{ site: Answer; own: Answer }> {
  const response = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${user().token}` },
    body: JSON.stringify({ query: `{ ${query} }` }),
    cache: 'no-store',
  }).catch(() => undefined)
  if (response?.status === 401)
    throw refusal(
      'GitHub no longer accepts your sign-in, so nothing was sent. Reload the page, sign in again and open this form: “Restore” brings back what you typed.',
    )
  const answer: { data?: { site: Answer; own: Answer } } = response?.ok ? await response.json() : {}
  if (answer.data) return answer.data
  throw refusal('GitHub can’t be reached, so nothing was sent. Try again in a while.')
}

const quoted = (text: string) => JSON.stringify(text)
const named = (repository: string) => {
  const [owner = '', name = ''] = repository.split('/')
  return `repository(owner: ${quoted(owner)}, name: ${quoted(name)})`
}

/** The editor sends each entry to a branch of its own, in the repository or in the writer's fork. */
export function openRepository({ backend }: Pick<Forms['config'], 'backend'>) {
  const { repo = '', branch: main = '' } = backend
  let head: string | undefined

  async function findHead() {
    const forks = 'forks(ownerAffiliations: [OWNER], first: 1) { nodes { nameWithOwner } }'
    const { site } = await askFor(`site: ${named(repo)} { viewerPermission ${forks} }`)
    const canWrite = ['ADMIN', 'MAINTAIN', 'WRITE'].includes(site.viewerPermission)
    return canWrite ? repo : (site.forks.nodes[0]?.nameWithOwner ?? repo)
  }

  return {
    repo,
    isFolder: (): boolean => user().backendName === 'local',
    isSignedIn: (): boolean => user().token !== undefined,
    /** The last proposal of an entry, and the texts of its files to which the next change is added. */
    async find({ collection, slug }: Sent, paths: readonly string[] = []) {
      const own = (head ??= await findHead())
      const isFork = own !== repo
      const branch = `cms/${isFork ? `${own}/` : ''}${collection}/${slug}`
      const pulls = `pullRequests(headRefName: ${quoted(branch)}, last: 10) { nodes { ${pullFields} } }`
      const filesOf = (at: string) =>
        paths.map(
          (path, index) =>
            `file${index}: object(expression: ${quoted(`${at}:${path}`)}) { ... on Blob { text } }`,
        )
      const { site, own: inBranch } = await askFor(
        `site: ${named(repo)} { ${pulls} ${filesOf(main).join(' ')} } own: ${named(own)} { ref(qualifiedName: ${quoted(branch)}) { name } ${filesOf(branch).join(' ')} }`,
      )
      const proposal = site.pullRequests.nodes.findLast(
        ({ headRepository }) => headRepository?.nameWithOwner === own,
      )
      // The editor replaces a branch whose proposal is closed. In a fork it adds to the branch.
      const isAdded = inBranch.ref && (isFork || proposal?.state === 'OPEN')
      const texts = paths.map((_, index) => (isAdded ? inBranch : site)[`file${index}`]?.text)
      return {
        proposal,
        isFork,
        texts: texts.map((text) => (text === undefined ? undefined : asRead(text))),
      }
    },
  }
}

export type Repository = ReturnType<typeof openRepository>
