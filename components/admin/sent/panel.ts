import { stringify } from 'yaml'
import { add } from '#components/browser/dom.ts'
import type { Group } from '../format.ts'
import { ask, type Proposal, type Repository, type Sent } from './repository.ts'

/** Milliseconds between two looks at a check that isn't over. */
const pause = 15_000
const kept = 'admin-not-sent'

/** What GitHub calls the end of a run. Others say nothing of the text. */
const ends: Readonly<Record<string, string>> = {
  success: 'passed',
  failure: 'found faults',
  timed_out: 'took too long',
  action_required: 'waits until a maintainer starts it',
}

type Run = {
  readonly name: string
  readonly conclusion: string | null
  readonly html_url: string
  readonly created_at: string
}
type Comment = {
  readonly body: string
  readonly updated_at: string
  readonly user: { readonly login: string }
}

/** The runs of the workflows for the last change of a proposal, the newest of each. */
async function runsOf(repo: string, { headRefOid }: Proposal): Promise<Run[] | undefined> {
  const answer = await ask(`repos/${repo}/actions/runs?event=pull_request&head_sha=${headRefOid}`)
  if (answer === undefined) return undefined
  const runs: Run[] = Object(answer).workflow_runs
  return runs.filter(({ name }, index) => runs.findIndex((each) => each.name === name) === index)
}

/** The built pages, which the comment of the review names (.github/workflows/comment.yml). */
async function builtPages(repo: string, { number }: Proposal, runs?: readonly Run[]) {
  const comments: Comment[] = Object(
    await ask(`repos/${repo}/issues/${number}/comments?per_page=100`),
  )
  const { body, updated_at = '' } = Array.from(comments).find(
    ({ user, body }) => user.login === 'github-actions[bot]' && body.startsWith('<!-- review -->'),
  ) ?? { body: '' }
  // The comment of an earlier change stays until the review of this one is over.
  if (runs && !runs.some(({ created_at }) => created_at < updated_at)) return {}
  // The comment quotes the text of the proposal above its own lines. Without a preview, none is its last.
  const last = (pattern: RegExp) => [...body.matchAll(pattern)].at(-1)?.[1]
  return {
    preview: last(/\nThe pages, as they would be on the site: (https:\S+)\s*$/g),
    report: last(/\[this run\]\((https:\/\/github\.com\/\S+?)\)/g),
  }
}

/** A box at the bottom of the page of the editor. `routeOf` gives the address of an entry's page. */
export function openPanel(repository: Repository, routeOf: (sent: Sent) => string) {
  const { repo } = repository
  const box = add(document.body, 'aside', {
    className: 'sent',
    ariaLabel: 'Your proposal',
    hidden: true,
  })
  const onclick = () => {
    sessionStorage.removeItem(kept)
    notSent.replaceChildren()
    hide()
  }
  add(box, 'button', { textContent: '×', ariaLabel: 'Close', onclick })
  const shownNews = add(box, 'div', { role: 'status' })
  const notSent = add(box, 'div')
  let timer = 0
  let shown: Sent | undefined

  function hide() {
    shown = undefined
    shownNews.replaceChildren()
    box.hidden = !notSent.hasChildNodes()
  }

  async function show(sent: Sent): Promise<void> {
    shown = sent
    clearTimeout(timer)
    const found = repository.isSignedIn() ? await repository.find(sent) : undefined
    const proposal = found?.proposal?.state === 'OPEN' ? found.proposal : undefined
    const runs = proposal && (await runsOf(repo, proposal))
    const { preview, report } = proposal ? await builtPages(repo, proposal, runs) : {}
    if (shown !== sent) return
    if (!proposal) return hide()
    box.hidden = false
    const news = document.createElement('div')
    const heading = add(news, 'p')
    addLink(heading, `Proposal #${proposal.number}`, proposal.url)
    heading.append(` ${proposal.title}`)
    const status = add(news, 'p')
    if (!runs) status.textContent = 'The proposal shows the state of its checks.'
    else if (runs.length === 0) status.textContent = 'The check has not begun yet.'
    for (const { name, conclusion, html_url } of runs ?? []) {
      addLink(status, name, html_url)
      status.append(` ${conclusion === null ? 'runs…' : (ends[conclusion] ?? 'was ended')} `)
    }
    const pages = add(news, 'p')
    if (preview) addLink(pages, 'The page', preview.replace(/\/$/, '') + routeOf(sent))
    if (report) addLink(pages, 'Before and after (artifact “review”)', report)
    if (!preview && !report) pages.textContent = 'The built page is linked here after the check.'
    // The same again would take the focus from a link, and be read aloud.
    if (!shownNews.firstChild?.isEqualNode(news)) shownNews.replaceChildren(news)
    if (report === undefined) timer = window.setTimeout(() => showQuietly(sent), pause)
  }

  /** What GitHub doesn't answer isn't shown. It stops nobody from writing. */
  const showQuietly = (sent: Sent): void => void show(sent).catch(hide)

  function showKept() {
    const words: Group = Object(JSON.parse(sessionStorage.getItem(kept) ?? '{}'))
    if (Object.keys(words).length === 0) return
    box.hidden = false
    notSent.replaceChildren()
    add(notSent, 'p', { textContent: 'Not sent: what you typed' })
    for (const [name, value] of Object.entries(words)) {
      const text = typeof value === 'string' ? value : stringify(value)
      const field = add(notSent, 'label', { textContent: name })
      add(field, 'textarea', { textContent: text, readOnly: true })
    }
  }

  showKept()
  return {
    show: showQuietly,
    keep(words: Group) {
      sessionStorage.setItem(kept, JSON.stringify(words))
      showKept()
    },
  }
}

const addLink = (parent: Element, textContent: string, href: string) =>
  add(parent, 'a', { textContent, href, target: '_blank' })
