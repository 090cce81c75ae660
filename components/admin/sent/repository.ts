import type { Forms } from '../messages.ts'

/** An error that stops the editor from saving, in words that it shows in its dialog. */
export const refusal = (words: string): Error =>
  new Error('saving_failed', { cause: new Error(words) })

export type Proposal = {
  readonly number: number
  readonly title: string
  readonly url: string
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED'
  readonly createdAt: string
  readonly closedAt: string | null
  readonly headRefOid: string
  readonly headRepository: { readonly nameWithOwner: string } | null
}

type Blob = { readonly text: string } | null
type History = {
  readonly history: { readonly nodes: { readonly file: { object: Blob } | null }[] }
}
/** The parts of a repository that the queries ask for. */
type Answer = {
  readonly [file: `file${number}`]: Blob
  readonly viewerPermission: string
  readonly forks: { readonly nodes: { readonly nameWithOwner: string }[] }
  readonly pullRequests: { readonly nodes: readonly Proposal[] }
  readonly ref: { readonly target: History } | null
}

/** An entry, as the events of the editor name it. */
export type Sent = { readonly collection: string; readonly slug: string }

/** What the editor keeps of the writer: nothing after signing out, maybe in another tab; no token for a folder. */
const user = (): { backendName?: string; token?: string } =>
  Object(JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}'))

/** Asks GitHub's API; undefined where it can't be reached or the token has no right to the answer. */
export async function ask(address: string, query?: string): Promise<unknown> {
  const response = await fetch(`https://api.github.com/${address}`, {
    headers: { authorization: `Bearer ${user().token}` },
    cache: 'no-store',
    ...(query !== undefined && { method: 'POST', body: JSON.stringify({ query }) }),
  }).catch(() => undefined)
  if (response?.status === 401)
    throw refusal(
      'GitHub no longer accepts your sign-in, so nothing was sent. Reload the page, sign in again and open this form: “Restore” brings back what you typed.',
    )
  return response?.ok ? response.json() : undefined
}

async function askFor(query: string): Promise<{ site: Answer; own: Answer }> {
  const answer = Object(await ask('graphql', `{ ${query} }`))
  if (answer.data) return answer.data
  throw refusal('GitHub can’t be reached, so nothing was sent. Try again in a while.')
}

const quoted = (text: string) => JSON.stringify(text)
const named = (repository: string) => {
  const [owner = '', name = ''] = repository.split('/')
  return `repository(owner: ${quoted(owner)}, name: ${quoted(name)})`
}
/** The editor reads a file without spaces at its ends. */
const asRead = (text: string) => text.trim().replaceAll(/\r\n?/g, '\n')

/** Where the editor sends an entry: to a branch of its own, in the repository or in the writer's fork. */
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
    /** The last proposal of an entry, and what its files hold where the next change is added to them. */
    async find({ collection, slug }: Sent, paths: readonly string[] = []) {
      const own = (head ??= await findHead())
      const isFork = own !== repo
      const branch = `cms/${isFork ? `${own}/` : ''}${collection}/${slug}`
      const pulls = `pullRequests(headRefName: ${quoted(branch)}, last: 10) { nodes { number title url state createdAt closedAt headRefOid headRepository { nameWithOwner } } }`
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
      // The editor begins a branch without an open proposal anew; in a fork it is a draft.
      const isAdded = inBranch.ref && (isFork || proposal?.state === 'OPEN')
      const texts = paths.map((_, index) => (isAdded ? inBranch : site)[`file${index}`]?.text)
      return {
        proposal,
        isFork,
        texts: texts.map((text) => (text === undefined ? undefined : asRead(text))),
        /** The earlier texts of a file, the newest first. */
        async history(path: string): Promise<string[]> {
          const [where, ref] = isAdded ? [own, branch] : [repo, main]
          const file = `file(path: ${quoted(path)}) { object { ... on Blob { text } } }`
          const history = `history(first: 50, path: ${quoted(path)}) { nodes { ${file} } }`
          const { site: found } = await askFor(
            `site: ${named(where)} { ref(qualifiedName: ${quoted(ref)}) { target { ... on Commit { ${history} } } } }`,
          )
          return (found.ref?.target.history.nodes ?? []).flatMap((each) =>
            each.file?.object ? [asRead(each.file.object.text)] : [],
          )
        },
      }
    },
  }
}

export type Repository = ReturnType<typeof openRepository>
