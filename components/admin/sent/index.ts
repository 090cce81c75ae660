import { registerEventListener } from '@sveltia/cms'
import { add } from '#components/browser/dom.ts'
import type { Forms } from '../messages.ts'
import { openRepository, type Proposal, type Repository, type Sent } from './repository.ts'
import { onlyOwnChange } from './versions.ts'

export { withVersions } from './versions.ts'

/** Keeps the work of others when a form is saved, and shows the state of its proposal. */
export function startSending(forms: Forms): void {
  const repository = openRepository(forms.config)
  const showStatus = openStatusLine(repository, forms)
  const { preSave, postSave } = onlyOwnChange(repository, forms)
  registerEventListener({ name: 'preSave', handler: preSave })
  registerEventListener({
    name: 'postSave',
    handler(event) {
      postSave(event)
      void showStatus(event.entry.toJS())
    },
  })

  const showOpened = () => {
    const [, collection, slug] =
      /^#\/collections\/(\w+)\/entries\/([^/?]+)/.exec(location.hash) ?? []
    if (collection !== undefined && slug !== undefined) void showStatus({ collection, slug })
  }
  addEventListener('hashchange', showOpened)
  showOpened()
}

/** While checks run, the line is updated after this many milliseconds. */
const pause = 15_000

const checkWords: Readonly<Record<string, string>> = {
  PENDING: 'the checks are running',
  EXPECTED: 'the checks are running',
  SUCCESS: 'the checks are green',
  FAILURE: 'the checks are red: they found faults',
  ERROR: 'the checks are red: they could not run to their end',
}

const stateOfChecks = ({ commits }: Proposal) =>
  commits.nodes[0]?.commit.statusCheckRollup?.state ?? ''

function proposalWords(proposal: Proposal, repo: string): string {
  const state = proposal.isDraft ? 'a draft, which nobody reviews yet' : 'in review'
  const found = checkWords[stateOfChecks(proposal)] ?? 'the checks have not begun'
  const people =
    proposal.reviewRequests.nodes
      .flatMap(({ requestedReviewer }) => requestedReviewer?.login ?? [])
      .join(' or ') || `a maintainer of ${repo}`
  return ` is ${state}; ${found}. To be published, it has to be accepted by ${people}.`
}

const ofNetlify = /^https:\/\/deploy-preview-[\w-]+\.netlify\.app/

/** The address of a preview that the host has made of the last commit. */
function previewOf({ commits }: Proposal): string | undefined {
  const { deployments, status } = commits.nodes[0]?.commit ?? {}
  const states = [
    ...(deployments?.nodes ?? []).map(({ latestStatus }) => ({
      state: latestStatus?.state,
      address: latestStatus?.environmentUrl ?? '',
    })),
    ...(status?.contexts ?? []).map(({ state, targetUrl }) => ({
      state,
      address: ofNetlify.exec(targetUrl ?? '')?.[0] ?? '',
    })),
  ]
  return states.find(({ state, address }) => state === 'SUCCESS' && address.startsWith('https://'))
    ?.address
}

/** The address of the page of an entry on the site, in English: `/programs/x`. */
function pageOf({ config: { collections, singletons } }: Forms, { collection, slug }: Sent) {
  const found = collections.find(({ name }) => name === collection)
  const files = found?.files ?? singletons
  const form = found?.folder === undefined ? files.find(({ name }) => name === slug) : found
  return form?.preview_path?.replace('{{locale}}', '').replace('{{slug}}', slug) ?? '/'
}

/** Opens the line below the editor that shows the state of a proposal. */
function openStatusLine(repository: Repository, forms: Forms) {
  const line = add(document.body, 'p', { className: 'sent', role: 'status', hidden: true })
  let shown: Sent | undefined
  let timer = 0

  return async function show(sent: Sent): Promise<void> {
    shown = sent
    clearTimeout(timer)
    // Without an answer from GitHub there is no line, and the writer goes on.
    const found = repository.isSignedIn()
      ? await repository.find(sent).catch(() => undefined)
      : undefined
    const proposal = found?.proposal?.state === 'OPEN' ? found.proposal : undefined
    if (shown !== sent) return
    line.hidden = !proposal
    if (!proposal) return
    const [name, words] = [`Proposal #${proposal.number}`, proposalWords(proposal, repository.repo)]
    const preview = previewOf(proposal)
    const built = preview === undefined ? '' : 'See the built page'
    // Setting the same words again would take the focus from the link, and be read aloud.
    if (line.textContent !== `${name}${words} ${built}`) {
      line.replaceChildren()
      add(line, 'a', { textContent: name, href: proposal.url, target: '_blank' })
      line.append(`${words} `)
      const href = `${preview?.replace(/\/$/, '')}${pageOf(forms, sent)}`
      if (preview !== undefined) add(line, 'a', { textContent: built, href, target: '_blank' })
    }
    const isOver = ['SUCCESS', 'FAILURE', 'ERROR'].includes(stateOfChecks(proposal))
    if (!isOver) timer = window.setTimeout(() => void show(sent), pause)
  }
}
